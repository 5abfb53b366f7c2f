import { asc, eq, inArray, sql } from 'drizzle-orm'
import { accounts, business, locations, orderLines, orders, outbox, payments } from '../../../db/schema.ts'
import { prepared } from '../../../db/connection/prepared.ts'
import type { Database } from '../../../db/types.ts'
import { gather } from '../../../jobs/gather.ts'
import type { RefundRow } from '../../refunds/paid-order.ts'
import { readRefunds } from '../../refunds/view-refunds.ts'
import { type Aftermath, readAftermath } from '../changes/read-changes.ts'
import { byOrder } from '../read-orders.ts'

const selectOrders = (db: Database) =>
  db
    .select({
      job: outbox.id,
      order: orders,
      account: accounts,
      location: locations,
      payment: payments,
      shop: { name: business.name, phone: business.phone, market: business.market, emailNote: business.emailNote }
    })
    .from(outbox)
    .innerJoin(orders, eq(orders.id, sql`${outbox.payload}->>'order'`))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(business, sql`true`)
    .where(sql`${outbox.id} = any(${sql.placeholder('ids')}::bigint[])`)

/** An order of a job, with everything that its email may say. */
export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number] & {
  lines: (typeof orderLines.$inferSelect)[]
  refunds: readonly RefundRow[]
  aftermath: Aftermath | undefined
}

/**
 * Finds the orders of jobs with their lines, payment, location and shop. None for a job that is gone: `confirmAgain` has
 * replaced it while it was running, and the order has another address by now.
 */
export const orderFinder = (db: Database): ((job: number) => Promise<FoundOrder | undefined>) =>
  gather(async (ids: readonly number[]) => {
    const rows = await prepared(db, 'orders_of_emails', name => selectOrders(db).prepare(name)).execute({
      ids: [...ids]
    })
    const orderIds = rows.map(({ order }) => order.id)
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, orderIds))
      .orderBy(asc(orderLines.position))
    const refundRows = await readRefunds(
      db,
      rows.map(({ order }) => order)
    )
    const aftermaths = await readAftermath(db, orderIds)
    const [linesOf, refundsOf] = [byOrder(lines), byOrder(refundRows)]
    const ordersByJob = new Map(
      rows.map(row => {
        const { id } = row.order
        return [
          row.job,
          { ...row, lines: linesOf.get(id) ?? [], refunds: refundsOf.get(id) ?? [], aftermath: aftermaths.get(id) }
        ]
      })
    )
    return ids.map(id => ordersByJob.get(id))
  })
