import { $toasts } from '../../client/toasts.ts'
import { listen } from '../../lib/listen.ts'
import { platform } from '../../platform/platform.ts'
import { viewMoved } from '../../theme/tokens.ts'

/**
 * Measures asynchronously which part of the storefront is visible and publishes it for overlays (`--sf-view-…`); in a frame
 * taller than the window around it, that is only a part. Calls `onTop` with the top of the visible part, in CSS px of the
 * page, or Infinity if nothing is visible.
 */
export function updateVisibleViewport(root: HTMLElement, onTop?: (top: number) => void): void {
  const observer = new IntersectionObserver(entries => {
    observer.disconnect()
    for (const { intersectionRect } of entries) {
      const { top, height } = intersectionRect
      if (height) {
        root.style.setProperty('--sf-view-top', `${top}px`)
        root.style.setProperty('--sf-view-height', `${height}px`)
        root.dispatchEvent(new Event(viewMoved))
      }
      onTop?.(height ? top : Infinity)
    }
  })
  observer.observe(root)
}

/** Storefronts whose visible part the page around them reports, for every frame of its scrolling. */
export const reportedViews = new WeakSet<HTMLElement>()

/** How often a tall frame is measured while the page around it scrolls, and at rest, in ms. */
const MOVING = 32
const AT_REST = 250

/**
 * Keeps what sticks in the visible part of a frame that is taller than the screen: it gets no scroll events from the page
 * around it. Returns a function that ends it.
 */
function followInTallFrame(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  let isOver = false
  const soon = (wait: number) => {
    if (!isOver) timer = setTimeout(look, wait)
  }
  const look = () => {
    if (reportedViews.has(root)) return
    if (window.innerHeight <= window.screen.height) return soon(AT_REST)
    updateVisibleViewport(root, top => {
      if (Number.isFinite(top)) {
        root.style.setProperty('--sf-top', `calc(var(--sf-bar) + ${top}px)`)
        root.style.setProperty('--sf-foot', 'var(--sf-view-bottom)')
      }
      soon(top === last ? AT_REST : MOVING)
      last = top
    })
  }
  look()
  return () => {
    isOver = true
    clearTimeout(timer)
    if (!reportedViews.has(root)) for (const name of ['--sf-top', '--sf-foot']) root.style.removeProperty(name)
  }
}

/**
 * In a frame, measures after every press and on every toast, and before a dialog opens: a browser scrolls to what gets the
 * focus, which would take the page to where the dialog doesn't stay. Returns an unsubscribe function.
 */
export function followVisibleViewport(root: HTMLElement): () => void {
  const look = () => updateVisibleViewport(root)
  const browser = platform()
  browser.openDialog = open => updateVisibleViewport(root, open)
  // Not as a press begins: an overlay that moved under the finger would swallow it.
  const disposers = [listen(root, ['click'], look), $toasts.subscribe(look), followInTallFrame(root)]
  return () => {
    browser.openDialog = undefined
    for (const dispose of disposers) dispose()
  }
}
