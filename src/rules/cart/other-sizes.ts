import type { CartLine } from '../../contract/cart/cart.ts'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import type { PurchaseLimit } from '../../contract/store/location.ts'
import { isInStock } from '../menu/visibility.ts'
import { equivalentOf } from './limit.ts'
import { piecesThatFit } from './pieces-that-fit.ts'

/** A size that a line of a cart has or could have. */
export interface LineSize {
  variant: Variant
  /** The quantity that the cart would hold of it; 0 if the line can't change to it. */
  quantity: number
  /** True if that is fewer than the line holds, together with the pieces of that size in the cart. */
  isCut: boolean
}

/**
 * Returns the sizes of a line's product in the order of the menu. The line keeps its quantity as far as the stock and the
 * purchase limit allow, and joins the cart's line of that size if there is one.
 */
export function sizesOf(
  line: CartLine,
  lines: readonly CartLine[],
  product: Product,
  limit: PurchaseLimit
): LineSize[] {
  return product.variants.map(variant => {
    if (variant.id === line.variant) return { variant, quantity: line.quantity, isCut: false }
    const cartQuantity = lines.find(other => other.variant === variant.id)?.quantity ?? 0
    const others = lines.filter(other => other.variant !== variant.id && other.variant !== line.variant)
    const each = equivalentOf({ limitClass: product.limitClass, ...variant }, limit)
    const most = isInStock(variant) ? Math.min(variant.stock, piecesThatFit(each, others, limit.dried)) : 0
    const quantity = Math.min(line.quantity + cartQuantity, most)
    return { variant, quantity: quantity > cartQuantity ? quantity : 0, isCut: quantity < line.quantity + cartQuantity }
  })
}
