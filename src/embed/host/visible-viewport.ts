import { $toasts } from '../../stores/core/toasts.ts'
import { listen } from '../../lib/listen.ts'

/**
 * Measures asynchronously which part of the storefront is visible and publishes it for overlays (`--sf-view-…`); in a
 * frame taller than the window around it, that is only a part. Calls `tell` with the top of the visible part, or
 * Infinity if nothing is visible.
 */
export function updateVisibleViewport(root: HTMLElement, tell?: (top: number) => void): void {
  const observer = new IntersectionObserver(entries => {
    observer.disconnect()
    for (const { intersectionRect } of entries) {
      const { top, height } = intersectionRect
      if (height) {
        root.style.setProperty('--sf-view-top', `${top}px`)
        root.style.setProperty('--sf-view-height', `${height}px`)
      }
      tell?.(height ? top : Infinity)
    }
  })
  observer.observe(root)
}

/**
 * In a frame, measures on every press, before what it opens is rendered, and on every toast. Returns an unsubscribe
 * function.
 */
export function followVisibleViewport(root: HTMLElement): () => void {
  const look = () => updateVisibleViewport(root)
  const disposers = [listen(root, ['pointerdown', 'click'], look), $toasts.subscribe(look)]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
