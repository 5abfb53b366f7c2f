import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import type { Order } from '../../../contract/order/order.ts'
import { fold } from '../../../lib/search/fold.ts'
import type { OrderEdit } from './order-edit.ts'

/** The most sizes that are offered. */
const MOST = 6

/** A size that can be added to an order. */
export interface MoreSize {
  product: Product
  variant: Variant
}

/** Returns sizes of a store's menu that match a search and can be added to an order, in menu order; none without a word. */
export function findMore(products: readonly Product[], typed: string, order: Order, edit: OrderEdit): MoreSize[] {
  const words = fold(typed).text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const known = new Set([...order.lines, ...edit.added].map(({ variant }) => variant))
  const found: MoreSize[] = []
  for (const product of products) {
    if (product.discontinued) continue
    const text = fold(`${product.name} ${product.brand}`).text
    for (const variant of product.variants) {
      const all = `${text} ${fold(variant.name).text}`
      if (!variant.available || variant.stock <= 0 || known.has(variant.id) || !words.every(word => all.includes(word)))
        continue
      found.push({ product, variant })
      if (found.length === MOST) return found
    }
  }
  return found
}
