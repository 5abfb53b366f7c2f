import { asc, inArray, sql } from 'drizzle-orm'
import { codeKey } from '../../../contract/typed/code.ts'
import { categories, promos } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { EnteredPromo, PromoCase } from './evaluate.ts'
import { ordersOf, type Person, usesOf } from './person.ts'

/** The codes of a cart with all facts besides the lines that decide about them. */
export interface CartPromos extends Pick<PromoCase, 'now' | 'orders'> {
  entered: readonly EnteredPromo[]
  /** Slugs of categories by their ids. */
  categories: ReadonlyMap<string, string>
}

/**
 * Reads the facts that decide about codes, each once, as the promo spells it; an unknown person counts as new. With `isHeld` the promos are locked until
 * the transaction ends, in the order of their ids, so that concurrent orders wait instead of deadlocking.
 */
export async function readPromos(
  db: Queries,
  codes: readonly string[],
  person: Person | undefined,
  now: Date,
  isHeld = false
): Promise<CartPromos> {
  if (codes.length === 0) return { entered: [], categories: new Map(), now, orders: 0 }
  const spelled = new Map(codes.map(code => [codeKey(code), code]))
  const query = db
    .select()
    .from(promos)
    .where(inArray(sql`regexp_replace(upper(${promos.code}), '[[:space:]-]', '', 'g')`, [...spelled.keys()]))
    .orderBy(asc(promos.id))
  const rows = await (isHeld ? query.for('update') : query)
  const used =
    person &&
    (await usesOf(
      db,
      person,
      rows.map(row => row.id)
    ))
  const needsOrderCount = person !== undefined && rows.some(row => row.firstOrder)
  const named = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  return {
    entered: [...spelled].map(([key, code]) => {
      const row = rows.find(candidate => codeKey(candidate.code) === key)
      return { code: row?.code ?? code, row, used: (row && used?.get(row.id)) ?? 0 }
    }),
    categories: new Map(named.map(({ id, slug }) => [id, slug])),
    now,
    orders: needsOrderCount ? await ordersOf(db, person) : 0
  }
}
