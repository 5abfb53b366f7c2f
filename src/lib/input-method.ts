import { listen } from './listen.ts'

/**
 * Leaves to an input method the keys that it takes, such as Enter for the word that it offers: no handler inside hears of
 * them. Safari ends a word before its last key, which differs from a pressed key only by the code 229 (UI Events, 7.3.1).
 * Returns an unsubscribe function.
 */
export const leaveToInputMethod = (root: EventTarget): (() => void) =>
  listen(
    root,
    ['keydown'],
    event => {
      const { isComposing, keyCode } = event as KeyboardEvent
      if (isComposing || keyCode === 229) event.stopPropagation()
    },
    true
  )
