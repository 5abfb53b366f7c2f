const waiting = new Map<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Calls back once an element is laid out, in the frame that will show it. Measuring it earlier would force a layout in
 * a task that is already long. Returns a function that cancels it.
 */
export function onceLaidOut(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    callback()
    return () => {}
  }
  observer ??= new ResizeObserver(entries => {
    for (const { target } of entries) {
      const run = waiting.get(target)
      cancel(target)
      run?.()
    }
  })
  const cancel = (target: Element) => {
    waiting.delete(target)
    observer?.unobserve(target)
    if (waiting.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
  waiting.set(element, callback)
  observer.observe(element)
  return () => cancel(element)
}
