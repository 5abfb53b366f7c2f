import type { TabStorage } from '../../platform/platform.ts'

/** Creates the storage of one text. */
export type StoredText = (area: () => Storage, key: string) => TabStorage

/** Keeps one text in session or local storage under a key; does nothing if the browser blocks it. */
export const storedText: StoredText = (area, key) => ({
  get() {
    try {
      return area().getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(text) {
    try {
      if (text === undefined) area().removeItem(key)
      else area().setItem(key, text)
    } catch {
      // Refused, or full.
    }
  }
})
