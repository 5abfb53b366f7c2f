import { $flags } from '../../routing/location.ts'
import { listen } from '../../lib/listen.ts'

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
 * Opens external links in a new tab if the page is in a frame, and blocks them at a kiosk (SPEC C4, C15): clicks,
 * middle clicks and the context menu. Listens once, however often it is called.
 */
export const followOutsideLinks = (root: HTMLElement): (() => void) =>
  listen(root, ['click', 'auxclick', 'contextmenu'], follow)
