import Cookies from 'js-cookie'
import type { Storage, Tabs } from '../../platform/platform.ts'

/** The maximum lifetime of cookies in browsers, in days. */
export const DAYS = 400

function isFramedByAnother(): boolean {
  try {
    return window.self !== window.top && !window.top?.location.href
  } catch {
    return true
  }
}

/**
 * Writes a cookie that lasts some seconds; 0 removes it. js-cookie only encodes the value: on a page that gives all objects a
 * property of its own, it would take that for an attribute, and fail.
 */
function write(key: string, value: string, seconds: number): void {
  // SameSite=None requires Secure, which plain http can't have: fall back to Lax there.
  const sameSite = window.location.protocol === 'https:' ? 'None; secure' : 'Lax'
  const { write: encode = String } = Cookies.converter
  const text = `${key}=${encode(value, key)}; path=/; max-age=${seconds}; samesite=${sameSite}`
  if (sameSite === 'Lax' || !isFramedByAnother()) return void (document.cookie = text)
  document.cookie = `${text}; partitioned`
  // Where the browser also shows the frame the cookies of a visit on the site itself, the older one of a name counts.
  if (Cookies.get(key) !== (seconds > 0 ? value : undefined)) document.cookie = text
}

function canKeep(): boolean {
  const probe = 'storefront.probe'
  try {
    // A visitor whom this host knows needs no probe, for which the browser would have to wait.
    if (/(^|; )storefront\./.test(document.cookie)) return true
    write(probe, '1', 9)
    const isStored = Cookies.get(probe) === '1'
    write(probe, '', 0)
    return isStored
  } catch {
    return false
  }
}

/** Stores values in cookies of the page's host; in memory if cookies can't be set. Changes are announced to other tabs. */
export function cookieStorage(tabs: Tabs): Storage {
  const memory = new Map<string, string>()
  let isLasting = false
  const changed = new Set<string>()
  const tellTabs = () => {
    // Chromium writes cookies asynchronously. Reading one waits for the write, so that other tabs don't read too early.
    for (const key of changed) Cookies.get(key)
    for (const key of changed) tabs.post(key)
    changed.clear()
  }
  /** Notifies the other tabs in a task of its own, because of the waiting. */
  const noteChange = (key: string) => {
    if (changed.size === 0) setTimeout(tellTabs)
    changed.add(key)
  }
  return {
    get: key => (isLasting ? Cookies.get(key) : memory.get(key)),
    set(key, value) {
      if (!isLasting) return void memory.set(key, value)
      write(key, value, DAYS * 86_400)
      noteChange(key)
    },
    remove(key) {
      memory.delete(key)
      if (!isLasting) return
      write(key, '', 0)
      noteChange(key)
    },
    open: async () => (isLasting = canKeep()),
    onChange(listener) {
      const end = tabs.onMessage(listener)
      return () => {
        // Anything written from here on is read at the next start.
        tellTabs()
        end()
      }
    }
  }
}
