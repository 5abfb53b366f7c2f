import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { DraftKind } from '../../../contract/staff/draft-fields.ts'
import {
  banners,
  brands,
  business,
  categories,
  deals,
  listings,
  locations,
  products,
  promos,
  rewards,
  shelfCounts,
  shelves,
  variants
} from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'

const tables: Record<DraftKind, PgTable> = {
  category: categories,
  brand: brands,
  product: products,
  size: variants,
  price: listings,
  deal: deals,
  code: promos,
  business,
  store: locations,
  zone: locations,
  banner: banners,
  reward: rewards,
  loyalty: business
}

/** The kinds of which the shelves are made, by triggers that copies don't have. */
const onShelves = new Set<DraftKind>(['product', 'size', 'price'])

/**
 * Puts a copy in front of the tables of some kinds until the transaction ends: it reads and writes the copies, which no order waits
 * for. The others' names keep their meaning.
 */
export async function shadow(tx: Transaction, kinds: ReadonlySet<DraftKind>): Promise<void> {
  for (const table of new Set([...kinds].map(kind => tables[kind]))) {
    const names = columnsOf(table)
    const name = await copyShape(tx, table)
    await tx.execute(sql`insert into pg_temp.${name} (${names}) select ${names} from public.${name}`)
    await tx.execute(sql`analyze pg_temp.${name}`)
  }
}

/** Makes the shelves of the copies, as the triggers make those of the tables (`refresh_shelves`). */
export async function shadowShelves(tx: Transaction, kinds: ReadonlySet<DraftKind>): Promise<void> {
  if (![...kinds].some(kind => onShelves.has(kind))) return
  const name = await copyShape(tx, shelves)
  await tx.execute(sql`insert into pg_temp.${name}
    (location_id, product_id, category_id, sub_category_id, plain, sort_name_en, sort_name_fr, is_left, is_on_sale)
    select l.location_id, p.id, p.category_id, p.sub_category_id, not p.featured, p.sort_name_en, p.sort_name_fr,
      bool_or(l.stock > 0), coalesce(bool_or(l.stock > 0 and l.sale_price < l.price), false)
    from products p join variants v on v.product_id = p.id join listings l on l.variant_id = v.id
    where not p.discontinued and l.available
    group by l.location_id, p.id, p.category_id, p.sub_category_id, p.featured, p.sort_name_en, p.sort_name_fr`)
  const counts = await copyShape(tx, shelfCounts)
  await tx.execute(sql`insert into pg_temp.${counts} (location_id, category_id, sub_category_id, count)
    select location_id, category_id, coalesce(sub_category_id, ''), count(*) from pg_temp.${name} group by 1, 2, 3`)
  await tx.execute(sql`analyze pg_temp.${name}`)
}

async function copyShape(tx: Transaction, table: PgTable): Promise<SQL> {
  const name = sql.identifier(getTableName(table))
  await tx.execute(sql`create temp table ${name} (like public.${name} including all)`)
  return sql`${name}`
}

function columnsOf(table: PgTable): SQL {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined)
  return sql.join(
    columns.map(column => sql.identifier(column.name)),
    sql`, `
  )
}
