import { skuKey } from '../../rules/catalog/identifiers.ts'
import type { Identity, Refusal } from './item.ts'

/** A size with its identifiers; `externalId` is that of its product and its own. */
export interface IdentifiedSize {
  id: string
  externalId: string
  sku: string | null
  gtin: string | null
}

/** The id of a size within its source, as lists have it: `12002-1`, and `12002` for the size 0. */
export const joinedId = (product: string, size: string): string => (size === '0' ? product : `${product}-${size}`)

/**
 * Returns a function that finds the size of an item: by its external id, else by its SKU, else by its GTIN. Refuses one
 * whose identifiers are those of several sizes.
 */
export function createSizeFinder<Size extends IdentifiedSize>(sizes: readonly Size[]) {
  const byId = new Map<string, Size[]>()
  for (const size of sizes) byId.set(size.externalId, [...(byId.get(size.externalId) ?? []), size])
  const bySku = new Map(sizes.flatMap(size => (size.sku === null ? [] : [[skuKey(size.sku), size] as const])))
  const byGtin = new Map(sizes.flatMap(size => (size.gtin === null ? [] : [[size.gtin, size] as const])))
  return ({ externalId, sku, gtin }: Identity): Size | Refusal | undefined => {
    const named = byId.get(externalId?.replace(/-0$/, '') ?? '') ?? []
    if (named.length > 1) return { code: 'conflict', field: 'externalId' }
    const ofSku = sku === undefined ? undefined : bySku.get(skuKey(sku))
    const ofGtin = gtin === undefined ? undefined : byGtin.get(gtin)
    const found = named[0] ?? ofSku ?? ofGtin
    if (ofSku && ofSku !== found) return { code: 'conflict', field: 'sku' }
    if (ofGtin && ofGtin !== found) return { code: 'conflict', field: 'gtin' }
    return found
  }
}
