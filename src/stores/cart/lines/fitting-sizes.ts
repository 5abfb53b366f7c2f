import type { Cart } from '../../../contract/cart/cart.ts'
import type { Variant } from '../../../contract/catalog/menu.ts'
import { canadianLimit, equivalentOf } from '../../../rules/cart/limit.ts'
import { piecesThatFit } from '../../../rules/cart/pieces-that-fit.ts'
import { isInStock } from '../../../rules/menu/visibility.ts'
import { dataOf } from '../../../client/async-state.ts'
import { $location } from '../../location/location.ts'
import { $menu } from '../../menu/menu.ts'

/** Returns the sizes of a variant's product of which one more fits into a cart, by the purchase limit and the stock (SPEC C10). */
export function sizesThatFit(cart: Cart | undefined, variant: string | undefined): Variant[] {
  const products = dataOf($menu.get())?.products ?? []
  const product = products.find(({ variants }) => variants.some(({ id }) => id === variant))
  const limit = $location.get().detail?.purchaseLimit ?? canadianLimit
  const lines = cart?.lines ?? []
  return (product?.variants ?? []).filter(size => {
    const cartQuantity = lines.find(line => line.variant === size.id)?.quantity ?? 0
    const others = lines.filter(line => line.variant !== size.id)
    const each = equivalentOf({ limitClass: product?.limitClass ?? 'dried', ...size }, limit)
    return isInStock(size) && cartQuantity < Math.min(size.stock, piecesThatFit(each, others, limit.dried))
  })
}
