import { and, eq, notInArray } from 'drizzle-orm'
import { orderLines, orders, type StoredLineLot, type StoredOrderState } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import type { LineShare } from '../../carts/pricing/paid-lines.ts'
import { bought, sumsOf } from '../order-values.ts'
import type { OrderLineRow } from '../place/insert-order.ts'
import type { OrderRow } from '../read-orders.ts'
import type { PlannedChange } from './plan-change.ts'

/** An order with its lines, as they are stored. */
export interface StoredOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

/** Writes the lines and sums of a planned change; `lotsBySize` has the lots of lines that have other ones now. */
export async function writeChange(
  tx: Transaction,
  { loaded, edit, sums, slot, method, promised }: PlannedChange,
  lotsBySize: ReadonlyMap<string, StoredLineLot[] | null>
): Promise<StoredOrder> {
  const { order } = loaded
  const lines = sums.lines.map((line, position): OrderLineRow => {
    const old = loaded.lines.find(({ id }) => id === line.row.id)
    const variantId = line.row.variant.id
    const lots = lotsBySize.has(variantId) ? (lotsBySize.get(variantId) ?? null) : (old?.lots ?? null)
    const share: LineShare = sums.shares[position] ?? { discount: 0, redeemed: 0, taxes: [] }
    const { discount, redeemed, taxes } = share
    // Its texts are those of the day on which it was bought.
    const texts = old && { name: old.name, variantName: old.variantName, brand: old.brand, picture: old.picture }
    return { ...bought(line), ...texts, id: line.row.id, orderId: order.id, position, discount, redeemed, taxes, lots }
  })
  const ids = lines.map(({ id }) => id)
  await tx.delete(orderLines).where(and(eq(orderLines.orderId, order.id), notInArray(orderLines.id, ids)))
  for (const line of lines)
    await tx.insert(orderLines).values(line).onConflictDoUpdate({ target: orderLines.id, set: line })
  const set = {
    ...sumsOf(sums),
    // Its zone may have been renamed since.
    zone: method === 'delivery' ? (sums.deliveryQuote?.zone ?? order.zone) : null,
    ...(method !== order.method && { method, ...arrivalFor(method, order) }),
    ...(edit.notes !== undefined && { notes: edit.notes }),
    ...(slot && { slotId: slot.id, slotStart: new Date(slot.start), slotEnd: new Date(slot.end) }),
    ...(promised !== undefined && { promisedFrom: promised?.from ?? null, promisedTo: promised?.to ?? null })
  }
  await tx.update(orders).set(set).where(eq(orders.id, order.id))
  return { order: { ...order, ...set }, lines }
}

/** Returns an order as one side of a change shows it. */
export const stateOf = ({ order, lines }: StoredOrder): StoredOrderState => ({
  lines: lines.map(({ variantId: variant, name, variantName, quantity, unitPrice }) => ({
    variant,
    name,
    variantName,
    quantity,
    unitPrice
  })),
  total: order.total,
  slotStart: order.slotStart.toISOString(),
  method: order.method
})

/** Returns the arrival of a shopper whose order has another method: a place at the curb says nothing inside, and no one comes for a delivery. */
const arrivalFor = (method: OrderRow['method'], { onWay }: OrderRow): Pick<OrderRow, 'onWay' | 'curbside'> => ({
  onWay: method === 'delivery' ? null : onWay,
  curbside: null
})
