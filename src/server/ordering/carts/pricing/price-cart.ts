import { isGone } from '../../../../rules/cart/is-gone.ts'
import { exceedOf } from '../../../../rules/cart/limit.ts'
import { tipOn } from '../../../../rules/cart/tip.ts'
import type { StoredTax } from '../../../db/schema.ts'
import { type DepositSettings, depositTerms } from '../../../shop/menu/deposit.ts'
import type { EvaluatedDeal } from '../../promos/deals.ts'
import type { EvaluatedPromo } from '../../promos/evaluate.ts'
import type { DealHint } from '../../promos/hints.ts'
import type { CartPromos } from '../../promos/read-promos.ts'
import { type DeliveryQuote, quoteDelivery } from './delivery-quote.ts'
import type { CartRow } from '../cart-row.ts'
import { type LoadedCart, problemOf } from '../load-cart.ts'
import { type CartPoints, redeem, type Redeemed } from './points.ts'
import { type LineShare, shareLines } from './paid-lines.ts'
import { type PricedLine, priceLine } from './price-line.ts'
import { judgeOffers } from './judge-offers.ts'
import { lineDiscounts } from './line-discounts.ts'
import { taxedParts } from './taxed-parts.ts'
import { type SplitStoredTax, taxesIn } from './taxes.ts'

/** A cart with all its totals. */
export interface PricedCart extends Redeemed {
  lines: PricedLine[]
  count: number
  subtotal: number
  savings: number
  deals: EvaluatedDeal[]
  hints: DealHint[]
  promos: EvaluatedPromo[]
  /** The delivery quote; null for another method, and while no address is set. */
  deliveryQuote: DeliveryQuote | null
  fee: number
  /** Deposits on all containers, in cents. */
  deposits: number
  taxes: StoredTax[]
  /** The share of each line of which something can be bought, in their order. */
  shares: LineShare[]
  tip: number
  total: number
  /** When a sale or deal in the cart next begins or ends, in milliseconds; Infinity if none does. */
  repricedAt: number
  equivalentMilli: number
  limitMilli: number
  exceedMilli: number
}

/**
 * A cart to price: its lines alone, or with the settings of the business, without which there are no taxes and no deposits,
 * the shopper's points, the codes, and the method, address and tip.
 */
export interface CartToPrice extends Pick<LoadedCart, 'lines' | 'location'>, Partial<DepositSettings> {
  points?: CartPoints | undefined
  promos?: CartPromos | undefined
  cart?: Pick<CartRow, 'method' | 'address' | 'tip' | 'tipShare'> | undefined
}

/**
 * Calculates the totals of a cart without the lines of which nothing can be bought, in this order: the lines, less deals, promo codes, the reward, then points; the
 * delivery fee; the deposits, which nothing lowers; the taxes on all that; the tip.
 */
export function priceCart(priced: CartToPrice): PricedCart {
  const { lines: rows, location, market, points, cart } = priced
  const terms = termsOf(priced)
  const all = rows.map(row => priceLine(row, location, terms))
  const lines = all.filter(({ row }) => !isGone({ problem: problemOf(row) }))
  const subtotal = sum(lines, line => line.total)
  const { deals, promos: judged, hints, changesAt } = judgeOffers(lines, priced)
  const offers = [...deals, ...judged]
  // Where loyalty programs are not allowed, points are neither redeemed nor earned (SPEC C12).
  const discounted = subtotal - sum(offers, offer => offer.amount)
  const redeemed = redeem(discounted, location.features.loyalty ? points : undefined)
  const address = cart?.method === 'delivery' ? cart.address : null
  const deliveryQuote = address && quoteDelivery(location, address, { subtotal, discounted })
  const fee = deliveryQuote?.fee ?? 0
  const toPay = discounted - redeemed.rewardAmount - redeemed.pointsAmount + fee
  const deposits = sum(lines, line => line.deposit.cents * line.row.quantity)
  const discounts = lineDiscounts({ lines, offers, redeemed })
  const parts = taxedParts({ lines, discounts, fee })
  const partsOf = (line: PricedLine) => {
    const at = lines.indexOf(line)
    return { saving: sum(deals, ({ shares }) => shares[at] ?? 0), discount: discounts[at]?.discount ?? 0 }
  }
  const taxes =
    market === undefined ? [] : taxesIn({ province: location.address.province, day: terms?.day }, parts, market)
  const due = toPay + sum(taxes, tax => tax.amount)
  const tip = location.features.tips && cart ? tipOn(cart, subtotal, due) : 0
  const equivalentMilli = sum(lines, line => line.equivalentMilli)
  return {
    lines: all.map(line => ({ ...line, ...partsOf(line) })),
    count: sum(all, line => line.row.quantity),
    subtotal,
    savings: sum(lines, line => line.regularPrice * line.row.quantity) - subtotal,
    deals,
    hints,
    promos: judged,
    deliveryQuote,
    fee,
    deposits,
    taxes: taxes.map(withoutShares),
    shares: shareLines(discounts, taxes),
    ...redeemed,
    tip,
    total: due + deposits + tip,
    repricedAt: Math.min(
      changesAt,
      points?.reward?.endsAt?.getTime() ?? Infinity,
      ...rows.map(({ listing }) => listing?.saleChange ?? Infinity)
    ),
    equivalentMilli,
    limitMilli: Math.round(location.purchaseLimit.dried * 1000),
    exceedMilli: exceedOf(equivalentMilli, location.purchaseLimit)
  }
}

const withoutShares = ({ code, amount, name }: SplitStoredTax): StoredTax => ({ code, amount, ...(name && { name }) })

const termsOf = ({ market, takesDeposits = true, location, promos }: CartToPrice) =>
  market === undefined || promos === undefined
    ? undefined
    : depositTerms({ market, takesDeposits }, location, promos.now)

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
