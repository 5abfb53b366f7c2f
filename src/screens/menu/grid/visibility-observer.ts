import { platform, type Platform, isCurrent } from '../../../platform/platform.ts'

/** How far beyond what is seen things are drawn, in px: some screens of a phone. */
const BEYOND = 1400

/** Whether an element is near, and how high it is in px. */
type Tell = (isNear: boolean, height: number) => void

const tellers = new Map<Element, Tell>()
let observer: IntersectionObserver | undefined

/** Whether it can be known what is near; where it can't, all is. */
export const canObserveVisibility = (): boolean => typeof IntersectionObserver !== 'undefined'

/** Tells whether an element is near what is seen, now and whenever that changes; the answer ends it. One observer serves all. */
export function observeVisibility(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // What is out of sight as a whole stays as it was drawn, and is told anew when it is seen again.
        if (isIntersecting || boundingClientRect.width > 0)
          tellers.get(target)?.(isIntersecting, boundingClientRect.height)
      }
    },
    { rootMargin: `${BEYOND}px 0px` }
  )
  tellers.set(element, tell)
  observer.observe(element)
  return () => {
    tellers.delete(element)
    observer?.unobserve(element)
    if (tellers.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}

const waiting = new Set<() => void>()
let callOff: (() => void) | undefined
let drawnFor: Platform | undefined

function drawNext(): void {
  const outside = platform()
  // A timer of a storefront that was unmounted meanwhile does not go on.
  if ((callOff && outside === drawnFor) || waiting.size === 0) return
  callOff?.()
  drawnFor = outside
  callOff = outside.clock.after(0, () => {
    callOff = undefined
    const [draw] = waiting
    if (draw) {
      waiting.delete(draw)
      draw()
    }
    if (isCurrent(outside)) drawNext()
  })
}

/** Draws something in a task of its own after what was asked for before, so that no task is long; the answer calls it off. */
export function drawSoon(draw: () => void): () => void {
  waiting.add(draw)
  drawNext()
  return () => {
    waiting.delete(draw)
    if (waiting.size > 0) return
    callOff?.()
    callOff = undefined
  }
}
