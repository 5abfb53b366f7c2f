import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/db/types.ts'
import type { Acknowledged } from './shopper.ts'

/** An invariant to hold at the end; `wrong` lists its violations. */
export interface Verdict {
  name: string
  wrong: unknown[]
}

/** Queries that return violating rows. */
const statements: Record<string, string> = {
  'no cart became two orders': `select cart_id from orders group by cart_id having count(*) > 1`,
  'no cart is left of an order': `select carts.id from carts join orders on orders.cart_id = carts.id`,
  'each order was placed once, and cancelled at most once': `
    select order_id from order_history group by order_id
    having count(*) filter (where status = 'placed') <> 1 or count(*) filter (where status = 'cancelled') > 1`,
  'places of slots = orders that were not cancelled': `
    select * from (select location_id, method, slot_start, taken from slot_bookings where taken > 0) as booked
    full join (
      select location_id, method, slot_start, count(*) as orders from orders where status <> 'cancelled' group by 1, 2, 3
    ) as placed using (location_id, method, slot_start)
    where taken is distinct from orders`,
  'no slot has more orders than places': `
    select slot_start from slot_bookings join locations on locations.id = location_id where taken > slot_capacity`,
  'no stock is below nothing': `select * from listings where stock < 0`,
  'balances = sums of the ledger': `
    select id, points, sum from accounts
    left join (select account_id, sum(points) from points_ledger group by 1) as ledger on account_id = accounts.id
    where points <> coalesce(sum, 0)`,
  'points of each order = sum of its ledger': `
    select id from orders left join (select order_id, sum(points) from points_ledger group by 1) as ledger
      on order_id = orders.id
    where coalesce(sum, 0) <> case when status = 'cancelled' then 0 else 0 - points_redeemed - reward_points end`,
  'uses of codes = orders with them that were not cancelled': `
    select code, uses, used, ordered from (
      select code, uses, most, (select count(*) from promo_uses where promo_id = promos.id) as used,
        (select count(*) from orders where status <> 'cancelled'
          and promos @> jsonb_build_array(jsonb_build_object('code', code))) as ordered
      from promos
    ) as counted where uses <> used or uses <> ordered or uses > most`,
  'one letter for each state of each order': `
    select email from orders left join (select "to", count(*) as letters from mails group by 1) as sent on "to" = email
    where coalesce(letters, 0) <> case when status = 'cancelled' then 2 else 1 end`,
  'no lot holds more than the stock it is part of': `
    select variant_id from listings join lots using (location_id, variant_id)
    group by location_id, variant_id, stock having sum(units_left) > stock`,
  'no job is left, or was given up': `select id, kind, attempts, failed_at from outbox`,
  'each message went out, under a number of its own': `
    select number from messages group by number having number is null or count(*) > 1`
}

/** Checks that totals are consistent. */
export async function checkSums(db: Database): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [name, statement] of Object.entries(statements))
    verdicts.push({ name, wrong: await rowsOf(db, statement) })
  return verdicts
}

/** Checks that the stock taken since the start equals the quantities of orders that were not cancelled. */
export async function checkStock(db: Database, before: ReadonlyMap<string, number>): Promise<Verdict> {
  const rows = await rowsOf<{ variant: string; stock: number; ordered: number }>(
    db,
    `select variant_id as variant, stock, coalesce((
       select sum(quantity) from order_lines join orders on orders.id = order_id
       where order_lines.variant_id = listings.variant_id and status <> 'cancelled'), 0)::int as ordered
     from listings`
  )
  const wrong = rows.filter(({ variant, stock, ordered }) => (before.get(variant) ?? 0) - stock !== ordered)
  return { name: 'stock taken = quantities of orders that were not cancelled', wrong }
}

/** Checks that what shoppers were told matches the database. */
export async function checkAcknowledged(db: Database, told: readonly Acknowledged[]): Promise<Verdict[]> {
  const rows = await rowsOf<{ id: string; cart: string; status: string; key: string | null; lines: object }>(
    db,
    `select orders.id, cart_id as cart, status, key,
       (select jsonb_object_agg(variant_id, quantity) from order_lines where order_id = orders.id) as lines
     from orders left join idempotency_keys on scope = 'orders' and resource = orders.id`
  )
  const kept = new Map(rows.map(row => [row.id, row]))
  const ids = new Set(told.map(({ id }) => id))
  const isKept = ({ id, cart, key, isCancelled, quantities }: Acknowledged) => {
    const row = kept.get(id)
    return (
      row?.cart === cart &&
      row.key === key &&
      (row.status === 'cancelled') === isCancelled &&
      same(row.lines, quantities)
    )
  }
  return [
    { name: 'each order that was answered 201 is there as it was ordered', wrong: told.filter(one => !isKept(one)) },
    {
      name: 'no order is there that nobody was told of',
      wrong: rows.length === ids.size ? [] : rows.filter(({ id }) => !ids.has(id))
    },
    { name: 'no two shoppers were given one order', wrong: ids.size === told.length ? [] : [told.length - ids.size] }
  ]
}

/** Counts the rows of a table that meet a condition. */
export async function count(db: Database, table: string, condition = 'true'): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, `select count(*)::int as count from ${table} where ${condition}`)
  return row?.count ?? 0
}

/** Runs a statement and returns its rows. */
export async function rowsOf<Row = unknown>(db: Database, statement: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(statement))) as { rows: Row[] }
  return rows
}

const sorted = (record: object): string => JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
const same = (one: object, other: object): boolean => sorted(one) === sorted(other)
