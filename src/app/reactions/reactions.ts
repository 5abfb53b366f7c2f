import { computed } from 'nanostores'
import { $locale } from '../../i18n/locale.ts'
import { $location, $slug, $unknownSlug } from '../../stores/location/location.ts'
import { announceCart } from '../../stores/cart/announcer.ts'
import { $business, loadBusiness } from '../../stores/location/business.ts'
import { closeCart, openCart } from '../../stores/cart/cart.ts'
import { sendPending } from '../../stores/cart/lines/cart-lines.ts'
import { closeMenu, enterMenu, reloadMenu } from '../../stores/menu/menu.ts'

/** Starts the reactions to changes of store and language. Returns an unsubscribe function. */
export function startReactions(): () => void {
  const disposers = [
    announceCart(),
    // The menu is requested in parallel with the business, not after it.
    $slug.subscribe(slug => {
      if (slug === undefined || $unknownSlug.get() !== undefined) {
        closeMenu()
        closeCart()
        return
      }
      void enterMenu(slug)
      void openCart(slug)
    }),
    // Changes queued on an earlier visit are sent as soon as the current store is known.
    computed($location, ({ detail }) => detail?.slug).subscribe(slug => {
      if (slug) void sendPending()
    }),
    $unknownSlug.listen(slug => {
      if (slug !== undefined) closeMenu()
    }),
    $locale.listen(() => {
      if ($business.get().state === 'idle') return
      void loadBusiness()
      void reloadMenu()
      const slug = $slug.get()
      if (slug) void openCart(slug)
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
