import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orderHistory, orderLines, orders } from '../../../src/server/db/schema.ts'
import type { Database } from '../../../src/server/db/types.ts'

const MINUTE = 60_000

/** An order like another one: when it was placed, and the minutes until it was ready; undefined if it isn't yet. */
export interface OrderLike {
  placedAt: Date
  minutes?: number
  /** Items of its only line. */
  items?: number
}

/** Writes orders like one that was placed, with their lines and history: those that were ready are completed. */
export async function writeOrdersLike(db: Database, id: string, list: readonly OrderLike[]): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
  if (order === undefined || line === undefined) throw new Error('There is no such order.')
  const made = list.map(({ placedAt, minutes, items = 2 }) => {
    const key = randomUUID()
    const readyAt = minutes === undefined ? null : new Date(placedAt.getTime() + minutes * MINUTE)
    const slotStart = new Date(placedAt.getTime() + 30 * MINUTE)
    return { key, placedAt, readyAt, slotStart, items }
  })
  await db.insert(orders).values(
    made.map(({ key, placedAt, readyAt, slotStart }) => ({
      ...order,
      id: key,
      number: key,
      cartId: key,
      placedAt,
      slotStart,
      endedAt: readyAt,
      status: readyAt ? ('completed' as const) : ('placed' as const)
    }))
  )
  await db
    .insert(orderLines)
    .values(made.map(({ key, items }) => ({ ...line, id: `${key}-1`, orderId: key, quantity: items })))
  await db
    .insert(orderHistory)
    .values(
      made.flatMap(({ key, placedAt, readyAt }) => [
        { orderId: key, status: 'placed' as const, at: placedAt },
        ...(readyAt ? [{ orderId: key, status: 'ready' as const, at: readyAt }] : [])
      ])
    )
}
