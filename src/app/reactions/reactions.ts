import { $locale } from '../../i18n/locale.ts'
import { $slug, $unknownSlug } from '../../stores/location/location.ts'
import { $business, loadBusiness } from '../../stores/location/business.ts'
import { closeCart, openCart } from '../../stores/cart/cart.ts'
import { closeMenu, enterMenu, reloadMenu } from '../../stores/menu/menu.ts'

/** Starts the reactions to changes of store and language. Returns an unsubscribe function. */
export function startReactions(): () => void {
  const disposers = [
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
