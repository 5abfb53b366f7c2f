import { platform } from '../../../platform/platform.ts'

/** The time limit for the cards above to reach their final height, in milliseconds. */
const SETTLES_WITHIN = 600

/**
 * Scrolls a category to the top and keeps it there while the content above is rendered. Returns a function that cancels
 * it.
 */
export function bringIntoView(page: HTMLElement | null, category: string): () => void {
  const section = page?.querySelector(`[data-category="${category}"]`)
  // The host may use smooth scrolling, which would end at the section's old position.
  const bring = () => section?.scrollIntoView({ behavior: 'instant' })
  bring()
  if (!page || typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(bring)
  observer.observe(page)
  const cancel = platform().clock.after(SETTLES_WITHIN, () => observer.disconnect())
  return () => {
    cancel()
    observer.disconnect()
  }
}
