/** Brings the storefront into view after a link of the page's own; loaded only on pages with such links. */
import '../../app/base.ts'
import { focusHeading } from '../../app/focus-heading.ts'
import { platform } from '../../platform/platform.ts'
import { parseHash } from '../../routing/hash.ts'
import { $navigationType, $place } from '../../routing/location.ts'

/** Returns true if the browser follows the link on this page, to a fragment of ours. */
function isFollowed({ target, hash, href }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
  const [page] = window.location.href.split('#')
  return isPlain && /^(_self)?$/i.test(target) && href === page + hash
}

/** Brings the storefront into view unless it is what the window shows, and moves the focus to its screen. */
function show(root: HTMLElement): void {
  // A fragment that the host keeps for itself shows no screen of ours.
  if (!root.isConnected || parseHash(window.location.hash)?.path !== $place.get().path) return
  $navigationType.set('link')
  const { top, bottom } = root.getBoundingClientRect()
  const middle = window.innerHeight / 2
  if (top > middle || bottom < middle) platform().scroll.toStart()
  focusHeading(root.shadowRoot?.querySelector('[data-screen]'))
}

/** Shows the screen that a link of the page led to, as soon as the browser has followed it. */
export function arrive(root: HTMLElement, link: HTMLAnchorElement, event: MouseEvent): void {
  if (!isFollowed(link, event)) return
  if (window.location.hash === link.hash) show(root)
  else window.addEventListener('hashchange', () => show(root), { once: true })
}
