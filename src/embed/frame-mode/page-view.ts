import { listen } from '../../lib/listen.ts'
import { coveredTop } from '../host/host-bar.ts'
import type { FromFrame, FromPage } from './messages.ts'

/** Measures which part of a frame is visible. */
function measure(root: HTMLElement, frame: HTMLElement): Omit<FromPage['view'], 'turn' | 'isOnWay'> {
  const { top, height } = frame.getBoundingClientRect()
  const from = Math.max(0, -top)
  const { scrollY, innerHeight } = window
  return {
    top: from,
    height: Math.max(0, Math.min(height, innerHeight - top) - from),
    bar: coveredTop(root),
    above: -top,
    room: innerHeight,
    scroll: Math.round(scrollY),
    isAtEnd: scrollY + innerHeight + 1 >= document.documentElement.scrollHeight
  }
}

/** How long the frame may take to become as tall as the place needs that the window is to be brought to, in ms. */
const GROWS_FOR = 5000

/** Follows what is visible of a frame, and scrolls the page for it. */
export function followView(root: HTMLElement, frame: HTMLElement, tell: (view: FromPage['view']) => void) {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let aim: number | undefined
  let turn = 0
  const look = () => {
    cancelAnimationFrame(next)
    next = 0
    tell({ ...measure(root, frame), turn, isOnWay: aim !== undefined })
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
    /** Brings the window to a place: now, or once the frame is tall enough, unless the shopper scrolls meanwhile. */
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
