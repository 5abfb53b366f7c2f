import { computed } from 'nanostores'
import type { Order } from '../../contract/order/order.ts'
import { $locale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { openCart } from '../cart/cart.ts'
import { resettable } from '../core/reset.ts'
import { $slug, enterLocation } from '../location/location.ts'
import { orderAgain, type Reordering } from '../order/reorder.ts'

/** The order that is being put into a cart again, by its id. */
export const $again = resettable<string | undefined>('person', undefined)

/** What became of it; undefined before. */
export const $againState = resettable<Reordering | undefined>('person', undefined)

/** How ordering again stands: of which order, whether it goes on, and what to say of it once it is done. */
export const $againSaid = computed([$again, $againState, $locale], (order, state) => ({
  order,
  isBusy: state?.isBusy ?? true,
  done: state && !state.isBusy && state.added > 0 ? t('again.added', { count: state.added }) : undefined,
  refused: state && !state.isBusy ? state.refused.map(one => t('again.refused', one)) : []
}))

/** Puts all of an order into the cart of its store again; the shopper is in that store from then on. */
export async function reorder({ id, location, lines }: Order): Promise<void> {
  if ($again.get() !== undefined && ($againState.get()?.isBusy ?? true)) return
  $again.set(id)
  $againState.set(undefined)
  enterLocation(location)
  // What the cart holds already is added to.
  await openCart(location)
  if ($again.get() !== id || $slug.get() !== location) return
  const items = lines.map(({ name, variant, variantName, quantity }) => ({
    product: { name },
    variant: { id: variant, name: variantName },
    quantity
  }))
  await orderAgain(items, $againState)
  const done = $againState.get()
  if (done?.isBusy) $againState.set({ ...done, isBusy: false })
}
