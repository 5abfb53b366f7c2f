import { request } from '../../client/http/request.ts'
import { createResource, type Resource } from '../../client/resource.ts'
import { type ResetScope } from '../../client/reset.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import {
  mostSuggestions,
  readSuggestions,
  type Suggestion,
  type SuggestionReason
} from '../../contract/catalog/suggestions.ts'
import type { PurchaseLimit } from '../../contract/store/location.ts'
import { isGone } from '../../rules/cart/is-gone.ts'
import { canadianLimit, equivalentOf } from '../../rules/cart/limit.ts'
import { gramsLeft, piecesThatFit } from '../../rules/cart/pieces-that-fit.ts'
import { isInStock } from '../../rules/menu/visibility.ts'
import type { Menu } from '../menu/menu-pages.ts'

/** The products of a store that suggestions are for, by their ids. */
export interface SuggestionKey {
  location: string
  products: readonly string[]
}

/** Suggestions, and the products that they are for. */
export interface Suggested extends SuggestionKey {
  suggestions: Suggestion[]
}

interface Request extends SuggestionKey {
  /** Grams that the order has left of the purchase limit; the whole limit if it is left out. */
  left: number | undefined
}

/** Returns true if suggestions are those for some products. */
export const isFor = (suggested: SuggestionKey, { location, products }: SuggestionKey): boolean =>
  suggested.location === location && suggested.products.join() === products.join()

/** A tenth of a gram is exact enough, and lets caches answer more carts. Rounded down, so that nothing is too much. */
const leftText = (left: number): string => (Math.floor(left * 10) / 10).toFixed(1)

const createSuggestions = (scope: ResetScope): Resource<Suggested, Request> =>
  createResource<Suggested, Request>({
    scope,
    isOf: isFor,
    async read({ location, products, left }) {
      const query = { products: products.join(), ...(left !== undefined && { left: leftText(left) }) }
      const result = await request(readSuggestions, { params: { location }, query })
      return result.ok ? { ...result, value: { location, products, ...result.value } } : result
    }
  })

/** Suggestions for the cart, made when it is opened: they stay where they are while it changes. */
export const cartSuggestions = createSuggestions('shopper')

/** Suggestions for the open product. */
export const productSuggestions = createSuggestions('all')

/** Returns the ids of a cart's products that suggestions are for. */
export const suggestedFor = ({ lines }: Cart): string[] =>
  [...new Set(lines.filter(line => !isGone(line)).map(({ product }) => product))].slice(0, mostSuggestions.products)

/** Returns the grams that a cart has left of the limit; undefined without anything that counts. */
export function leftIn(cart: Cart | undefined, limit: PurchaseLimit = canadianLimit): number | undefined {
  return cart && cart.equivalent > 0 ? gramsLeft(0, 0, cart.lines, limit.dried) : undefined
}

/** A suggestion as it is drawn. */
export interface SuggestedItem {
  product: Product
  variant: Variant
  reason: SuggestionReason
  /** The name of the product that it is compared with, if it is known. */
  of: string | undefined
  /** The most pieces that the stock and the purchase limit allow. */
  most: number
  /** True if no piece is in stock by now. */
  isSoldOut: boolean
}

/** Returns suggestions with their products on a menu, as the stock and the cart are now. Those that the menu lacks are left out. */
export function suggestedItems(
  { location, suggestions }: Suggested,
  menu: Menu | undefined,
  cart: Cart | undefined,
  limit: PurchaseLimit = canadianLimit
): SuggestedItem[] {
  if (menu?.location !== location) return []
  const byId = new Map(menu.products.map(product => [product.id, product]))
  return suggestions.flatMap(({ product: id, variant: variantId, reason }) => {
    const product = byId.get(id)
    const variant = product?.variants.find(size => size.id === variantId)
    if (!product || !variant) return []
    const others = cart?.lines.filter(line => line.variant !== variantId) ?? []
    const room = piecesThatFit(equivalentOf({ limitClass: product.limitClass, ...variant }, limit), others, limit.dried)
    const of = byId.get(reason.of)?.name ?? cart?.lines.find(line => line.product === reason.of)?.name
    const isSoldOut = !isInStock(variant)
    return [{ product, variant, reason, of, most: Math.min(isSoldOut ? 0 : variant.stock, room), isSoldOut }]
  })
}
