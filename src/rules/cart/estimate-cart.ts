import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import type { PurchaseLimit } from '../../contract/store/location.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import { isGone } from './is-gone.ts'
import { exceedOf, milligramsOf } from './limit.ts'
import { tipOn } from './tip.ts'

/** The input of an estimate: the last known cart, and the requested quantities by variant. */
export interface Estimated {
  cart: Cart | undefined
  wanted: Readonly<Record<string, number>>
  products: readonly Product[]
  location: string
  limit: PurchaseLimit
  currency: string
}

const milli = (grams: number): number => Math.round(grams * 1000)

function withQuantity(line: CartLine, quantity: number): CartLine {
  const equivalent = milli((line.equivalent / line.quantity) * quantity) / 1000
  return { ...line, quantity, total: line.unitPrice * quantity, saving: undefined, equivalent }
}

function newLine(variantId: string, quantity: number, { products, limit }: Estimated): CartLine[] {
  for (const product of products) {
    const variant = product.variants.find(candidate => candidate.id === variantId)
    if (!variant) continue
    const unitPrice = variant.salePrice ?? variant.price
    const { limitClass, brand, name, picture, pictureWidths } = product
    return [
      {
        id: variantId,
        variant: variantId,
        product: product.id,
        productSlug: product.slug,
        name,
        brand,
        variantName: variant.name,
        picture,
        pictureWidths,
        quantity,
        note: null,
        stock: variant.stock,
        unitPrice,
        regularPrice: variant.price,
        total: unitPrice * quantity,
        deposit: variant.deposit,
        saving: undefined,
        limitClass,
        equivalent: milligramsOf({ limitClass, ...variant, quantity }, limit) / 1000,
        problem: null
      }
    ]
  }
  return []
}

/**
 * Estimates the cart with all requested quantities, from the last known prices and without taxes, while the API is down
 * (SPEC C16). The API will reprice it (SPEC C9).
 */
export function estimateCart(estimated: Estimated): Cart {
  const { cart, wanted, location, limit, currency } = estimated
  const currentLines = cart?.lines ?? []
  const isHeld = new Set(currentLines.map(line => line.variant))
  const lines = [
    ...currentLines.map(line => withQuantity(line, wanted[line.variant] ?? line.quantity)),
    ...Object.entries(wanted).flatMap(([id, quantity]) => (isHeld.has(id) ? [] : newLine(id, quantity, estimated)))
  ].filter(line => line.quantity > 0)
  const counted = lines.filter(line => !isGone(line))
  const sum = (of: (line: CartLine) => number) => counted.reduce((all, line) => all + of(line), 0)
  const subtotal = sum(line => line.total)
  const deposits = sum(line => (line.deposit ?? 0) * line.quantity)
  const used = sum(line => milli(line.equivalent))
  const exceedValue = exceedOf(used, limit) / 1000
  const tip = cart ? tipOn(cart, subtotal, subtotal) : 0
  return {
    id: '',
    version: 0,
    method: 'pickup',
    delivery: null,
    tipShare: undefined,
    ...cart,
    tip,
    // Only the API can calculate discounts from deals, codes and points, and the delivery fee.
    orderLoyalty: { pointsRedeemed: 0, amount: 0 },
    orderReward: { points: 0, id: null, name: null, amount: 0 },
    points_redeemable: 0,
    deals: [],
    hints: [],
    promos: [],
    fee: 0,
    deposits,
    location,
    lines,
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    subtotal,
    savings: sum(line => (line.regularPrice - line.unitPrice) * line.quantity),
    taxes: [],
    total: subtotal + deposits + tip,
    currency,
    equivalent: used / 1000,
    cartFull: { active: exceedValue > 0, limit: limit.dried, exceedValue }
  }
}
