import type { Env, ProviderAnswer } from '../env/env.ts'

/** The name of the window, which it keeps on its way. */
const NAME = 'storefront-sign-in'
/** What marks a message as a provider's answer. */
const MARK = 'storefront:social'
/** How often it is looked whether the window was closed, which no event tells; milliseconds. */
const LOOK_EVERY = 500

/** Opens a small window of its own; it is led to the provider once that is known, for a browser opens it at the press alone. */
export const openWindow: Env['openWindow'] = () => {
  const { screenX, screenY, outerWidth, outerHeight } = window
  const [left, top] = [screenX + (outerWidth - 480) / 2, screenY + (outerHeight - 680) / 2]
  const opened = window.open('', NAME, `popup,width=480,height=680,left=${left},top=${top}`)
  if (!opened) return undefined
  return {
    go: url => opened.location.replace(url),
    close: () => opened.close(),
    onAnswer(listener) {
      const onMessage = ({ origin, data }: MessageEvent<Partial<ProviderAnswer> & { type?: string }>) => {
        if (origin !== window.location.origin || data?.type !== MARK || typeof data.state !== 'string') return
        end()
        listener({ state: data.state, ...(typeof data.code === 'string' && { code: data.code }) })
      }
      const timer = setInterval(() => {
        if (!opened.closed) return
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

/** Answers the window that opened this one, on our own origin; a provider that cuts the tie leaves this window to go on by itself. */
export const answerOpener: Env['answerOpener'] = answer => {
  const { opener, name } = window as { opener: Window | null; name: string }
  if (name !== NAME || !opener || opener.closed) return false
  opener.postMessage({ type: MARK, ...answer }, window.location.origin)
  window.close()
  return true
}

/** The proof of a verifier (RFC 7636, S256). */
export const digest: Env['digest'] = async text => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
