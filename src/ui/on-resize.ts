/**
 * Calls back in the frame after an element was laid out with another size, the first one included; never where sizes can't be
 * observed. Later than the observer itself, whose callback may change no layout: browsers would report an error to the host
 * page's listeners. Returns a function that ends it.
 */
export function onResize(element: Element, run: () => void): () => void {
  const { defaultView: view } = element.ownerDocument
  if (!view || typeof ResizeObserver === 'undefined') return () => {}
  let frame = 0
  const observer = new ResizeObserver(() => {
    view.cancelAnimationFrame(frame)
    frame = view.requestAnimationFrame(run)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    view.cancelAnimationFrame(frame)
  }
}
