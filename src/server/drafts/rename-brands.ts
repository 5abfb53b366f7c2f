import { inArray, sql } from 'drizzle-orm'
import { brands, products } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { brandKey } from '../../rules/catalog/brand-key.ts'
import type { Edit } from './read-edits.ts'
import type { ChangeRow } from './records.ts'
import { brandField, mayRename, namesBrand, offersIn, readNaming, withBrand } from './rename-offers.ts'

/**
 * Returns the edits with those that give a brand's new name to its products: to those that have the former name, or get it by the
 * draft. Deals, codes and banners that name the brand get it too, those that the member may change. Undoing and conflicts are then by
 * product and offer, as for any other change.
 */
export async function withRenames(
  tx: Transaction,
  edits: readonly Edit[],
  draft: readonly ChangeRow[],
  member: Pick<StaffMember, 'rights' | 'locations'>
): Promise<readonly Edit[]> {
  const isRename = ({ kind, change, to }: Edit) => kind === 'brand' && change !== 'remove' && 'name' in to
  if (!edits.some(isRename)) return edits
  const names = await namesOf(
    tx,
    edits.filter(({ kind }) => kind === 'brand').map(({ thing }) => thing),
    draft
  )
  const offers = await readNaming(tx)
  const all: Edit[] = []
  for (const edit of edits) {
    all.push(edit)
    const former = names.get(edit.thing)
    if (!isRename(edit)) continue
    const name = edit.to['name'] as string
    names.set(edit.thing, name)
    if (former === undefined || former === name) continue
    const things = await productsOf(tx, former, draft)
    all.push(...things.map((thing): Edit => ({ kind: 'product', thing, change: 'set', to: { brand: name }, from: {} })))
    for (const { kind, id, value } of offersIn(offers, draft).filter(offer => mayRename(member, offer)))
      if (namesBrand(value, former))
        all.push({
          kind,
          thing: id,
          change: 'set',
          to: { [brandField[kind]]: withBrand(value, former, name) },
          from: {}
        })
  }
  return all
}

/** Returns the names of brands by their ids, as the draft has them. */
async function namesOf(
  tx: Transaction,
  ids: readonly string[],
  draft: readonly ChangeRow[]
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(inArray(brands.id, [...ids]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const { kind, thing, fields } of draft)
    if (kind === 'brand' && typeof fields['name']?.to === 'string') names.set(thing, fields['name'].to)
  return names
}

/** Returns the ids of the products that have a brand, as the draft has them. */
async function productsOf(tx: Transaction, name: string, draft: readonly ChangeRow[]): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`lower(trim(${products.brand})) = ${brandKey(name)}`)
  const ids = new Set(rows.map(({ id }) => id))
  for (const { kind, thing, fields } of draft) {
    const brand = fields['brand']?.to
    if (kind !== 'product' || typeof brand !== 'string') continue
    if (brandKey(brand) === brandKey(name)) ids.add(thing)
    else ids.delete(thing)
  }
  return [...ids].toSorted()
}
