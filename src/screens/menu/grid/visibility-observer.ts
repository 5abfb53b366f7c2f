import { platform } from '../../../platform/platform.ts'

/** The margin around the viewport in which content is rendered, in px: a few phone screens. */
const BEYOND = 1400

/** Called with whether an element is near the viewport, and its height in px. */
type VisibilityListener = (isNear: boolean, height: number) => void

const listeners = new Map<Element, VisibilityListener>()
let observer: IntersectionObserver | undefined

/** Returns true if visibility can be observed; otherwise everything counts as near. */
export const canObserveVisibility = (): boolean => typeof IntersectionObserver !== 'undefined'

/**
 * Calls back with whether an element is near the viewport, now and on every change. Returns an unsubscribe function.
 * All elements share one observer.
 */
export function observeVisibility(element: Element, listener: VisibilityListener): () => void {
  observer ??= new IntersectionObserver(
    entries => {
      // A busy page gets the entries of several frames together; only the last one counts, or a tile back in view stays empty.
      const latest = new Map(entries.map(entry => [entry.target, entry]))
      for (const [target, { isIntersecting, boundingClientRect }] of latest) {
        // A hidden list stays as it was rendered; the observer fires again when it is shown.
        if (isIntersecting || boundingClientRect.width > 0)
          listeners.get(target)?.(isIntersecting, boundingClientRect.height)
      }
    },
    { rootMargin: `${BEYOND}px 0px` }
  )
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
    if (listeners.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}

const waiting = new Set<() => void>()
let cancel: (() => void) | undefined

function drawNext(): void {
  if (pressed || cancel || waiting.size === 0) return
  cancel = platform().clock.after(0, () => {
    cancel = undefined
    const [draw] = waiting
    if (draw) {
      waiting.delete(draw)
      draw()
    }
    drawNext()
  })
}

/**
 * Runs a render in its own task, after those requested earlier, so that no task is long. Returns a function that
 * cancels it.
 */
export function drawSoon(draw: () => void): () => void {
  waiting.add(draw)
  drawNext()
  return () => {
    waiting.delete(draw)
    if (waiting.size > 0) return
    cancel?.()
    cancel = undefined
  }
}

/** The longest that a press holds drawing back, and how long after it the click is awaited, in ms. */
const PRESS = { most: 700, after: 50 }

/** Ends the hold of a press. */
let pressed: (() => void) | undefined

function hold(most: number): void {
  pressed?.()
  pressed = platform().clock.after(most, () => {
    pressed = undefined
    drawNext()
  })
}

const release = (): void => {
  if (pressed) hold(PRESS.after)
}

/**
 * The handlers of a list that draws itself: while something in it is pressed, nothing is drawn, because what moves from
 * under a finger is not clicked.
 */
export const holdWhilePressed = {
  onPointerDown: () => hold(PRESS.most),
  onPointerUp: release,
  onPointerCancel: release,
  onPointerLeave: release
}
