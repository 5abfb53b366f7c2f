import type { Look } from '../embed/host/apply-theme.ts'
import type { HostCall, Shop } from '../embed/mount/options-from-script.ts'
import type { StorefrontOptions } from '../embed/mount/options.ts'
import type { Locale } from '../i18n/locale.ts'
import type { EventCart, StorefrontEvents } from '../platform/host-events.ts'

/**
 * A mounted storefront. It works from the first moment: what needs the app waits for it. Calls that make no sense, or come
 * after `unmount`, are ignored with a warning.
 */
export interface Handle {
  /** Removes the storefront completely. */
  unmount(): void
  /** Navigates to a path such as `/queen-west/cart`. */
  navigate(path: string): void
  /** Changes the appearance; options that are not given stay as they are. */
  setTheme(look: Look): void
  setLocale(locale: Locale): void
  /** Begins or ends mirroring events in the page's `dataLayer`, for consent that is given or withdrawn later. */
  setAnalytics(to: NonNullable<StorefrontOptions['analytics']>): void
  /** Adds an event listener. Returns an unsubscribe function. */
  on<Name extends keyof StorefrontEvents>(name: Name, listener: (detail: StorefrontEvents[Name]) => void): () => void
  /** Returns a copy of the current store's cart; undefined if there is none, or none is known yet. */
  cart(): EventCart | undefined
}

/** Creates the handle of a storefront, and a function that connects it to the app. `unmount` removes both. */
export function createHandle(root: HTMLElement, unmount: () => void): { handle: Handle; connect(shop: Shop): void } {
  let app: Shop | undefined
  const waiting: ((shop: Shop) => void)[] = []
  let isGone = false
  const call =
    (name: HostCall) =>
    (...args: unknown[]): undefined => {
      if (app) return app.call(name, args) as undefined
      if (isGone) console.warn(`Storefront: ${name}() came after unmount.`)
      else waiting.push(shop => shop.call(name, args))
    }
  return {
    connect(shop) {
      app = shop
      for (const run of waiting.splice(0)) run(shop)
    },
    handle: {
      unmount() {
        if (isGone) return
        isGone = true
        app?.unmount()
        unmount()
      },
      navigate: call('navigate'),
      setTheme: call('setTheme'),
      setLocale: call('setLocale'),
      setAnalytics: call('setAnalytics'),
      on(name, listener) {
        const hear = (event: Event) => {
          if (typeof listener === 'function') listener((event as CustomEvent).detail)
        }
        call('on')(name, listener)
        root.addEventListener(`storefront:${name}`, hear)
        return () => root.removeEventListener(`storefront:${name}`, hear)
      },
      cart: call('cart')
    }
  }
}
