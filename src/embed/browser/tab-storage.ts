import type { TabStorage } from '../../platform/platform.ts'

const KEY = 'storefront.checkout'

/** Session storage for this tab; does nothing if the browser blocks it. */
export const tabStorage: TabStorage = {
  get() {
    try {
      return sessionStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  set(text) {
    try {
      if (text === undefined) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, text)
    } catch {
      // Refused, or full.
    }
  }
}
