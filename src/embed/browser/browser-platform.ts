import type { Platform } from '../../platform/platform.ts'
import { cookieStorage } from './cookies.ts'
import { coveredTop } from '../host/host-bar.ts'
import { answerOpener } from './answer-opener.ts'
import type * as later from '../mount/deferred-bundle.ts'
import { locate } from './locate.ts'
import { lockScroll } from '../host/scroll-lock.ts'
import { tabStorage } from './tab-storage.ts'
import { textCache } from './text-cache.ts'
import { downloadFile } from './download-file.ts'
import { share } from './share.ts'
import { updateVisibleViewport } from '../host/visible-viewport.ts'
import { webAddress } from './web-address.ts'

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function onSight(is: DocumentVisibilityState, listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === is) listener()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function onReturn(listener: () => void): () => void {
  const end = onSight('visible', listener)
  window.addEventListener('online', listener)
  return () => {
    end()
    window.removeEventListener('online', listener)
  }
}

/** Implements the platform for a storefront mounted at `root`; `loadCode` loads the second script. */
export function browserPlatform(
  root: HTMLElement,
  nonce: string | undefined,
  loadCode: () => Promise<unknown>
): Platform {
  const outside: Platform = {
    clock: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      }
    },
    storage: cookieStorage(),
    cache: textCache(),
    tab: tabStorage,
    address: webAddress(),
    http: (url, init) => fetch(url, init),
    randomId,
    zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    warn: sentence => console.warn(`Storefront: ${sentence}`),
    locate,
    onReturn,
    onLeave: listener => onSight('hidden', listener),
    openEvents: url => (typeof EventSource === 'function' ? new EventSource(url) : undefined),
    async loadCode<Code>() {
      const code = await loadCode()
      const { browserProviders, browserCards, print } = code as typeof later
      Object.assign(outside, { providers: browserProviders, cards: browserCards(root, nonce), print })
      return code as Code
    },
    scroll: {
      get: () => window.scrollY,
      set: top => window.scrollTo({ top, behavior: 'instant' }),
      toStart() {
        const goFrom = (top: number) => {
          if (root.getBoundingClientRect().top + 1 > top) return
          root.scrollIntoView({ behavior: 'instant', block: 'start' })
          window.scrollBy({ top: -coveredTop(root), behavior: 'instant' })
        }
        goFrom(0)
        // In a frame, the parent window may be the one that is scrolled, even past all of a short screen.
        if (window.parent !== window) updateVisibleViewport(root, goFrom)
      }
    },
    share,
    save: downloadFile,
    answerOpener,
    lockScroll
  }
  return outside
}
