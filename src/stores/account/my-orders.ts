import { type Order } from '../../contract/order/order.ts'
import { openCart } from '../cart/cart.ts'
import { $slug, enterLocation } from '../location/location.ts'
import { $reordering, addItems } from '../order/reorder.ts'

/** Adds all lines of an order to the cart of its store, and switches to that store. */
export async function reorder({ id, location, lines }: Order): Promise<void> {
  if ($reordering.get()?.isBusy) return
  $reordering.set({ order: id, isBusy: true, added: 0, refused: [] })
  enterLocation(location)
  // Items already in the cart are kept, so it must be loaded first.
  await openCart(location)
  if ($reordering.get()?.order !== id) return
  if ($slug.get() !== location) return $reordering.set(undefined)
  const items = lines.map(({ name, variant, variantName, quantity }) => ({
    product: { name },
    variant: { id: variant, name: variantName },
    quantity
  }))
  await addItems(items, id)
}
