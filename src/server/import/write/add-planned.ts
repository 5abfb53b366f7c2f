import { cleanId } from '../read/clean-id.ts'
import type { Plan } from './plan.ts'
import type { ProductRow, Stored, VariantRow } from './stored.ts'
import type { Identified } from './taken.ts'

/**
 * Adds the products and sizes of an earlier store's plan to the rows that a later store's plan begins with, as if it had been
 * executed.
 */
export function addPlanned(before: Stored, identified: Identified[], plan: Plan): void {
  const names = new Map<string, string>()
  const products = new Map([...before.products.values()].map(row => [row.id, row]))
  for (const row of plan.products) {
    const product = { ...products.get(row.id), ...row } as ProductRow
    before.products.set(cleanId(row.externalId), product)
    before.slugs.add(row.slug)
    names.set(row.id, row.name.en)
  }
  const places = new Map(identified.map(({ id }, place) => [id, place]))
  const variants = new Map([...before.variants.values()].map(row => [row.id, row]))
  for (const row of plan.variants) {
    const size = { ...variants.get(row.id ?? ''), ...row } as VariantRow
    before.variants.set(`${row.productId} ${cleanId(row.externalId)}`, size)
    const name = `${names.get(row.productId) ?? products.get(row.productId)?.name.en ?? ''}, ${size.size.en}`
    const identity = { id: size.id, sku: size.sku, gtin: size.gtin, name }
    const place = places.get(size.id)
    if (place !== undefined) identified[place] = identity
    else if (identity.sku !== null || identity.gtin !== null) identified.push(identity)
  }
}
