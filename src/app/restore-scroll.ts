import { platform } from '../platform/platform.ts'

/** How long the page may take to get back the shape that it had, and how often it is looked at, in milliseconds. */
const GROWS_FOR = 2000
const LOOK_EVERY = 50
/** How many looks in a row must find everything in its place. */
const STEADY = 4

/** The link by which a place was left, and how far from the top of the window it stood. */
export interface Left {
  href: string
  y: number
}

/**
 * Brings a place back to where it was scrolled to. What lies above may take other heights while it is drawn anew, so the
 * link by which the place was left is put where it stood, until it stays there. The answer calls it off.
 */
export function restoreScroll(
  top: number,
  left: Left | undefined,
  find: (href: string) => HTMLElement | undefined
): () => void {
  const { clock, scroll } = platform()
  const until = clock.now() + GROWS_FOR
  let callOff = () => {}
  let steady = 0
  let hasFocus = false
  // What stays in its place however the page is scrolled, such as the bar's link, can't tell where that was.
  scroll.set(top)
  const look = () => {
    const link = left && find(left.href)
    const by = left && link ? link.getBoundingClientRect().top - left.y : top - scroll.get()
    if (Math.abs(by) > 1) scroll.set(scroll.get() + by)
    steady = Math.abs(by) > 1 ? 0 : steady + 1
    if (link && !hasFocus) {
      link.focus({ preventScroll: true })
      hasFocus = true
    }
    if (steady < STEADY && clock.now() < until) callOff = clock.after(LOOK_EVERY, look)
  }
  look()
  return () => callOff()
}
