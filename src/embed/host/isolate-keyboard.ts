import { leaveToInputMethod } from '../../lib/input-method.ts'
import { listen } from '../../lib/listen.ts'

/**
 * Keeps typing in the storefront from triggering the host page's keyboard shortcuts, and an input method's keys from ours.
 * Returns an unsubscribe function.
 */
export function isolateKeyboard(root: HTMLElement): () => void {
  const ends = [
    leaveToInputMethod(root),
    listen(root, ['keydown', 'keypress', 'keyup'], event => event.stopPropagation())
  ]
  return () => {
    for (const end of ends) end()
  }
}
