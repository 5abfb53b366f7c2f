import { $flags } from '../../routing/location.ts'
import { listen } from '../../lib/listen.ts'

function follow(event: Event): void {
  const { iframe, in_store } = $flags.get()
  const link = event.composedPath().find(element => element instanceof HTMLAnchorElement)
  const hash = link?.getAttribute('href') ?? ''
  if (link && hash.startsWith('#') && !in_store) {
    const [page, base] = [window.location.href, document.baseURI].map(address => address.split('#')[0])
    if (page !== base) link.href = `${page}${hash}`
    return
  }
  // `tel:` and `mailto:` have no origin.
  if (!link?.href || link.origin === window.location.origin) return
  if (in_store) event.preventDefault()
  else if (iframe && link.protocol.startsWith('http')) {
    link.target = '_blank'
    link.rel = 'noopener'
  }
}

/**
 * Gives links to our screens their full address before the browser follows, copies or drags one on a page whose `<base>` leads
 * elsewhere. Opens external links in a new tab if the page is in a frame, and blocks them at a kiosk (SPEC C4, C15): clicks,
 * middle clicks and the context menu. Listens once, however often it is called.
 */
export const followOutsideLinks = (root: HTMLElement): (() => void) =>
  listen(root, ['pointerdown', 'click', 'auxclick', 'contextmenu'], follow)
