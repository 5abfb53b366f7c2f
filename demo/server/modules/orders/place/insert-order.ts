import { recordOf } from '../../../db/record.ts'
import { orderLines, orders } from '../../../db/schema.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Transaction } from '../../../db/types.ts'
import type { Job } from '../../../outbox/jobs.ts'
import type { Message } from '../../events/messages.ts'
import type { OrderRow } from '../read.ts'

/** A stored order line. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** Messages and jobs of a new order, sent once it is committed. */
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
 * Books a place in the slot, inserts order, lines, history, messages and jobs, and deletes the cart; writes nothing if
 * the slot is full.
 */
const insertion: Statement = {
  name: 'insert_order',
  text: `
    with place as (
      insert into slot_bookings as booking (location_id, method, slot_start, taken)
      select $1, $2, $3::timestamptz, 1 where $4::int > 0
      on conflict (location_id, method, slot_start) do update set taken = booking.taken + 1 where booking.taken < $4::int
      returning 1
    ), placed as (
      insert into orders select made.* from place, jsonb_populate_record(
        null::orders, $5::jsonb || jsonb_build_object('number', $6::text || nextval('order_numbers'))
      ) as made
      returning id, number, cart_id, placed_at
    ), written_lines as (
      insert into order_lines select line.* from placed, jsonb_populate_recordset(null::order_lines, $7::jsonb) as line
    ), written_history as (
      insert into order_history (order_id, status, at) select id, 'placed', placed_at from placed
    ), told as (
      insert into messages (channel, message)
      select one->>'channel', one->'message' from placed, jsonb_array_elements($8::jsonb) with ordinality as each (one, at)
      order by at
    ), queued as (
      insert into outbox (kind, topic, payload)
      select one->>'kind', one->>'topic', one->'payload' from placed, jsonb_array_elements($9::jsonb) as one
    ), emptied as (
      delete from carts where id in (select cart_id from placed)
    )
    select number from placed`
}

/** Inserts a new order in one statement and returns its number, such as `QW-1042`; undefined if its slot is full. */
export async function insertOrder(
  tx: Transaction,
  { order, prefix, lines, place, news }: NewRows
): Promise<string | undefined> {
  const [row] = await runStatement<{ number: string }>(tx, insertion, [
    order.locationId,
    place.method,
    order.slotStart.toISOString(),
    place.capacity,
    JSON.stringify(recordOf(orders, order)),
    `${prefix}-`,
    JSON.stringify(lines.map(line => recordOf(orderLines, line))),
    JSON.stringify(news.messages),
    JSON.stringify(news.jobs)
  ])
  return row?.number
}
