import { computed } from 'nanostores'
import { request } from '../../api/request.ts'
import { type Order, readOrders } from '../../contract/order/order.ts'
import { openCart } from '../cart/cart.ts'
import { resettable } from '../core/reset.ts'
import { createResource } from '../core/resource.ts'
import { $slug, enterLocation } from '../location/location.ts'
import { orderAgain, type Reordering } from '../order/reorder.ts'

/** The orders of the person, at every store, the latest first. */
export const { $state: $myOrders, load: loadMyOrders } = createResource({
  scope: 'person',
  read: () => request(readOrders)
})

/** The order that is being put into a cart again, by its id. */
export const $again = resettable<string | undefined>('person', undefined)

/** What became of it; undefined before. */
export const $againState = resettable<Reordering | undefined>('person', undefined)

/** How ordering again is going: of which order, whether it goes on, and once it is done, its result. */
export const $againResult = computed([$again, $againState], (order, state) => ({
  order,
  isBusy: state?.isBusy ?? true,
  added: state && !state.isBusy ? state.added : 0,
  refused: state && !state.isBusy ? state.refused : []
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
