/** Moves focus to `taker` if the focused element was removed; focus elsewhere on the page is left alone. */
export function takeLostFocus(taker: HTMLElement | null | undefined): void {
  if (!taker) return
  const root = taker.getRootNode() as ShadowRoot
  const { activeElement, body } = taker.ownerDocument
  // Not `:focus`, which matches nothing while the window is in the background.
  const isNowhere = !root.activeElement || root.activeElement === body
  const isLost = isNowhere && (activeElement === body || activeElement === root.host)
  if (isLost) taker.focus({ preventScroll: true })
}
