import { $locale } from '../i18n/locale.ts'
import { navigate } from '../routing/location.ts'
import { paths } from '../routing/paths.ts'
import { $slug, $unknownSlug } from '../stores/location.ts'
import { $business, loadBusiness } from '../stores/business.ts'
import { closeCart, openCart } from '../stores/cart.ts'
import { setField } from '../stores/checkout.ts'
import { closeMenu, enterMenu, reloadMenu } from '../stores/menu.ts'
import { $placedOrder } from '../stores/order.ts'
import { closeSlots } from '../stores/slots.ts'

/** What follows from a change of store or language, wherever it came from; the answer ends it. */
export function startReactions(): () => void {
  const ends = [
    // The menu is asked for at once, beside the business and not after it.
    $slug.subscribe(slug => {
      closeSlots()
      setField('slot', '')
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
    // Back from the order's page must not lead to a checkout without a cart.
    $placedOrder.listen(order => {
      if (order) navigate(paths.order(order.location, order.id), { replace: true })
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
    for (const end of ends) end()
  }
}
