import { evaluateOffers, type Offers } from '../../promos/evaluate-offers.ts'
import type { CartPromos } from '../../promos/read-promos.ts'
import type { CartRow } from '../cart-row.ts'
import type { LineRow, LoadedCart } from '../load-cart.ts'
import type { PricedLine } from './price-line.ts'

const none: Offers = { deals: [], promos: [], hints: [], changesAt: Infinity }

/** A cart, as far as it decides about its offers. */
interface Judged extends Pick<LoadedCart, 'location'> {
  promos?: CartPromos | undefined
  cart?: Pick<CartRow, 'method'> | undefined
}

/** Evaluates the deals and codes of a cart on its lines; there are none without the facts about them. */
export function judgeOffers(lines: readonly PricedLine[], { location, promos, cart }: Judged): Offers {
  if (promos === undefined || cart === undefined) return none
  const { categories, ...rest } = promos
  const slugsOf = ({ categoryId, subCategoryId }: LineRow['product']): string[] =>
    [categoryId, subCategoryId].flatMap(id => categories.get(id ?? '') ?? [])
  const promoLines = lines.map(({ row: { product, variant, quantity }, total }) => ({
    product: product.slug,
    categories: slugsOf(product),
    brand: product.brand,
    variant: variant.id,
    tags: product.tags,
    quantity,
    left: total
  }))
  const { slug, timezone: zone } = location
  return evaluateOffers({ ...rest, lines: promoLines, method: cart.method, location: slug, zone })
}
