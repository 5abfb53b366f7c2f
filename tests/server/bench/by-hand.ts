import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Job } from './job.ts'

const id = () => randomBytes(16).toString('hex')

/**
 * Places an order by hand: writes the same rows as the server with prepared statements, and makes only the essential
 * checks.
 */
export async function openByHand(
  url: string
): Promise<{ place: (job: Job) => Promise<void>; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const run = async (name: string, text: string, values: unknown[] = []) =>
    (await client.query({ name, text, values })).rows
  return {
    async place({ cart, slot, location }) {
      const order = id()
      await run('begin', 'begin')
      await run(
        'key',
        'insert into idempotency_keys (owner, scope, key, fingerprint, resource) values ($1, $1, $2, $3, $4) on conflict do nothing',
        ['hand', id(), id(), order]
      )
      const [held] = await run(
        'cart',
        'select c.*, l.slot_capacity from carts c join locations l on l.id = c.location_id where c.id = $1 for update of c',
        [cart]
      )
      const lines = await run(
        'lines',
        `select c.*, v.size, v.weight_milli, p.*, l.price from cart_lines c join variants v on v.id = c.variant_id
         join products p on p.id = v.product_id join listings l on l.variant_id = v.id and l.location_id = $2
         where c.cart_id = $1 order by c.variant_id`,
        [held['id'], location]
      )
      for (const line of lines) {
        const [left] = await run(
          'stock',
          'update listings set stock = stock - $3 where location_id = $1 and variant_id = $2 and stock >= $3 returning stock',
          [location, line['variant_id'], line['quantity']]
        )
        line['left'] = left['stock']
      }
      const [place] = await run(
        'slot',
        `insert into slot_bookings (location_id, method, slot_start, taken) values ($1, $2, $3, 1)
         on conflict (location_id, method, slot_start) do update set taken = slot_bookings.taken + 1 where slot_bookings.taken < $4
         returning taken`,
        [location, 'pickup', slot.start, held['slot_capacity']]
      )
      if (place === undefined) throw new Error('The time is full.')
      await run(
        'order',
        `insert into orders (id, number, pickup_code, cart_id, location_id, method, slot_id, slot_start, slot_end, first_name, last_name, phone,
           email, locale, tender, subtotal, savings, taxes, total, currency, equivalent_milli, placed_at)
         values ($1, 'QW-' || nextval('order_numbers'), 'ABCDE', $2, $3, 'pickup', $4, $5, $6, 'Ada', 'Byron', '+1 416 555 0123',
           'ada@shop.example', 'en', 'in_store', 2000, 0, '[]', 2260, 'CAD', 0, now())`,
        [order, cart, location, slot.id, slot.start, slot.end]
      )
      for (const [position, line] of lines.entries())
        await run(
          'line',
          `insert into order_lines (id, order_id, position, variant_id, product_id, product_slug, name, brand, variant_name, quantity, unit_price, regular_price, limit_class, equivalent_milli)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, 'accessory', 0)`,
          [
            id(),
            order,
            position,
            line['variant_id'],
            line['id'],
            line['slug'],
            line['name'],
            line['brand'],
            line['size'],
            line['quantity'],
            line['price']
          ]
        )
      await run('history', `insert into order_history (order_id, status, at) values ($1, 'placed', now())`, [order])
      for (const line of lines)
        await run('message', 'insert into messages (channel, message) values ($1, $2)', [
          `location.${location}`,
          { variant: line['variant_id'], stock: line['left'] }
        ])
      await run('message', 'insert into messages (channel, message) values ($1, $2)', [
        `staff.${location}`,
        { type: 'orders' }
      ])
      // Not due yet, so that the server's worker, which has no handler for such jobs, ignores it.
      await run(
        'job',
        `insert into outbox (kind, topic, payload, due_at) values ($1, $2, $3, now() + interval '1 minute')`,
        ['hand', order, { order }]
      )
      await run('empty', 'delete from carts where id = $1', [cart])
      await run('commit', 'commit')
    },
    close: () => client.end()
  }
}
