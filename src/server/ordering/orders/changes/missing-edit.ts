import type { OrderLineRow } from '../place/insert-order.ts'
import type { OrderEdit } from './order-edit.ts'

/** Pieces of a line that the store is out of, and the product given in their place. */
export interface Missing {
  line: Pick<OrderLineRow, 'variantId' | 'quantity' | 'ifMissing'>
  missing: number
  substitute: { variant: string; quantity: number } | null
}

/** Returns whether a change would leave nothing of an order. */
export const leavesNothing = (
  { quantities }: OrderEdit,
  lines: readonly Pick<OrderLineRow, 'variantId' | 'quantity'>[]
): boolean =>
  lines.every(({ variantId, quantity }) => (quantities.get(variantId) ?? quantity) === 0) &&
  [...quantities.values()].every(quantity => quantity === 0)

/**
 * Returns the change of an order that takes the missing pieces of a line out, and puts the substitute in. One that the order has
 * already becomes more of that line.
 */
export function missingEdit(
  { line, missing, substitute }: Missing,
  lines: readonly Pick<OrderLineRow, 'variantId' | 'quantity'>[]
): OrderEdit {
  const quantities = new Map([[line.variantId, Math.max(0, line.quantity - missing)]])
  if (substitute !== null) {
    const { variant, quantity } = substitute
    const own = lines.find(({ variantId }) => variantId === variant)?.quantity ?? 0
    quantities.set(variant, (quantities.get(variant) ?? own) + quantity)
  }
  return { quantities, ifMissing: line.ifMissing }
}
