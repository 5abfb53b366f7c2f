import { recordOf } from '../../../db/record.ts'
import { orderLines, orders } from '../../../db/schema.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Transaction } from '../../../db/types.ts'
import type { Job } from '../../../outbox/jobs.ts'
import type { Message } from '../../events/messages.ts'
import type { OrderRow } from '../read.ts'

/** A stored order line. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** Messages and jobs of a new order, sent once it is committed; the statement adds the stock that is left. */
export interface News {
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
  news: News
}

/**
 * Takes the stock of all lines, books a place in the slot, inserts order, lines, history, messages and jobs, and deletes
 * the cart. If a size is short or the slot is full, it inserts no order, and the transaction must be rolled back.
 * Listings are locked in the order of their ids, so that concurrent orders wait for one another instead of deadlocking.
 * The limits drop no line: each tells the planner to expect a tenth of the rows. With one line instead of a hundred it
 * looks the listings up by index, instead of reading all listings of the store.
 */
const insertion: Statement = {
  name: 'insert_order',
  text: `
    with line as materialized (
      select * from jsonb_populate_recordset(null::order_lines, $7::jsonb) limit jsonb_array_length($7::jsonb)
    ), held as (
      select listing.variant_id, line.quantity from (select variant_id, quantity from line order by variant_id) as line
      cross join lateral (
        select variant_id from listings where location_id = $1 and variant_id = line.variant_id for no key update
      ) as listing limit jsonb_array_length($7::jsonb)
    ), taken as (
      update listings set stock = stock - held.quantity, updated_at = $10::timestamptz from held
      where location_id = $1 and listings.variant_id = held.variant_id and available and stock >= held.quantity
      returning listings.variant_id, stock
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
      insert into order_lines select line.* from placed, line
    ), written_history as (
      insert into order_history (order_id, status, at) select id, 'placed', placed_at from placed
    ), told as (
      insert into messages (channel, message)
      select one->>'channel', one->'message' || coalesce(
        (select jsonb_build_object('stock', stock) from taken where variant_id = one->'message'->>'variant'), '{}'
      )
      from placed, jsonb_array_elements($8::jsonb) with ordinality as each (one, at)
      order by at
    ), queued as (
      insert into outbox (kind, topic, payload)
      select one->>'kind', one->>'topic', one->'payload' from placed, jsonb_array_elements($9::jsonb) as one
    ), emptied as (
      delete from carts where id = $11 and exists (select from placed)
    )
    select (select number from placed) as number, (select jsonb_object_agg(variant_id, stock) from taken) as left`
}

/** The number of a new order, undefined if its slot is full, and the stock that is left of each size that had enough. */
export interface Inserted {
  number: string | undefined
  left: Readonly<Record<string, number>>
}

/** Inserts a new order in one statement; its number is such as `QW-1042`. */
export async function insertOrder(tx: Transaction, { order, prefix, lines, place, news }: NewRows): Promise<Inserted> {
  const [row] = await runStatement<{ number: string | null; left: Record<string, number> | null }>(tx, insertion, [
    order.locationId,
    place.method,
    order.slotStart.toISOString(),
    place.capacity,
    JSON.stringify(recordOf(orders, order)),
    `${prefix}-`,
    JSON.stringify(lines.map(line => recordOf(orderLines, line))),
    JSON.stringify(news.messages),
    JSON.stringify(news.jobs),
    order.placedAt.toISOString(),
    order.cartId
  ])
  return { number: row?.number ?? undefined, left: row?.left ?? {} }
}
