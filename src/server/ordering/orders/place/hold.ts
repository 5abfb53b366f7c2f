import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { orders, type Words } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import { notFound, ApiError } from '../../../http/api-error.ts'
import { voidOrRefund } from '../../payments/capture-or-void.ts'
import { staffMessage } from '../../../events/staff-channel.ts'
import { setStatusOf } from '../status/set-status.ts'

/** Releases a held order; does nothing to one that is not held. */
export async function releaseHoldOf(context: Context, id: string): Promise<void> {
  await transaction(context.db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.status === 'completed' || order.status === 'cancelled') throw new ApiError(409, 'conflict')
    await tx.update(orders).set({ held: null, heldUntil: null }).where(eq(orders.id, id))
    await context.publish(tx, staffMessage(context, order.locationId))
  })
  context.wake()
}

/** The cancellation reason of an order that was not released in time. */
export const unconfirmedWords: Words = {
  en: 'The store couldn’t confirm your order in time.',
  fr: 'Le magasin n’a pas pu confirmer votre commande à temps.'
}

/** Cancels orders whose hold has ended, which returns their stock, slots, codes and points. */
export async function cancelHeld(context: Context): Promise<void> {
  const now = context.clock()
  await shortenHolds(context, now)
  const due = await context.db
    .select({ id: orders.id, locale: orders.locale })
    .from(orders)
    .where(and(isNotNull(orders.held), lte(orders.heldUntil, now)))
  for (const { id, locale } of due) {
    // Staff may have acted since.
    const isStill = (order: typeof orders.$inferSelect) => order.held !== null && order.status === 'placed'
    const before = await setStatusOf(context, id, { status: 'cancelled', reason: unconfirmedWords[locale], isStill })
    if (before === undefined) continue
    await voidOrRefund(context, id)
  }
}

/** A hold that ends later than any new one could was written while a clock was ahead: it is restarted. */
async function shortenHolds({ db, limits }: Context, now: Date): Promise<void> {
  const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)
  await db
    .update(orders)
    .set({ heldUntil: after(limits.heldMinutes) })
    .where(and(isNotNull(orders.held), gt(orders.heldUntil, after(2 * limits.heldMinutes))))
}
