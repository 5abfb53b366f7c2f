/** Moves the focus to a screen's heading. Returns false if there is none yet. */
export function focusHeading(box: Element | null | undefined): boolean {
  const heading = box?.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
