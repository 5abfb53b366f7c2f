import { createResource } from '../../client/resource.ts'
import { failed, type Result } from '../../client/http/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { slot, whenFilled } from '../../lib/slot.ts'
import { $slug, recallCarts } from '../location/location.ts'

/** The id of a cart, and its store's slug. */
interface CartKey {
  location: string
  id: string
}

/** Requests about carts. Their code comes behind the first products. */
export interface CartRequests {
  /** Reads a cart. One that no longer exists is dropped, if `isLatest`. */
  read(key: CartKey, isLatest: () => boolean): Promise<Result<Cart>>
  /** Sends the quantity wanted of a variant, after all earlier changes. Resolves to false if it is refused. */
  sendQuantity(location: string, variant: string): Promise<boolean>
}

/** Filled by `cart-requests.ts`, in the part `common`. */
export const $cartRequests = slot<CartRequests>()

const cart = createResource<Cart, CartKey>({
  scope: 'shopper',
  isOf: (shown, { id }) => shown.id === id,
  // Rejects other stores' carts and older versions. Compares by slug because a cart can load before its store does.
  accepts: (next, shown) => next.location === $slug.get() && !(shown?.id === next.id && shown.version > next.version),
  async read(key, { isLatest }) {
    const { read } = $cartRequests.get() ?? (await whenFilled($cartRequests))
    return isLatest() ? read(key, isLatest) : failed('offline')
  }
})

/** The cart of the current store; idle if there is none yet. */
export const $cart = cart.$state

/** Shows a cart, unless it belongs to another store or is older than the one shown. */
export const showCart = cart.show

/** Loads the cart of a store, if there is one. */
export async function openCart(location: string): Promise<void> {
  const id = recallCarts()[location]
  if (id === undefined) cart.clear()
  else await cart.load({ location, id })
}

/** Reloads the current cart. */
export async function reloadCart(): Promise<void> {
  const slug = $slug.get()
  if (slug !== undefined) await openCart(slug)
}

/** Clears the displayed cart. The saved cart id is kept. */
export const closeCart = cart.clear
