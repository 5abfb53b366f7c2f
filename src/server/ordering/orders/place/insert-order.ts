/**
 * Places an order by one SQL statement, sent together with one that locks its listings. All its rows change together or not
 * at all, and the locks on listings and slot are held for one round trip to the database. Written as separate statements, an
 * order needs eight, and shoppers of the same store wait for each other through all of them. The parts of the statement, in
 * order:
 *
 * - `line`, `held`, `taken`: the lines ($7), and their stock taken
 * - `lot`, `sold`, `drawn`: units of each lot, by line, and taken
 * - `place`: one of the slot's places ($2 to $4), if all stock could be taken
 * - `placed`, `written_lines`, `written_history`: the order ($5) with its number ($6), lines and first status
 * - `announced`, `queued`: messages ($8) and outbox jobs ($9), with the stock that is left
 * - `emptied`: the cart ($11) deleted
 * - at the end: the order's number with the lots of its lines, or a refusal
 */
import { recordOf } from '../../../db/record.ts'
import { orderLines, orders, type StoredLineLot } from '../../../db/schema.ts'
import { runLastStatement, runStatement, type Statement } from '../../../db/connection/statement.ts'
import { postgresCode } from '../../../db/connection/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import type { Job } from '../../../outbox/jobs.ts'
import type { Message } from '../../../events/messages.ts'
import { ApiError } from '../../../http/api-error.ts'
import { lotsTaken, takeLots } from '../../../shop/lots/fifo.ts'
import type { OrderRow } from '../read-orders.ts'

/** A stored order line. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** Messages and jobs of a new order, sent once it is committed; the statement adds to both the stock that is left. */
export interface Notifications {
  messages: readonly Message[]
  jobs: readonly Job[]
}

/** The rows of a new order: the order without its number, the number's prefix, and the lines. */
export interface NewRows {
  order: Omit<OrderRow, 'number'>
  prefix: string
  lines: readonly OrderLineRow[]
  /** The capacity of the slot, and the method under which its bookings are counted. */
  place: { method: OrderRow['method']; capacity: number }
  notifications: Notifications
  /** True if the transaction writes nothing else; it is then committed by the same packet. */
  isAll: boolean
}

/** The error codes with which Postgres refuses an order. */
const refusals = new Map<string, 'sold_out' | 'slot_gone'>([
  ['SF001', 'sold_out'],
  ['SF002', 'slot_gone']
])

/**
 * Locks the listings of a store's sizes ($2) in the order of their ids, so that concurrent orders wait for one another instead
 * of deadlocking. A statement of its own, because the next one then reads the lots as the last order has left them.
 */
const locking: Statement = {
  name: 'lock_listings',
  text: `
    select 1 from (select id from jsonb_array_elements_text($2::jsonb) as line (id) order by id) as line
    cross join lateral (
      select 1 from listings where location_id = $1 and variant_id = line.id for no key update
    ) as listing`
}

/**
 * Takes the stock of all lines and the lots, books a place in the slot, inserts order, lines, history, messages and jobs, and
 * deletes the cart. Fails with one of the `refusals` if a size is short or the slot is full. The limits drop no line: each
 * makes the planner expect a tenth of the rows. With one line instead of a hundred it looks the listings up by index, instead
 * of reading all listings of the store.
 */
