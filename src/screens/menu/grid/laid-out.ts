const waiting = new Map<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Calls back once an element is laid out, in the frame that will show it. Measuring it earlier would force a layout in
 * a task that is already long. Returns a function that cancels it.
 */
export function onceLaidOut(element: Element, tell: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    tell()
    return () => {}
  }
  observer ??= new ResizeObserver(entries => {
    for (const { target } of entries) {
      const tellOne = waiting.get(target)
      cancel(target)
      tellOne?.()
    }
  })
  const cancel = (one: Element) => {
    waiting.delete(one)
    observer?.unobserve(one)
    if (waiting.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
  waiting.set(element, tell)
  observer.observe(element)
  return () => cancel(element)
}
