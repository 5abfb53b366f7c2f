import { listen } from '../../../lib/listen.ts'
import { barsOver, coveredBy, stickyElements } from '../../host/bars.ts'
import type { FromFrame, FromPage } from './messages.ts'

/** How long the sticky elements of the page are the same, in ms: to find them takes longer than a frame that scrolls has. */
const FOUND_FOR = 500
let stickyBars: Element[] = []
let foundAt = 0

/** Measures which part of a frame is visible. */
function measure(root: HTMLElement, frame: HTMLElement): Omit<FromPage['view'], 'turn' | 'isOnWay'> {
  const { top, height } = frame.getBoundingClientRect()
  const from = Math.max(0, -top)
  const { scrollY } = window
  if (Date.now() - foundAt > FOUND_FOR) {
    stickyBars = stickyElements(root)
    foundAt = Date.now()
  }
  const bars = coveredBy(barsOver(root, stickyBars), window.innerHeight)
  const room = window.innerHeight - bars.bottom
  return {
    top: from,
    height: Math.max(0, Math.min(height, room - top) - from),
    bar: bars.top,
    above: -top,
    room,
    scroll: Math.round(scrollY),
    isAtEnd: scrollY + window.innerHeight + 1 >= document.documentElement.scrollHeight
  }
}

/** How long the frame may take to become as tall as the place needs that the window is to be brought to, in ms. */
const GROWS_FOR = 5000

/** Follows the visible part of a frame, and scrolls the page for it. */
export function followView(root: HTMLElement, frame: HTMLElement, onView: (view: FromPage['view']) => void) {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let aim: number | undefined
  let turn = 0
  const look = () => {
    cancelAnimationFrame(next)
    next = 0
    onView({ ...measure(root, frame), turn, isOnWay: aim !== undefined })
  }
  const soon = () => void (next ||= requestAnimationFrame(look))
  const drop = () => {
    clearTimeout(timer)
    aim = undefined
  }
  const giveUp = () => {
    drop()
    look()
  }
  const go = () => {
    if (aim !== undefined) window.scrollTo({ top: aim, behavior: 'instant' })
    if (Math.round(window.scrollY) === aim) drop()
    look()
  }
  // In front of the page's own listeners, as anything around the frame may be scrolled.
  const events = ['scroll', 'resize']
  for (const name of events) window.addEventListener(name, soon, { capture: true, passive: true })
  const endInput = listen(window, ['wheel', 'touchstart', 'keydown', 'pointerdown'], giveUp)
  const observer = new ResizeObserver(go)
  observer.observe(frame)
  return {
    look,
    /** Brings the window to a place: now, or once the frame is tall enough, unless the shopper scrolls before that. */
    scroll({ top, turn: its }: FromFrame['scroll']) {
      drop()
      turn = its
      aim = Math.max(0, Math.round(top))
      timer = setTimeout(giveUp, GROWS_FOR)
      go()
    },
    end() {
      drop()
      cancelAnimationFrame(next)
      for (const name of events) window.removeEventListener(name, soon, { capture: true })
      endInput()
      observer.disconnect()
    }
  }
}
