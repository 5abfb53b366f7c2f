import { platform } from '../../../platform/platform.ts'

/** How long the cards above may take to be drawn at their real height, in milliseconds. */
const SETTLES_WITHIN = 600

/** Brings a category to the top of what is seen and keeps it there while what is above it is being drawn; the answer ends that. */
export function bringIntoView(page: HTMLElement | null, category: string): () => void {
  const section = page?.querySelector(`[data-category="${category}"]`)
  // The host may have asked for smooth scrolling, which ends where the section was and not where it is.
  const bring = () => section?.scrollIntoView({ behavior: 'instant' })
  bring()
  if (!page || typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(bring)
  observer.observe(page)
  const callOff = platform().clock.after(SETTLES_WITHIN, () => observer.disconnect())
  return () => {
    callOff()
    observer.disconnect()
  }
}
