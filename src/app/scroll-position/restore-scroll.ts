import { platform } from '../../platform/platform.ts'

/** The time limit for the page to regain its layout, and the interval of the checks, in milliseconds. */
const GROWS_FOR = 2000
const LOOK_EVERY = 50
/** The number of consecutive checks without movement before restoring stops. */
const STEADY = 4

/** The link that was followed, and its distance from the top of the window. */
export interface FollowedLink {
  href: string
  y: number
}

/**
 * Restores a scroll position. Content above may change height while it is rendered, so the followed link is kept at its
 * old position until the layout is stable. Returns a function that cancels it.
 */
export function restoreScroll(
  top: number,
  left: FollowedLink | undefined,
  find: (href: string) => HTMLElement | undefined
): () => void {
  const { clock, scroll } = platform()
  const until = clock.now() + GROWS_FOR
  let cancel = () => {}
  let steady = 0
  let hasFocus = false
  let followed = left
  // Sticky links, such as the cart bar's, don't move with the page, so scroll to the saved position first.
  scroll.set(top)
  const look = () => {
    const link = followed && find(followed.href)
    const distance = () =>
      followed && link ? link.getBoundingClientRect().top - scroll.above() - followed.y : top - scroll.get()
    const by = distance()
    const from = scroll.get()
    if (Math.abs(by) > 1) scroll.set(from + by)
    // One that sticks is as far away as before.
    if (by && distance() === by && scroll.get() !== from) {
      followed = undefined
      scroll.set(top)
    }
    steady = Math.abs(by) > 1 ? 0 : steady + 1
    if (link && !hasFocus) {
      link.focus({ preventScroll: true })
      hasFocus = true
    }
    if (steady < STEADY && clock.now() < until) cancel = clock.after(LOOK_EVERY, look)
  }
  look()
  return () => cancel()
}
