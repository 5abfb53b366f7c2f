import Cookies from 'js-cookie'
import type { Storage } from '../../platform/platform.ts'

/** The longest that browsers keep a cookie, in days. */
export const DAYS = 400
/** Where tabs of the same host tell each other that something was kept. */
const CHANNEL = 'storefront'

function isFramedByAnother(): boolean {
  try {
    return window.self !== window.top && !window.top?.location.href
  } catch {
    return true
  }
}

function attributes(): Cookies.CookieAttributes {
  // SameSite=None needs Secure, and plain http can't have Secure: there, Lax is what can be had.
  const isSecure = window.location.protocol === 'https:'
  return {
    path: '/',
    sameSite: isSecure ? 'None' : 'Lax',
    secure: isSecure,
    ...(isSecure && isFramedByAnother() && { partitioned: true })
  }
}

function canKeep(): boolean {
  const probe = 'storefront.probe'
  try {
    Cookies.set(probe, '1', attributes())
    const kept = Cookies.get(probe) === '1'
    Cookies.remove(probe, attributes())
    return kept
  } catch {
    return false
  }
}

/** A frame of another site may be granted its cookies by the browser, sometimes after asking the shopper. */
async function askForAccess(): Promise<void> {
  try {
    if (isFramedByAnother()) await document.requestStorageAccess()
  } catch {
    // Refused, or never heard of: memory serves.
  }
}

/** What is kept between visits, in cookies of the page's own host; in memory where no cookie can be set. */
export function cookieStorage(): Storage {
  const memory = new Map<string, string>()
  let channel: BroadcastChannel | undefined
  let isLasting = false
  const tellTabs = (key: string) => {
    // Chromium sets cookies in its own time; asked for one it waits until all are set, so that no tab looks too early.
    Cookies.get(key)
    channel?.postMessage(key)
  }
  return {
    get: key => (isLasting ? Cookies.get(key) : memory.get(key)),
    set(key, value) {
      if (!isLasting) return void memory.set(key, value)
      Cookies.set(key, value, { ...attributes(), 'max-age': `${DAYS * 86_400}` })
      tellTabs(key)
    },
    remove(key) {
      memory.delete(key)
      if (!isLasting) return
      Cookies.remove(key, attributes())
      tellTabs(key)
    },
    async open() {
      isLasting = canKeep()
      if (isLasting) return true
      await askForAccess()
      return (isLasting = canKeep())
    },
    onChange(listener) {
      try {
        channel = new BroadcastChannel(CHANNEL)
      } catch {
        // Unknown to old browsers, refused where cookies are; the slices are recalled when the shopper is back.
      }
      channel?.addEventListener('message', listener)
      return () => channel?.close()
    }
  }
}
