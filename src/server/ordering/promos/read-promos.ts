import { asc, inArray, sql } from 'drizzle-orm'
import { codeKey } from '../../../contract/typed/code.ts'
import { categories, dealUses, promos, promoUses } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { DealCase, DealRow } from './deals.ts'
import type { EnteredPromo, PromoCase } from './evaluate.ts'
import { ordersOf, type Person, usesOf } from './person.ts'

/** The codes and deals of a cart with all facts besides the lines that decide about them. */
export interface CartPromos extends Pick<PromoCase, 'now' | 'orders'>, Pick<DealCase, 'deals' | 'dealUses'> {
  entered: readonly EnteredPromo[]
  /** Slugs of categories by their ids. */
  categories: ReadonlyMap<string, string>
}

/** The codes of a cart and the deals of the business, with the person if it is known, who otherwise counts as new. */
export interface PromoRequest {
  codes: readonly string[]
  deals: readonly DealRow[]
  person: Person | undefined
  now: Date
}

/**
 * Reads the facts that decide about codes and deals, each code once, as the promo spells it. With `isHeld` the promos are
 * locked until the transaction ends, in the order of their ids, so that concurrent orders wait instead of deadlocking.
 */
export async function readPromos(db: Queries, request: PromoRequest, isHeld = false): Promise<CartPromos> {
  const { codes, deals, person, now } = request
  const nothing = { entered: [], orders: 0 }
  return {
    now,
    deals,
    ...(codes.length === 0 ? nothing : await readEntered(db, request, isHeld)),
    dealUses: await readDealUses(db, deals, person),
    categories: codes.length + deals.length === 0 ? new Map() : await readSlugs(db)
  }
}

async function readEntered(
  db: Queries,
  { codes, person }: PromoRequest,
  isHeld: boolean
): Promise<Pick<CartPromos, 'entered' | 'orders'>> {
  const spelled = new Map(codes.map(code => [codeKey(code), code]))
  const query = db
    .select()
    .from(promos)
    .where(inArray(sql`regexp_replace(upper(${promos.code}), '[[:space:]-]', '', 'g')`, [...spelled.keys()]))
    .orderBy(asc(promos.id))
  const rows = await (isHeld ? query.for('update') : query)
  const ids = rows.map(row => row.id)
  const used = person && (await usesOf(db, { uses: promoUses, of: promoUses.promoId }, person, ids))
  const needsOrderCount = person !== undefined && rows.some(row => row.firstOrder)
  return {
    entered: [...spelled].map(([key, code]) => {
      const row = rows.find(candidate => codeKey(candidate.code) === key)
      return { code: row?.code ?? code, row, used: (row && used?.get(row.id)) ?? 0 }
    }),
    orders: needsOrderCount ? await ordersOf(db, person) : 0
  }
}

async function readDealUses(
  db: Queries,
  deals: readonly DealRow[],
  person: Person | undefined
): Promise<ReadonlyMap<string, number>> {
  const ids = deals.flatMap(({ id, perPerson }) => (perPerson === null ? [] : [id]))
  return person === undefined ? new Map() : usesOf(db, { uses: dealUses, of: dealUses.dealId }, person, ids)
}

async function readSlugs(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
