/** Gives the focus to what takes it over where what had it has gone; a focus that is elsewhere on the page is left alone. */
export function takeLostFocus(taker: HTMLElement | null | undefined): void {
  if (!taker) return
  const root = taker.getRootNode() as ShadowRoot
  const { activeElement, body } = taker.ownerDocument
  const isLost = !root.querySelector(':focus') && (activeElement === body || activeElement === root.host)
  if (isLost) taker.focus({ preventScroll: true })
}
