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

/** The progress and result of the reorder; undefined before it starts. */
export const $againState = resettable<Reordering | undefined>('person', undefined)

/** The reorder as shown to the shopper: which order, whether it is in progress, and the result messages. */
export const $againSaid = computed([$again, $againState, $locale], (order, state) => ({
  order,
  isBusy: state?.isBusy ?? true,
  done: state && !state.isBusy && state.added > 0 ? t('again.added', { count: state.added }) : undefined,
  refused: state && !state.isBusy ? state.refused.map(one => t('again.refused', one)) : []
}))

/** Adds all lines of an order to the cart of its store, and switches to that store. */
export async function reorder({ id, location, lines }: Order): Promise<void> {
  if ($again.get() !== undefined && ($againState.get()?.isBusy ?? true)) return
  $again.set(id)
  $againState.set(undefined)
  enterLocation(location)
  // Items already in the cart are kept, so it must be loaded first.
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
