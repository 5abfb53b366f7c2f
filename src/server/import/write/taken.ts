import { eq, isNotNull, or } from 'drizzle-orm'
import { skuKey } from '../../../rules/catalog/identifiers.ts'
import { products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** A size by its id, with its SKU and GTIN, and the words by which people know it. */
export interface Identified {
  id: string
  sku: string | null
  gtin: string | null
  name: string
}

/** A SKU or GTIN that another size has. */
export interface Taken {
  field: 'sku' | 'gtin'
  text: string
  owner: string
}

/** Reads all sizes of the business with a SKU or a GTIN. */
export async function readIdentified(tx: Queries): Promise<Identified[]> {
  const rows = await tx
    .select({ id: variants.id, sku: variants.sku, gtin: variants.gtin, name: products.name, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(isNotNull(variants.sku), isNotNull(variants.gtin)))
  return rows.map(({ name, size, ...row }) => ({ ...row, name: `${name.en}, ${size.en}` }))
}

/**
 * Returns by id the wanted sizes that can't have their SKU or GTIN, because another size keeps it. Sizes may exchange
 * theirs. One that is refused keeps its own, which may refuse others.
 */
export function findTaken(wanted: readonly Identified[], stored: readonly Identified[]): Map<string, Taken> {
  const refused = new Map<string, Taken>()
  for (let before = -1; before < refused.size;) {
    before = refused.size
    const changing = new Map(wanted.filter(({ id }) => !refused.has(id)).map(size => [size.id, size]))
    const holders = new Map<string, Identified>()
    for (const size of stored) {
      const next = changing.get(size.id)
      const kept = keysOf(size).filter(({ key }) => !next || keysOf(next).some(other => other.key === key))
      for (const { key } of kept) holders.set(key, size)
    }
    for (const size of changing.values()) {
      const keys = keysOf(size)
      const taken = keys.find(({ key }) => (holders.get(key)?.id ?? size.id) !== size.id)
      if (taken) refused.set(size.id, { ...taken, owner: holders.get(taken.key)?.name ?? '' })
      else for (const { key } of keys) holders.set(key, size)
    }
  }
  return refused
}

function keysOf({ sku, gtin }: Identified): (Omit<Taken, 'owner'> & { key: string })[] {
  return [
    ...(sku === null ? [] : [{ field: 'sku' as const, text: sku, key: `sku ${skuKey(sku)}` }]),
    ...(gtin === null ? [] : [{ field: 'gtin' as const, text: gtin, key: `gtin ${gtin}` }])
  ]
}
