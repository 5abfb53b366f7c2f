import type { ProviderAnswer, Providers } from '../../platform/platform.ts'
import { PROVIDER_MARK, PROVIDER_WINDOW } from '../../platform/provider-names.ts'
import { pageAround } from './page-around.ts'

/** The interval for checking whether the window was closed, for which there is no event, in milliseconds. */
const LOOK_EVERY = 500

/** Opens an empty popup, which is sent to the provider later, because browsers allow popups only during a click. */
const openWindow: Providers['openWindow'] = () => {
  const { screenX, screenY, outerWidth, outerHeight } = window
  const [left, top] = [screenX + (outerWidth - 480) / 2, screenY + (outerHeight - 680) / 2]
  const opened = window.open('', PROVIDER_WINDOW, `popup,width=480,height=680,left=${left},top=${top}`)
  if (!opened) return undefined
  return {
    go: url => opened.location.replace(url),
    close: () => opened.close(),
    onAnswer(listener) {
      const onMessage = ({ origin, data }: MessageEvent<Partial<ProviderAnswer> & { type?: string }>) => {
        if (origin !== (pageAround()?.origin ?? window.location.origin)) return
        if (data?.type !== PROVIDER_MARK || typeof data.state !== 'string') return
        end()
        listener({ state: data.state, ...(typeof data.code === 'string' && { code: data.code }) })
      }
      let wasClosed = false
      const timer = setInterval(() => {
        if (!opened.closed) return
        // The answer that it gave before it closed may still be on its way: at the next look it is here.
        if (!wasClosed) return void (wasClosed = true)
        end()
        listener(undefined)
      }, LOOK_EVERY)
      const end = () => {
        clearInterval(timer)
        window.removeEventListener('message', onMessage)
      }
      window.addEventListener('message', onMessage)
      return end
    }
  }
}

/** The PKCE code challenge of a verifier (RFC 7636, S256). */
const digest: Providers['digest'] = async text => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Leaves the topmost page, because providers don't sign anybody in within a frame. */
function leave(url: string): void {
  const page = pageAround()
  if (page) return page.leave(url)
  try {
    ;(window.top ?? window).location.href = url
  } catch {
    // The frame's sandbox keeps it from leaving the page around it.
    window.location.assign(url)
  }
}

/** The browser's access to sign-in providers. */
export const browserProviders: Providers = { openWindow, digest, leave, page: () => pageAround()?.url }
