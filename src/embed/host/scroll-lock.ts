import { overrideStyle } from './inline-style.ts'

const isVisible = (element: HTMLElement): boolean => getComputedStyle(element).overflowY === 'visible'

function stopScroll(): () => void {
  const { documentElement: html, body } = document
  const width = html.clientWidth
  // The window takes the overflow of `html`, or else that of `body`; given to the other it would make a scroller of it.
  const ends = [html, body]
    .filter(element => !isVisible(element) || (element === body && isVisible(html)))
    .map(element => overrideStyle(element, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }))
  // Room is kept for the scrollbar that went, so that nothing of the page shifts.
  const gone = html.clientWidth - width
  if (gone > 0) {
    const padding = parseFloat(getComputedStyle(html).paddingInlineEnd) || 0
    ends.push(overrideStyle(html, { 'padding-inline-end': `${padding + gone}px` }))
  }
  return () => {
    for (const end of ends.reverse()) end()
  }
}

let locks = 0
let unlock = () => {}

/** Keeps the host page from being scrolled behind a dialog; it stays where it is. The answer ends it, and the last one to end frees the page. */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = stopScroll()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    if (--locks === 0) unlock()
  }
}