const insertion: Statement = {
  name: 'insert_order',
  text: `
    with line as materialized (
      select * from jsonb_populate_recordset(null::order_lines, $7::jsonb) limit jsonb_array_length($7::jsonb)
    ), held as materialized (
      select variant_id, quantity from line limit jsonb_array_length($7::jsonb)
    ), taken as (
      update listings set stock = stock - held.quantity, updated_at = $10::timestamptz from held
      where location_id = $1 and listings.variant_id = held.variant_id and available and stock >= held.quantity
      returning listings.variant_id, stock
    ), lot as materialized (${lotsTaken('held')}
    ), sold as (
      select variant_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'number', number, 'packagedOn', packaged_on, 'quantity', taken, 'thc', thc, 'cbd', cbd, 'coa', coa
      )) order by ahead) as lots from lot group by variant_id
    ), drawn as (${takeLots}
    ), place as (
      insert into slot_bookings as booking (location_id, method, slot_start, taken)
      select $1, $2, $3::timestamptz, 1
      where $4::int > 0 and (select count(*) from taken) = (select count(*) from line)
      on conflict (location_id, method, slot_start) do update set taken = booking.taken + 1 where booking.taken < $4::int
      returning 1
    ), placed as (
      insert into orders select made.* from place, jsonb_populate_record(
        null::orders, $5::jsonb || jsonb_build_object('number', $6::text || nextval('order_numbers'))
      ) as made
      returning id, number, placed_at
    ), written_lines as (
      insert into order_lines select made.* from placed, jsonb_populate_recordset(null::order_lines, (
        select jsonb_agg(case when lots is null then one else one || jsonb_build_object('lots', lots) end)
        from jsonb_array_elements($7::jsonb) as each (one) left join sold on variant_id = one->>'variant_id'
      )) as made
    ), written_history as (
      insert into order_history (order_id, status, at) select id, 'placed', placed_at from placed
    ), announced as (
      insert into messages (channel, message)
      select one->>'channel', one->'message' || coalesce(
        (select jsonb_build_object('stock', stock) from taken where variant_id = one->'message'->>'variant'), '{}'
      )
      from placed, jsonb_array_elements($8::jsonb) with ordinality as each (one, at)
      order by at
    ), queued as (
      insert into outbox (kind, topic, payload)
      select one->>'kind', one->>'topic', coalesce(
        (
          select jsonb_set(one->'payload', '{message,stock}', to_jsonb(stock)) from taken
          where variant_id = one->'payload'->'message'->>'variant'
        ),
        one->'payload'
      )
      from placed, jsonb_array_elements($9::jsonb) with ordinality as each (one, at)
      order by at
    ), emptied as (
      delete from carts where id = $11 and exists (select from placed)
    )
    select
      coalesce((select number from placed), refuse(
        case when (select count(*) from taken) = (select count(*) from line) then 'SF002' else 'SF001' end
      )) as number,
      (select jsonb_object_agg(variant_id, lots) from sold) as lots`
}

/** The number of a placed order, such as `QW-1042`, and the lots of its lines by their sizes; null for none. */
export interface InsertedOrder {
  number: string
  lots: Record<string, StoredLineLot[]> | null
}

/**
 * Inserts a new order in one statement. Throws 409 if a size is short or the slot is full; the fresh cart in the response
 * shows the stock.
 */
export async function insertOrder(
  tx: Transaction,
  { order, prefix, lines, place, notifications, isAll }: NewRows
): Promise<InsertedOrder> {
  const run = isAll ? runLastStatement<InsertedOrder> : runStatement<InsertedOrder>
  const values = [
    order.locationId,
    place.method,
    order.slotStart.toISOString(),
    place.capacity,
    JSON.stringify(recordOf(orders, order)),
    `${prefix}-`,
    JSON.stringify(lines.map(line => recordOf(orderLines, line))),
    JSON.stringify(notifications.messages),
    JSON.stringify(notifications.jobs),
    order.placedAt.toISOString(),
    order.cartId
  ]
  const sizes = JSON.stringify(lines.map(line => line.variantId))
  // Pipelined: the second is sent without waiting for the first.
  const [, [row]] = await Promise.all([
    runStatement(tx, locking, [order.locationId, sizes]),
    run(tx, insertion, values)
  ]).catch((error: unknown) => {
    throw refusalIn(error) ?? error
  })
  if (row === undefined) throw new Error('The order was not inserted.')
  return row
}

function refusalIn(error: unknown): ApiError | undefined {
  const reason = refusals.get(postgresCode(error) ?? '')
  return reason && new ApiError(409, reason)
}
