/** Parts of the SQL statements of figures. */

/** The sum of an order's deals, codes or taxes, in cents. */
export const amounts = (column: string): string =>
  `coalesce((select sum((one->>'amount')::int) from jsonb_array_elements(${column}) as each (one)), 0)`

// Written like the conditions of the partial indexes.
export const hasEnded = `status in ('completed', 'cancelled')`
export const isUnderWay = `status not in ('completed', 'cancelled')`

/** Orders of each store by a condition. The offset makes the planner read each store's by their index. */
export const ordersIn = (condition: string): string =>
  `cross join lateral (select * from orders where location_id = location and ${condition} offset 0) as orders`

/** Orders that ended in a run. */
export const ordersEnded = ordersIn(`ended_at >= start and ended_at < "end" and ${hasEnded}`)

/** Orders that were refunded whole in a run, before refunds had rows of their own. */
export const ordersRefunded = `
  ${ordersIn('refunded_at >= start and refunded_at < "end" and refunded_at is not null')}
  where not exists (select 1 from refunds where order_id = orders.id)`

/** The goods of such an order, in cents. */
export const goodsOfOrder = `total - fee - coalesce(deposits, 0) - tip - ${amounts('taxes')}`

/**
 * The runs ($1): a store, a part of the span, and the offset of its clocks in minutes. The limit drops none, but makes the planner expect
 * few, and compile nothing for a day.
 */
export const runs = `
  run as materialized (
    select * from jsonb_to_recordset($1::jsonb) as run (location text, start timestamptz, "end" timestamptz, minutes int)
    limit jsonb_array_length($1::jsonb)
  )`

/** Refunds of the runs, with their orders. */
export const refundsOfRuns = `
  from refunds join orders on orders.id = order_id
  join run on location_id = location and at >= start and at < "end"
  where at >= (select min(start) from run) and at < (select max("end") from run)`
