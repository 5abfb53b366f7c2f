import type { Cart, CartFull, CartLine } from '../../../contract/cart/cart.ts'
import type { Delivery } from '../../../contract/cart/delivery.ts'
import type { CartHint, UsedDeal } from '../../../contract/cart/deal.ts'
import type { Promo } from '../../../contract/cart/promo.ts'
import type { StoredTax } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'
import type { Nearest } from '../../shop/locations/nearest.ts'
import { instantText } from '../../shop/menu/sale.ts'
import { pictureOf, viewPicture } from '../../shop/menu/picture.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'
import type { EvaluatedDeal } from '../promos/deals.ts'
import type { DealHint } from '../promos/hints.ts'
import type { EvaluatedPromo } from '../promos/evaluate.ts'
import type { DeliveryQuote } from './pricing/delivery-quote.ts'
import { type LoadedCart, problemOf, stockOf } from './load-cart.ts'
import type { PricedCart } from './pricing/price-cart.ts'
import type { PricedLine } from './pricing/price-line.ts'
import { taxName } from './pricing/taxes.ts'

/** Totals of a cart, and the nearest store for pickup if the address is outside of all zones. */
interface Shown {
  sums: PricedCart
  nearest: Nearest | null
  currency: string
}

/** Returns a cart in its API shape. */
export function viewCart(
  { cart, location, promos }: LoadedCart,
  { sums, nearest, currency }: Shown,
  viewer: Viewer
): Cart {
  return {
    id: cart.id,
    version: cart.version,
    location: location.slug,
    method: cart.method,
    lines: sums.lines.map(line => viewLine(line, viewer)),
    count: sums.count,
    subtotal: sums.subtotal,
    savings: sums.savings,
    deals: sums.deals.map(deal => viewDeal(deal, viewer.language)),
    hints: sums.hints.map(hint => viewHint(hint, viewer.language)),
    promos: sums.promos.map(promo => viewPromo(promo, viewer.language)),
    delivery: sums.deliveryQuote && viewDeliveryQuote(sums.deliveryQuote, nearest, viewer.language),
    fee: sums.fee,
    deposits: sums.deposits,
    taxes: viewTaxes(sums.taxes, viewer.language),
    tip: sums.tip,
    tipShare: (location.features.tips && cart.tipShare) || undefined,
    total: sums.total,
    pricedAt: promos.now.toISOString(),
    repricedAt: instantText(sums.repricedAt),
    currency,
    equivalent: sums.equivalentMilli / 1000,
    cartFull: viewFullness(sums),
    orderLoyalty: { pointsRedeemed: sums.pointsRedeemed, amount: sums.pointsAmount, earns: sums.earns },
    orderReward: {
      points: sums.rewardPoints,
      id: sums.rewardId,
      name: sums.rewardName?.[viewer.language] ?? null,
      amount: sums.rewardAmount
    },
    suggests: location.suggestions || undefined,
    points_redeemable: sums.pointsRedeemable
  }
}

/** Returns how far a cart exceeds the limit, in grams; `active` is true if it does. */
export const viewFullness = ({
  limitMilli,
  exceedMilli
}: Pick<PricedCart, 'limitMilli' | 'exceedMilli'>): CartFull => ({
  active: exceedMilli > 0,
  limit: limitMilli / 1000,
  exceedValue: exceedMilli / 1000
})

/** Returns taxes with their names in one language. */
export const viewTaxes = (taxes: StoredTax[], language: Language): { name: string; amount: number }[] =>
  taxes.map(tax => ({ name: taxName(tax)[language], amount: tax.amount }))

const viewPromo = ({ row, code, amount, problem, missing }: EvaluatedPromo, language: Language): Promo => ({
  code,
  name: row?.name[language] ?? null,
  amount,
  problem,
  missing
})

const viewDeal = ({ row, amount }: EvaluatedDeal, language: Language): UsedDeal => ({
  id: row.id,
  name: row.name[language],
  amount
})

const viewHint = ({ row, pieces, missing }: DealHint, language: Language): CartHint => ({
  deal: row.id,
  name: row.name[language],
  pieces,
  missing
})

const viewDeliveryQuote = (deliveryQuote: DeliveryQuote, nearest: Nearest | null, language: Language): Delivery => ({
  ...deliveryQuote,
  problem: deliveryQuote.zone === null ? 'outside' : null,
  nearest: nearest && { ...nearest, name: nearest.name[language] }
})

function viewLine(line: PricedLine, { language, origin }: Viewer): CartLine {
  const { row, unitPrice, regularPrice, total, deposit, equivalentMilli, saving } = line
  const { id, quantity, note, ifMissing, product, variant } = row
  return {
    id,
    variant: variant.id,
    product: product.id,
    productSlug: product.slug,
    name: product.name[language],
    brand: product.brand,
    variantName: variant.size[language],
    ...viewPicture(origin, pictureOf(product)),
    quantity,
    note,
    ifMissing: ifMissing ?? undefined,
    stock: stockOf(row),
    unitPrice,
    regularPrice,
    total,
    deposit: deposit.cents || undefined,
    saving: saving || undefined,
    limitClass: product.limitClass,
    equivalent: equivalentMilli / 1000,
    problem: problemOf(row)
  }
}
