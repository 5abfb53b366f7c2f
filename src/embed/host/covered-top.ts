/**
 * Returns how much of the top of the window is covered by a sticky bar of the host, in px, as far as a point shows it: for what
 * is scrolled to before the bars are followed.
 */
export function coveredTop(root: HTMLElement): number {
  const { left, width } = root.getBoundingClientRect()
  let element = document.elementFromPoint(left + width / 2, 0)
  while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) element = element.parentElement
  return element && !root.contains(element) ? Math.max(0, Math.round(element.getBoundingClientRect().bottom)) : 0
}
