import type { Cart } from '../contract/cart/cart.ts'
import type { Look } from '../embed/host/apply-theme.ts'
import type { StorefrontEvents } from '../embed/host/host-events.ts'
import type { Shop } from '../embed/mount/handed.ts'
import type { Locale } from '../i18n/locale.ts'

/** A mounted storefront. It works from the first moment: what needs the app waits for it. */
export interface Handle {
  /** Removes the storefront completely. */
  unmount(): void
  /** Navigates to a path such as `/queen-west/cart`. */
  navigate(path: string): void
  /** Changes the appearance; options that are not given stay as they are. */
  setTheme(look: Look): void
  setLocale(locale: Locale): void
  /** Adds an event listener. Returns an unsubscribe function. */
  on<Name extends keyof StorefrontEvents>(name: Name, listener: (detail: StorefrontEvents[Name]) => void): () => void
  /** Returns the cart of the current store; undefined if there is none. */
  cart(): Cart | undefined
}

/** Creates the handle of a storefront, and a function that connects it to the app. `unmount` removes both. */
export function createHandle(root: HTMLElement, unmount: () => void): { handle: Handle; connect(shop: Shop): void } {
  let app: Shop | undefined
  const waiting: ((shop: Shop) => void)[] = []
  const withApp = (run: (shop: Shop) => void) => (app ? run(app) : void waiting.push(run))
  let isGone = false
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
        waiting.length = 0
        app = undefined
        unmount()
      },
      navigate: path => withApp(shop => shop.navigate(path)),
      setTheme: look => withApp(shop => shop.setTheme(look)),
      setLocale: locale => withApp(shop => shop.setLocale(locale)),
      on(name, listener) {
        const hear = (event: Event) => listener((event as CustomEvent).detail)
        root.addEventListener(`storefront:${name}`, hear)
        return () => root.removeEventListener(`storefront:${name}`, hear)
      },
      cart: () => app?.cart()
    }
  }
}
