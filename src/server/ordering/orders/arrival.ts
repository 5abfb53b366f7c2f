import { eq } from 'drizzle-orm'
import { safeParse } from 'valibot'
import { carPlace } from '../../../contract/order/arrival.ts'
import { type OrderStatus } from '../../../contract/order/order.ts'
import type { Context } from '../../context.ts'
import { orders } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { ApiError, badFields, notFound } from '../../http/api-error.ts'
import { publishOrder } from './publish-order.ts'
import type { OrderRow } from './read-orders.ts'

/** Where a shopper waits; empty for one at the counter. */
interface Place {
  car: string
  spot: string
}

const underWay: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready']

/** Changes the record of a shopper’s way to an order that they fetch, and reports it to the order's page and the staff. */
async function arrive(
  context: Context,
  id: string,
  change: (order: OrderRow) => Partial<Pick<OrderRow, 'onWay' | 'curbside'>>
): Promise<void> {
  const { db, wake } = context
  await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.method === 'delivery' || !underWay.includes(order.status)) throw new ApiError(409, 'conflict')
    await tx.update(orders).set(change(order)).where(eq(orders.id, id))
    await publishOrder(tx, context, order, order.status)
  })
  wake()
}

/** Records that a shopper is on their way and when they expect to be there, or no longer is; not for one who is there. */
export const noteWay = (context: Context, id: string, minutes: number | null): Promise<void> =>
  arrive(context, id, ({ curbside }) => {
    if (curbside) throw new ApiError(409, 'conflict')
    if (minutes === null) return { onWay: null }
    const now = context.clock().getTime()
    const [at, due] = [now, now + minutes * 60_000].map(time => new Date(time).toISOString()) as [string, string]
    return { onWay: { at, due } }
  })

/** Records that a shopper is there; a repeated check-in updates the place but keeps the time. Without a place in a car 422 at the curb. */
export const checkIn = (context: Context, id: string, place: Place): Promise<void> =>
  arrive(context, id, ({ method, curbside }) => {
    if (method === 'curbside' && !safeParse(carPlace, place).success)
      throw badFields(Object.fromEntries(emptyIn(place).map(name => [name, 'required'])))
    return { curbside: { ...place, at: curbside?.at ?? context.clock().toISOString() } }
  })

const emptyIn = (place: Place) => (['car', 'spot'] as const).filter(name => place[name] === '')
