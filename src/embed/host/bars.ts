/** Top and bottom of what sticks to the window, in px from its top. */
export interface Bar {
  top: number
  bottom: number
}

/** How far a bar may be from the edge, or from the bar before it, in px: some float. */
const GAP = 24

/** Returns how much of the window's top and bottom bars cover, as a pair, in px. */
export function coveredBy(bars: readonly Bar[], room: number): { top: number; bottom: number } {
  const covers = bars.filter(({ top, bottom }) => bottom > Math.max(0, top) && top < room && bottom - top <= room / 2)
  let top = 0
  for (const bar of [...covers].sort((a, b) => a.top - b.top))
    if (bar.top <= top + GAP && bar.bottom < room) top = Math.max(top, bar.bottom)
  let bottom = room
  for (const bar of [...covers].sort((a, b) => b.bottom - a.bottom))
    if (bar.bottom >= bottom - GAP && bar.top > top) bottom = Math.min(bottom, bar.top)
  return { top: Math.round(top), bottom: Math.round(room - bottom) }
}

/**
 * Returns the elements of the page that stick to the window, in open shadow roots too, but for the storefront and its
 * ancestors.
 */
export function stickyElements(root: HTMLElement, within: ParentNode = document.body): Element[] {
  return [...within.querySelectorAll('*')].flatMap(element => {
    if (root.contains(element)) return []
    const { shadowRoot } = element
    const inside = shadowRoot ? stickyElements(root, shadowRoot) : []
    return /fixed|sticky/.test(getComputedStyle(element).position) && !element.contains(root)
      ? [element, ...inside]
      : inside
  })
}

/** Returns the boxes of those that are seen, and reach over the middle of the storefront or a third of its width. */
export function barsOver(root: HTMLElement, elements: readonly Element[]): Bar[] {
  const place = root.getBoundingClientRect()
  const middle = (place.left + place.right) / 2
  return elements.flatMap(element => {
    const { visibility, opacity } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const width = Math.min(box.right, place.right) - Math.max(box.left, place.left)
    const isOver = (box.left <= middle && box.right >= middle) || width >= place.width / 3
    // A bar below the storefront's end covers nothing of it.
    return isOver && visibility !== 'hidden' && Number(opacity) > 0 && box.top < place.bottom ? [box] : []
  })
}
