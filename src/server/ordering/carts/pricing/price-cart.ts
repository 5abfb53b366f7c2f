import { isGone } from '../../../../rules/cart/is-gone.ts'
import { exceedOf, milligramsOf } from '../../../../rules/cart/limit.ts'
import { tipOn } from '../../../../rules/cart/tip.ts'
import type { StoredTax } from '../../../db/schema.ts'
import type { StoredMarket } from '../../../shop/business/market.ts'
import { type EvaluatedPromo, evaluatePromos } from '../../promos/evaluate.ts'
import type { CartPromos } from '../../promos/read-promos.ts'
import { type DeliveryQuote, quoteDelivery } from './delivery-quote.ts'
import type { CartRow } from '../cart-row.ts'
import { type LineRow, type LoadedCart, problemOf } from '../load-cart.ts'
import { type CartPoints, redeem, type Redeemed } from './points.ts'
import { taxesOn } from './taxes.ts'

/** A line with its prices in cents and its equivalent in milligrams of dried cannabis. */
export interface PricedLine {
  row: LineRow
  unitPrice: number
  regularPrice: number
  total: number
  equivalentMilli: number
}

/** A cart with all its totals. */
export interface PricedCart extends Redeemed {
  lines: PricedLine[]
  count: number
  subtotal: number
  savings: number
  promos: EvaluatedPromo[]
  /** The delivery quote; null for another method, and while no address is set. */
  deliveryQuote: DeliveryQuote | null
  fee: number
  taxes: StoredTax[]
  tip: number
  total: number
  equivalentMilli: number
  limitMilli: number
  exceedMilli: number
}

/**
 * A cart to price: its lines alone, or with the market, without which there are no taxes, the shopper's points, the codes,
 * and the method, address and tip.
 */
export interface CartToPrice extends Pick<LoadedCart, 'lines' | 'location'> {
  market?: StoredMarket | undefined
  points?: CartPoints | undefined
  promos?: CartPromos | undefined
  cart?: Pick<CartRow, 'method' | 'address' | 'tip' | 'tipShare'> | undefined
}

/**
 * Calculates the totals of a cart without the lines of which nothing can be bought, in this order: the lines, less promo codes, then the reward, then points; the
 * delivery fee; the taxes on all that; the tip.
 */
export function priceCart({ lines: rows, location, market, points, promos, cart }: CartToPrice): PricedCart {
  const all = rows.map(row => priceLine(row, location))
  const lines = all.filter(({ row }) => !isGone({ problem: problemOf(row) }))
  const subtotal = sum(lines, line => line.total)
  // Where loyalty programs are not allowed, points are neither redeemed nor earned (SPEC C12).
  const judged = judge(lines, { location, promos, cart })
  const discounted = subtotal - sum(judged, promo => promo.amount)
  const redeemed = redeem(discounted, location.features.loyalty ? points : undefined)
  const address = cart?.method === 'delivery' ? cart.address : null
  const deliveryQuote = address && quoteDelivery(location, address, { subtotal, discounted })
  const fee = deliveryQuote?.fee ?? 0
  const toPay = discounted - redeemed.rewardAmount - redeemed.pointsAmount + fee
  const taxes = market === undefined ? [] : taxesOn(toPay, location.address.province, market)
  const due = toPay + sum(taxes, tax => tax.amount)
  const tip = location.features.tips && cart ? tipOn(cart, subtotal, due) : 0
  const equivalentMilli = sum(lines, line => line.equivalentMilli)
  return {
    lines: all,
    count: sum(all, line => line.row.quantity),
    subtotal,
    savings: sum(lines, line => line.regularPrice * line.row.quantity) - subtotal,
    promos: judged,
    deliveryQuote,
    fee,
    taxes,
    ...redeemed,
    tip,
    total: due + tip,
    equivalentMilli,
    limitMilli: Math.round(location.purchaseLimit.dried * 1000),
    exceedMilli: exceedOf(equivalentMilli, location.purchaseLimit)
  }
}

function judge(
  lines: readonly PricedLine[],
  { location, promos, cart }: Pick<CartToPrice, 'location' | 'promos' | 'cart'>
): EvaluatedPromo[] {
  if (promos === undefined || cart === undefined) return []
  const { categories, ...rest } = promos
  const slugsOf = ({ categoryId, subCategoryId }: LineRow['product']): string[] =>
    [categoryId, subCategoryId].flatMap(id => categories.get(id ?? '') ?? [])
  const promoLines = lines.map(({ row: { product, quantity }, total }) => ({
    product: product.slug,
    categories: slugsOf(product),
    quantity,
    left: total
  }))
  return evaluatePromos({ ...rest, lines: promoLines, method: cart.method, location: location.slug })
}

function priceLine(row: LineRow, location: LoadedCart['location']): PricedLine {
  const regularPrice = row.listing?.price ?? 0
  const unitPrice = Math.min(row.listing?.salePrice ?? regularPrice, regularPrice)
  return {
    row,
    unitPrice,
    regularPrice,
    total: unitPrice * row.quantity,
    equivalentMilli: milligramsOf(countedOf(row), location.purchaseLimit)
  }
}

/** The part of a line that counts towards the purchase limit, in the rule's grams. */
const countedOf = ({ product: { limitClass }, variant: { weightMilli, equivalentMilli }, quantity }: LineRow) => ({
  limitClass,
  weight: weightMilli / 1000,
  equivalent: equivalentMilli && equivalentMilli / 1000,
  quantity
})

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
