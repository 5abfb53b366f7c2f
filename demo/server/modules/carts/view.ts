import type { Cart, CartFull, CartLine } from '../../../../src/contract/cart.ts'
import type { StoredTax } from '../../db/schema.ts'
import type { Language } from '../../http/language.ts'
import { pictureOf, whole } from '../menu/picture.ts'
import type { Viewer } from '../menu/view.ts'
import { type LoadedCart, problemOf, stockOf } from './load.ts'
import { type Reckoned, reckon, type ReckonedLine } from './reckon.ts'
import { taxName } from './taxes.ts'

/** A cart as it crosses the wire, reckoned anew. */
export function viewCart(loaded: LoadedCart, currency: string, viewer: Viewer): Cart {
  const { cart, location } = loaded
  const sums = reckon(loaded)
  return {
    id: cart.id,
    version: cart.version,
    location: location.slug,
    method: cart.method,
    lines: sums.lines.map(line => viewLine(line, viewer)),
    count: sums.count,
    subtotal: sums.subtotal,
    savings: sums.savings,
    promos: [],
    delivery: null,
    fee: 0,
    tip: 0,
    taxes: viewTaxes(sums.taxes, viewer.language),
    total: sums.total,
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
    points_redeemable: sums.pointsRedeemable
  }
}

/** How full a cart is: active when it is over the limit, and then by how many grams. */
export const viewFullness = ({ limitMilli, exceedMilli }: Pick<Reckoned, 'limitMilli' | 'exceedMilli'>): CartFull => ({
  active: exceedMilli > 0,
  limit: limitMilli / 1000,
  exceedValue: exceedMilli / 1000
})

/** Taxes with their names in one language. */
export const viewTaxes = (taxes: StoredTax[], language: Language): { name: string; amount: number }[] =>
  taxes.map(({ code, amount }) => ({ name: taxName(code)[language], amount }))

function viewLine(line: ReckonedLine, { language, origin }: Viewer): CartLine {
  const { row, unitPrice, regularPrice, total, equivalentMilli } = line
  const { id, quantity, product, variant } = row
  return {
    id,
    variant: variant.id,
    product: product.id,
    productSlug: product.slug,
    name: product.name[language],
    brand: product.brand,
    variantName: variant.size[language],
    picture: whole(origin, pictureOf(product)),
    quantity,
    stock: stockOf(row),
    unitPrice,
    regularPrice,
    total,
    limitClass: product.limitClass,
    equivalent: equivalentMilli / 1000,
    problem: problemOf(row)
  }
}
