import { and, eq, inArray, not, or, sql } from 'drizzle-orm'
import {
  boughtTogether,
  LEAST_TOGETHER,
  type PairCount,
  type StrongPair
} from '../../../rules/suggest/bought-together.ts'
import type { Context } from '../../context.ts'
import { runStatement, type Statement } from '../../db/connection/statement.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { locations, pairCounts, productPairs, products } from '../../db/schema.ts'
import type { Database, Queries } from '../../db/types.ts'

const HOUR = 3_600_000

/** Days of completed orders that are counted: half a year has enough of them, and the same season's menu. */
export const COUNTED_DAYS = 180

/** Hours after which the pairs of a store are counted anew. */
const COUNTED_FOR = 6

/** The most others that are kept for a product, the strongest first. */
const MOST_OTHERS = 24

/** Rows that are written by one statement. */
const AT_ONCE = 1000

/**
 * The products of each completed order ($1 the store, $2 the first instant), each product once. `shopper` is by which orders of one person
 * are recognised: it is compared in this statement, and no statement returns it.
 */
const items = `
  with items as (
    select distinct o.id as order_id, l.product_id,
      coalesce(o.account_id, nullif(lower(o.email), ''), nullif(o.phone, ''), o.id) as shopper
    from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where o.location_id = $1 and o.status = 'completed' and o.ended_at >= $2::timestamptz and not p.discontinued
  ), counted as (
    select product_id, count(*)::int as baskets from items group by product_id having count(*) >= ${LEAST_TOGETHER}
  )`

const countingProducts: Statement = {
  name: 'count_basket_products',
  text: `${items}
    select product_id as product, baskets, (select count(distinct order_id)::int from items) as total from counted`
}

const countingPairs: Statement = {
  name: 'count_basket_pairs',
  text: `${items}
    select one.product_id as first, other.product_id as second, count(*)::int as together
    from items one
    join items other on other.order_id = one.order_id and other.product_id collate "C" > one.product_id collate "C"
    where one.product_id in (select product_id from counted) and other.product_id in (select product_id from counted)
    group by 1, 2
    having count(*) >= ${LEAST_TOGETHER} and count(distinct one.shopper) >= ${LEAST_TOGETHER}`
}

/**
 * Counts which products were bought together, for each store whose counts are hours old, and replaces its pairs. A store without
 * suggestions, or without shoppers, has none.
 */
export async function countPairs({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const isWithout = or(not(locations.suggestions), not(locations.isListed))
  const without = db.select({ id: locations.id }).from(locations).where(isWithout)
  await db.delete(productPairs).where(sql`${productPairs.locationId} in ${without}`)
  await db.delete(pairCounts).where(sql`${pairCounts.locationId} in ${without}`)
  const stores = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(locations.suggestions, locations.isListed))
  for (const { id } of stores) if (await claim(db, id, clock())) await countOf(db, id, clock())
}

/** Returns true if a store's counts are due, and no other process counts them from now on. A time in the future is due too. */
async function claim(db: Database, locationId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - COUNTED_FOR * HOUR)
  const claimed = await db
    .insert(pairCounts)
    .values({ locationId, countedAt: now })
    .onConflictDoUpdate({
      target: pairCounts.locationId,
      set: { countedAt: now },
      setWhere: sql`${pairCounts.countedAt} not between ${before.toISOString()} and ${now.toISOString()}`
    })
    .returning({ locationId: pairCounts.locationId })
  return claimed.length > 0
}

async function countOf(db: Database, locationId: string, now: Date): Promise<void> {
  const from = new Date(now.getTime() - COUNTED_DAYS * 24 * HOUR).toISOString()
  const strong = await strongPairs(db, locationId, from)
  const ids = [...new Set(strong.flatMap(({ first, second }) => [first, second]))]
  await transaction(db, async tx => {
    await tx.delete(productPairs).where(eq(productPairs.locationId, locationId))
    if (ids.length === 0) return
    // A product may have been deleted since, and must not be while its pairs are written.
    const locked = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids)).for('key share')
    const existing = new Set(locked.map(({ id }) => id))
    const rows = bothWays(strong.filter(({ first, second }) => existing.has(first) && existing.has(second)))
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await tx.insert(productPairs).values(rows.slice(at, at + AT_ONCE).map(row => ({ locationId, ...row })))
  })
}

async function strongPairs(db: Queries, locationId: string, from: string): Promise<StrongPair[]> {
  const counts = await runStatement<{ product: string; baskets: number; total: number }>(db, countingProducts, [
    locationId,
    from
  ])
  if (counts.length < 2) return []
  const pairs = await runStatement<PairCount>(db, countingPairs, [locationId, from])
  return boughtTogether({
    baskets: counts[0]?.total ?? 0,
    products: new Map(counts.map(({ product, baskets }) => [product, baskets])),
    pairs
  })
}

/** Returns each pair for both of its products, of each product the strongest. */
function bothWays(pairs: readonly StrongPair[]) {
  const byStrength = pairs.toSorted((a, b) => b.strength - a.strength)
  const counts = new Map<string, number>()
  return byStrength.flatMap(({ first, second, together, strength }) =>
    [
      { productId: first, otherId: second, together, strength },
      { productId: second, otherId: first, together, strength }
    ].filter(({ productId }) => {
      const count = counts.get(productId) ?? 0
      counts.set(productId, count + 1)
      return count < MOST_OTHERS
    })
  )
}
