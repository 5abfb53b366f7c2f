import { $flags } from '../../routing/location.ts'
import { listen } from './listen.ts'

function follow(event: Event): void {
  const { iframe, in_store } = $flags.get()
  const link = event.composedPath().find(element => element instanceof HTMLAnchorElement)
  // `tel:` and `mailto:` have no origin.
  if (!link?.href || link.origin === window.location.origin) return
  if (in_store) event.preventDefault()
  else if (iframe && link.protocol.startsWith('http')) {
    link.target = '_blank'
    link.rel = 'noopener'
  }
}

/**
 * Opens outside links in a new tab while the page is shown in a frame, and keeps a kiosk's shopper here (SPEC C4, C15): by
 * click, by the wheel's button and by the link's own menu. The answer ends it.
 */
export const followOutsideLinks = (root: HTMLElement): (() => void) =>
  listen(root, ['click', 'auxclick', 'contextmenu'], follow)
