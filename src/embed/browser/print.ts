import type { Paper } from '../../platform/platform.ts'
import { drawPaper, fitPage } from './draw-paper.ts'

/** Prints a page from a hidden frame, so that the host's content and styles don't affect it. */
export function print(paper: Paper): void {
  const frame = document.createElement('iframe')
  frame.title = paper.title
  frame.ariaHidden = 'true'
  frame.style.cssText = 'position:fixed;inset:auto 100% 100% auto;width:600px;height:600px;border:0;'
  const onLoad = () => {
    const { contentWindow: view } = frame
    if (!view) return
    drawPaper(view.document, paper)
    if (paper.width) fitPage(view.document, paper.width)
    view.addEventListener('afterprint', () => frame.remove())
    view.print()
  }
  // Some browsers load the frame's document late and discard what was written before.
  frame.addEventListener('load', onLoad, { once: true })
  document.body.append(frame)
}
