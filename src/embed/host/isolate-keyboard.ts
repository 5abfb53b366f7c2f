import { listen } from '../../lib/listen.ts'

/**
 * Keeps typing in the storefront from triggering the host page's keyboard shortcuts. Returns an unsubscribe function.
 */
export const isolateKeyboard = (root: HTMLElement): (() => void) =>
  listen(root, ['keydown', 'keypress', 'keyup'], event => event.stopPropagation())
