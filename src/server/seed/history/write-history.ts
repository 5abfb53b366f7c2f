import type { PgTable } from 'drizzle-orm/pg-core'
import { runStatement, type Statement } from '../../db/connection/statement.ts'
import { recordOf } from '../../db/record.ts'
import { orderLines, orders, refunds } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { prefixOf } from '../../ordering/orders/place/codes.ts'
import type { PastOrder } from './past-order.ts'
import type { PastRefund } from './refund.ts'

/** Rows that are written by one statement. */
const AT_ONCE = 1000

/** Orders of the past with the slug of their store, earliest first, and the refunds of some. */
export interface PastOrders {
  orders: readonly (PastOrder & { slug: string })[]
  refunds: readonly PastRefund['refund'][]
}

const inserting = (table: string): Statement => ({
  name: `insert_past_${table}`,
  text: `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`
})

const insertingSteps: Statement = {
  name: 'insert_past_steps',
  text: `
    insert into order_history (order_id, status, at)
    select order_id, status, at from jsonb_to_recordset($1::jsonb) as step (order_id text, status text, at timestamptz)`
}

const numbering: Statement = {
  name: 'past_numbers',
  text: `select nextval('order_numbers')::int as number from generate_series(1, $1::int)`
}

/** Writes orders of the past with their lines, statuses and refunds. Nothing else of the shop changes but the next number. */
export async function writeHistory(tx: Transaction, past: PastOrders): Promise<void> {
  const numbers = await runStatement<{ number: number }>(tx, numbering, [past.orders.length])
  const numbered = past.orders.map(({ order, slug }, at) => ({
    ...order,
    number: `${prefixOf(slug)}-${numbers[at]?.number}`
  }))
  await insert(tx, orders, numbered)
  await insert(
    tx,
    orderLines,
    past.orders.flatMap(({ lines }) => lines)
  )
  const steps = past.orders.flatMap(({ order, steps: each }) =>
    each.map(({ status, at }) => ({ order_id: order.id, status, at: new Date(at).toISOString() }))
  )
  await inPortions(tx, insertingSteps, steps)
  await insert(tx, refunds, past.refunds)
}

const names = new Map<PgTable, Statement>([
  [orders, inserting('orders')],
  [orderLines, inserting('order_lines')],
  [refunds, inserting('refunds')]
])

async function insert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferSelect'][]
): Promise<void> {
  const statement = names.get(table)
  const records = rows.map(row => recordOf(table, row))
  if (statement) await inPortions(tx, statement, records)
}

async function inPortions(tx: Transaction, statement: Statement, records: readonly object[]): Promise<void> {
  for (let at = 0; at < records.length; at += AT_ONCE)
    await runStatement(tx, statement, [JSON.stringify(records.slice(at, at + AT_ONCE))])
}
