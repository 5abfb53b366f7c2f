import { $flags } from '../../routing/location.ts'
import { listen } from '../../lib/listen.ts'

/**
 * Keeps a link of the host's around the storefront from being followed by a click in it: for the rest of the click, it has no
 * address. To prevent the default would also keep our own fields from being ticked.
 */
function disarm(root: Element): void {
  const link = root.closest('a[href]')
  const href = link?.getAttribute('href')
  if (!link || !href) return
  link.removeAttribute('href')
  setTimeout(() => link.setAttribute('href', href))
}

function follow(event: Event): void {
  disarm(event.currentTarget as Element)
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
 * middle clicks and the context menu. A link around the storefront stays shut. Listens once, however often it is called.
 */
export const followOutsideLinks = (root: HTMLElement): (() => void) =>
  listen(root, ['click', 'auxclick', 'contextmenu'], follow)
