import { listen } from '../../lib/listen.ts'
import type { Paper } from '../../platform/platform.ts'
import type { Handed } from '../mount/options-from-script.ts'
import { drawPaper, fitPage } from './draw-paper.ts'

/**
 * Removes a printed frame once the preview is closed. On phones `afterprint` comes while the preview still draws: only a
 * touch or a key shows that the shopper is back on the page.
 */
function removeWhenBack(frame: HTMLIFrameElement, view: Window): void {
  view.addEventListener('afterprint', () => {
    const stop = listen(
      window,
      ['pointerdown', 'keydown'],
      () => {
        stop()
        frame.remove()
      },
      true
    )
  })
}

/**
 * Returns a function that prints a page from a hidden frame, so that the host's content and styles don't affect it. The
 * frame stays in the storefront until the shopper is back from the preview, or prints again.
 */
export function printerIn({ shadow, nonce }: Pick<Handed, 'shadow' | 'nonce'>): (paper: Paper) => void {
  let last: HTMLIFrameElement | undefined
  return paper => {
    last?.remove()
    const frame = document.createElement('iframe')
    last = frame
    frame.title = paper.title
    frame.ariaHidden = 'true'
    frame.tabIndex = -1
    frame.style.cssText = 'position:fixed;inset:auto 100% 100% auto;width:600px;height:600px;border:0;'
    const onLoad = () => {
      const { contentWindow: view } = frame
      if (!view) return
      drawPaper(view.document, paper, nonce)
      if (paper.width) fitPage(view.document, paper.width, nonce)
      removeWhenBack(frame, view)
      view.print()
    }
    // Some browsers load the frame's document late and discard anything written before.
    frame.addEventListener('load', onLoad, { once: true })
    shadow.append(frame)
  }
}
