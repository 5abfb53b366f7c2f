import { listen } from '../../../lib/listen.ts'
import { parseHash } from '../../../routing/hash.ts'
import { shownAddress } from '../../../routing/shown-address.ts'
import { webAddress } from '../../browser/web-address.ts'

/** The frame whose shop has the page's fragment. */
let owner: object | undefined

/** True if the root that stands at a place in the markup has no frame yet. */
function isWaiting(place: Element): boolean {
  const root = place.querySelector('storefront-root') ?? place.nextElementSibling
  return root?.localName === 'storefront-root' && !root.shadowRoot?.querySelector('iframe')
}

/**
 * Lets a shop have the page's fragment, if none has it. Of several that wait for the same code, browsers start any first: the
 * first in the markup gets it.
 */
export function claimAddress(shop: object, root: Element): boolean {
  const first = document.querySelector('[data-storefront][data-mode=frame],script[data-mode=frame]')
  const isOurs = !first || first.contains(root) || first.nextElementSibling === root
  if (isOurs || !isWaiting(first)) owner ??= shop
  return owner === shop
}

/** Gives the page's fragment back. */
export function releaseAddress(shop: object): void {
  if (owner === shop) owner = undefined
}

/** Returns the page's address for links that are shared: without fragment, secrets and the shopper's own parameters. */
export const pageAddress = (): string => shownAddress(window.location.href, '')

/**
 * Keeps the page's fragment that of the shop's screen, with one history entry for each screen, and calls back when the
 * shopper goes to another one, as with Back. A fragment of the host's leaves the shop as it is.
 */
export function followPage(onRoute: (hash: string, entry: string | undefined) => void) {
  const address = webAddress()
  let last = address.hash()
  const end = listen(window, ['popstate', 'hashchange'], () => {
    const hash = address.hash()
    if (hash === last) return
    last = hash
    if (parseHash(hash) || hash === '') onRoute(hash, address.entry?.())
  })
  return {
    show(hash: string, isNew: boolean) {
      if (hash === address.hash()) return
      // The frame has come to a place that the page's own fragment is in the way of: that stays until a screen is opened.
      if (!isNew && !parseHash(address.hash()) && address.hash() !== '') return
      address[isNew ? 'push' : 'replace'](hash)
      last = hash
    },
    back: address.back,
    entry: () => address.entry?.(),
    end
  }
}
