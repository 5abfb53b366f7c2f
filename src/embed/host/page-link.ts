/** Brings the storefront into view after a link of the page's own; loaded only on pages with such links. */
import '../../app/base.ts'
import { focusHeading } from '../../app/focus-heading.ts'
import { listen } from '../../lib/listen.ts'
import { platform } from '../../platform/platform.ts'
import { parseHash } from '../../routing/hash.ts'
import { $navigationType, $place } from '../../routing/location.ts'

/** Returns true if the browser follows the link on this page, to a fragment of ours. */
function isFollowed({ target, hash, href }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
  const [page] = window.location.href.split('#')
  return isPlain && /^(_self)?$/i.test(target) && href === page + hash
}

/** How long a screen that has just been opened is expected to change its height, in ms. */
const SETTLED = 2000

/**
 * Brings the start of the storefront into view, and keeps it there while the screen grows, until the shopper does
 * something: products are drawn only now that they are in view, and browsers keep the elements below them in place instead.
 */
function showStart(root: HTMLElement): void {
  const { clock, scroll } = platform()
  const observer = new ResizeObserver(() => scroll.toStart())
  observer.observe(root)
  const end = () => {
    observer.disconnect()
    unlisten()
    cancel()
  }
  const unlisten = listen(window, ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange'], end)
  const cancel = clock.after(SETTLED, end)
}

/** Returns true if the window shows the storefront. */
function isInView(root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect()
  const middle = window.innerHeight / 2
  return top <= middle && bottom >= middle
}

/** Brings the storefront into view, and moves the focus to its screen. */
function show(root: HTMLElement, isNew: boolean): void {
  // A fragment that the host keeps for itself shows no screen of ours.
  if (!root.isConnected || parseHash(window.location.hash)?.path !== $place.get().path) return
  $navigationType.set('link')
  if (isNew || !isInView(root)) showStart(root)
  focusHeading(root.shadowRoot?.querySelector('[data-screen]'))
}

/**
 * Shows the target of a page's link, as soon as the browser has followed it from the fragment `from`: from the start, like
 * every screen that is opened, unless it is that fragment and in view.
 */
export function arrive(root: HTMLElement, link: HTMLAnchorElement, event: MouseEvent, from: string): void {
  if (!isFollowed(link, event)) return
  const isNew = link.hash !== from
  if (window.location.hash === link.hash) show(root, isNew)
  else window.addEventListener('hashchange', () => show(root, isNew), { once: true })
}
