import { useEffect } from 'react'
import { $dialog } from '../open-dialog.ts'

/** Longest pause between two keys of a scanner, in milliseconds, and the shortest code. */
const [PAUSE, SHORTEST] = [60, 4]

/** True while somebody types into a field, also one in our shadow root. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.composedPath().some(target => target instanceof HTMLElement && target.matches('input,select,textarea'))

/**
 * Finds an order by a barcode scanner, which types a code within moments and ends with Enter, wherever the focus is; and
 * opens the search with `/`. Does nothing for a member who may see no orders.
 */
export function useScanner(hasOrders: boolean): void {
  useEffect(() => {
    if (!hasOrders) return undefined
    let [typed, last] = ['', 0]
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '/' && !$dialog.get()) {
        event.preventDefault()
        $dialog.set({ kind: 'find' })
      } else if (event.key === 'Enter' && typed.length >= SHORTEST && event.timeStamp - last < PAUSE) {
        // The button that has the focus must not be pressed by it.
        event.preventDefault()
        $dialog.set({ kind: 'find', typed })
        typed = ''
      } else if (event.key.length === 1) {
        typed = event.timeStamp - last < PAUSE ? typed + event.key : event.key
        last = event.timeStamp
      }
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [hasOrders])
}
