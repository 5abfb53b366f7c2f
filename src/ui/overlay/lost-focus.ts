/** Moves focus to `taker` if the focused element was removed; focus elsewhere on the page is left alone. */
export function takeLostFocus(taker: HTMLElement | null | undefined): void {
  if (!taker) return
  const root = taker.getRootNode() as ShadowRoot
  const { activeElement, body } = taker.ownerDocument
  const isLost = !root.querySelector(':focus') && (activeElement === body || activeElement === root.host)
  if (isLost) taker.focus({ preventScroll: true })
}
