import { listen } from '../../lib/listen.ts'
import { platform } from '../../platform/platform.ts'
import { onResize } from '../../ui/on-resize.ts'
import { distanceTo, type Position } from './position.ts'

/** How long nothing must move once the position is reached, how often to look, and the longest wait for it, in ms. */
const QUIET = 1000
const LOOK_EVERY = 250
const LONGEST = 20_000

/** What shoppers scroll with. */
const input = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The distance below which the position is reached, in px. */
const NEAR = 1

/**
 * Scrolls to a position and keeps it there while the screen is drawn, until the shopper does something. Browsers restore a
 * scroll position too, in pixels, of a page that is still short: that is undone, and not switched off, because
 * `history.scrollRestoration` is the host page's. Calls back at the end, and returns a function that ends it.
 */
export function restorePosition(screen: HTMLElement, position: Position, onEnd: () => void): () => void {
  const { clock, scroll } = platform()
  const { ownerDocument: page } = screen
  const latest = clock.now() + LONGEST
  let quietSince = clock.now()
  let isThere = false
  let cancel = () => {}
  const look = () => {
    const { by, isDrawn } = distanceTo(screen, position)
    const from = scroll.get()
    if (Math.abs(by) > NEAR) scroll.set(from + by)
    const isMoved = scroll.get() !== from
    isThere = isDrawn && Math.abs(by) <= NEAR
    if (isMoved || page.readyState !== 'complete') quietSince = clock.now()
  }
  const grow = () => {
    quietSince = clock.now()
    look()
  }
  const end = () => {
    cancel()
    for (const unlisten of endings.splice(0)) unlisten()
    onEnd()
  }
  const endings = [listen(page, ['scroll'], look, true), listen(page, input, end, true), onResize(screen, grow)]
  const wait = () => {
    look()
    const now = clock.now()
    if (now > latest || (isThere && now - quietSince >= QUIET)) end()
    else cancel = clock.after(LOOK_EVERY, wait)
  }
  wait()
  return end
}
