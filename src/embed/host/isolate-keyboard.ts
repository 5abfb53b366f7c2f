import { listen } from './listen.ts'

/** Keeps what is typed into the storefront from reaching the host page's hot-keys; the answer ends it. */
export const isolateKeyboard = (root: HTMLElement): (() => void) =>
  listen(root, ['keydown', 'keypress', 'keyup'], event => event.stopPropagation())
