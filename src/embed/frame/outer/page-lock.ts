import { listen } from '../../../lib/listen.ts'
import { lockScroll } from '../../host/scroll-lock.ts'
import type { FromFrame } from './messages.ts'

/** How long the page is held where it is, in ms: a browser that moves the focus into a dialog may scroll the page for it. */
const HELD = 500

/** Keeps the page from scrolling while a dialog is open in the frame, which is in the visible part. */
export function createLock(root: HTMLElement) {
  let release = () => {}
  return {
    set({ isOn, top }: FromFrame['lock']) {
      release()
      release = () => {}
      if (!isOn) return
      const hold = () => {
        if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' })
      }
      hold()
      const unlock = lockScroll(root)
      const letGo = listen(window, ['scroll'], hold)
      const timer = setTimeout(letGo, HELD)
      release = () => {
        clearTimeout(timer)
        letGo()
        unlock()
      }
    },
    end: () => release()
  }
}
