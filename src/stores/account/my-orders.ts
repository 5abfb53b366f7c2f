import { computed } from 'nanostores'
import { type Order } from '../../contract/order/order.ts'
import { openCart } from '../cart/cart.ts'
import { resettable } from '../core/reset.ts'
import { $slug, enterLocation } from '../location/location.ts'
import { orderAgain, type Reordering } from '../order/reorder.ts'

/** The order that is being put into a cart again, by its id. */
export const $again = resettable<string | undefined>('person', undefined)

/** The progress and result of the reorder; undefined before it starts. */
export const $againState = resettable<Reordering | undefined>('person', undefined)

/** The progress of reordering: which order, whether it is under way and, once done, its result. */
export const $againResult = computed([$again, $againState], (order, state) => ({
  order,
  isBusy: state?.isBusy ?? true,
  added: state && !state.isBusy ? state.added : 0,
  refused: state && !state.isBusy ? state.refused : []
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
