import { $toasts } from '../../stores/core/toasts.ts'
import { listen } from '../../lib/listen.ts'
import { viewMoved } from '../../theme/tokens.ts'

/** Calls `tell` once with the part of an element that is visible, in CSS px of the page: without height if none is. */
function measure(root: HTMLElement, tell: (part: DOMRectReadOnly) => void): void {
  const observer = new IntersectionObserver(entries => {
    observer.disconnect()
    for (const { intersectionRect } of entries) tell(intersectionRect)
  })
  observer.observe(root)
}

function publish(root: HTMLElement, { top, height }: DOMRectReadOnly): void {
  if (!height) return
  root.style.setProperty('--sf-view-top', `${top}px`)
  root.style.setProperty('--sf-view-height', `${height}px`)
  root.dispatchEvent(new Event(viewMoved))
}

/**
 * Measures asynchronously which part of the storefront is visible and publishes it for overlays (`--sf-view-…`); in a
 * frame taller than the window around it, that is only a part. Calls `tell` with the top of the visible part, or
 * Infinity if nothing is visible.
 */
export const updateVisibleViewport = (root: HTMLElement, tell?: (top: number) => void): void =>
  measure(root, part => {
    publish(root, part)
    tell?.(part.height ? part.top : Infinity)
  })

/**
 * In a frame, measures on every press, so that what it opens is in view at once, and on every toast. What the beginning
 * of a press measures is published with its click: an overlay that moved under the finger would swallow the press.
 * Returns an unsubscribe function.
 */
export function followVisibleViewport(root: HTMLElement): () => void {
  let atPress: DOMRectReadOnly | undefined
  const look = () => updateVisibleViewport(root)
  const onPress = () => measure(root, part => (atPress = part))
  const onClick = () => {
    if (atPress) publish(root, atPress)
    atPress = undefined
    look()
  }
  const disposers = [listen(root, ['pointerdown'], onPress), listen(root, ['click'], onClick), $toasts.subscribe(look)]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
