import type { StoredPromo } from '../../db/schema.ts'
import { pictureOf } from '../../shop/menu/picture.ts'
import type { PricedCart } from '../carts/pricing/price-cart.ts'
import type { PricedLine } from '../carts/pricing/price-line.ts'
import type { EvaluatedPromo } from '../promos/evaluate.ts'

/** Returns the columns of an order that its pricing decides. */
export const sumsOf = (sums: PricedCart) => ({
  subtotal: sums.subtotal,
  savings: sums.savings,
  pointsRedeemed: sums.pointsRedeemed,
  pointsAmount: sums.pointsAmount,
  rewardPoints: sums.rewardPoints,
  rewardName: sums.rewardName,
  rewardAmount: sums.rewardAmount,
  earns: sums.earns,
  promos: sums.promos.flatMap(stored),
  deals: sums.deals.length === 0 ? null : sums.deals.map(({ row: { id, name }, amount }) => ({ id, name, amount })),
  fee: sums.fee,
  deposits: sums.deposits || null,
  tip: sums.tip,
  address: sums.deliveryQuote?.address ?? null,
  zone: sums.deliveryQuote?.zone ?? null,
  taxes: sums.taxes,
  total: sums.total,
  equivalentMilli: sums.equivalentMilli
})

const stored = ({ row, amount }: EvaluatedPromo): StoredPromo[] =>
  row && amount > 0 ? [{ code: row.code, name: row.name, amount }] : []

/** Returns the columns of an order line that describe the product. */
export const bought = ({ row, unitPrice, regularPrice, deposit, equivalentMilli }: PricedLine) => ({
  variantId: row.variant.id,
  productId: row.product.id,
  productSlug: row.product.slug,
  sku: row.variant.sku,
  name: row.product.name,
  brand: row.product.brand,
  variantName: row.variant.size,
  picture: pictureOf(row.product),
  quantity: row.quantity,
  note: row.note,
  ifMissing: row.ifMissing,
  unitPrice,
  regularPrice,
  deposit: deposit.cents || null,
  limitClass: row.product.limitClass,
  equivalentMilli,
  lots: null
})
