import type { TabStorage } from '../../platform/platform.ts'

const KEY = 'storefront.remembered'

/** Local storage rather than a cookie, because a server has no use for it; does nothing if the browser blocks it. */
export const deviceStorage: TabStorage = {
  get() {
    try {
      return localStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  set(text) {
    try {
      if (text === undefined) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, text)
    } catch {
      // Refused, or full.
    }
  }
}
