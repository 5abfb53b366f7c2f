import { $toasts } from '../../stores/core/toasts.ts'
import { listen } from './listen.ts'

/**
 * Looks up, a moment later, what of the storefront the shopper sees, and keeps it for what floats over it (`--sf-view-…`):
 * where a frame is taller than the window around it, that is a part. Tells where the part begins; nothing seen is past all.
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

/** In a frame, looks around with each press, before what that opens is drawn, and with each toast; the answer ends it. */
export function followVisibleViewport(root: HTMLElement): () => void {
  if (window.parent === window) return () => {}
  const look = () => updateVisibleViewport(root)
  const ends = [listen(root, ['pointerdown', 'click'], look), $toasts.subscribe(look)]
  return () => {
    for (const end of ends) end()
  }
}
