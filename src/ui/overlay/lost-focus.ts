/**
 * Moves focus to `taker` if the focused element was removed, or matches the selector `from`; focus elsewhere on the page
 * is left alone. Components that follow a store are drawn one after another: it waits until all are, which is before the next frame.
 */
export function takeLostFocus(taker: HTMLElement | null | undefined, from?: string): void {
  if (!taker) return
  queueMicrotask(() => {
    if (!taker.isConnected) return
    const root = taker.getRootNode() as ShadowRoot
    const { activeElement, body } = taker.ownerDocument
    if (activeElement !== body && activeElement !== root.host) return
    // Not `:focus`, which matches nothing while the window is in the background.
    const focused = root.activeElement
    const isLost = !focused || focused === body || (from !== undefined && focused.matches(from))
    if (isLost) taker.focus({ preventScroll: true })
  })
}
