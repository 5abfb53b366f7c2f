import type { TabStorage } from '../../platform/platform.ts'

const KEY = 'storefront.checkout'

/** What this tab keeps for as long as it is open; where the browser lets nothing be kept, nothing is. */
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
