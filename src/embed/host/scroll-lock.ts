import { overrideStyle } from './inline-style.ts'

const isVisible = (element: HTMLElement): boolean => getComputedStyle(element).overflowY === 'visible'

function stopScroll(): () => void {
  const { documentElement: html, body } = document
  const width = html.clientWidth
  // The viewport uses the overflow of `html`, or else of `body`. Setting it on the other would turn that into a scroll
  // container.
  const disposers = [html, body]
    .filter(element => !isVisible(element) || (element === body && isVisible(html)))
    .map(element => overrideStyle(element, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }))
  // Compensate for the missing scrollbar so that the page doesn't shift.
  const gone = html.clientWidth - width
  if (gone > 0) {
    const padding = parseFloat(getComputedStyle(html).paddingInlineEnd) || 0
    disposers.push(overrideStyle(html, { 'padding-inline-end': `${padding + gone}px` }))
  }
  return () => {
    for (const dispose of disposers.reverse()) dispose()
  }
}

let locks = 0
let unlock = () => {}

/** Calls back once an element is gone from the page, as when the host redraws all of it. Returns a function that cancels it. */
function whenGone(element: Element, run: () => void): () => void {
  const observer = new MutationObserver(() => element.isConnected || run())
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Prevents the host page from scrolling behind a dialog of a storefront, without moving it. Returns a function that releases
 * the lock; the page scrolls again once all locks are released, or the storefront is gone from the page.
 */
export function lockScroll(root: Element): () => void {
  if (locks++ === 0) unlock = stopScroll()
  let isOver = false
  const release = () => {
    if (isOver) return
    isOver = true
    cancel()
    if (--locks === 0) unlock()
  }
  const cancel = whenGone(root, release)
  return release
}
