import { eq, inArray } from 'drizzle-orm'
import { listings, locations, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { inParts } from '../../import/in-parts.ts'
import { type Compared, valuesOf } from '../compare.ts'
import { placeOf } from '../things/prices.ts'
import { fieldsAfter } from './changed-texts.ts'

/** Returns the provinces in which shoppers see a change. */
export type ProvincesOf = (compared: Compared) => string[]

/** Reads the stores of some changes: a product's are those that sell it, or will, and all while none does. */
export async function readProvinces(db: Queries, all: readonly Compared[]): Promise<ProvincesOf> {
  const stores = await db
    .select({ slug: locations.slug, address: locations.address, features: locations.features })
    .from(locations)
  const sold = await readSold(db, all)
  const within = (slugs: Iterable<string> | null): string[] => {
    const wanted = slugs && new Set(slugs)
    const some = stores.filter(({ slug }) => wanted?.has(slug) ?? true)
    return [...new Set(some.map(({ address }) => address.province))].sort()
  }
  // Elsewhere no shopper sees points.
  const rewarding = stores.flatMap(({ slug, features }) => (features.loyalty ? [slug] : []))
  return compared => {
    const { kind, thing } = compared.change
    if (kind === 'price') return within([placeOf(thing).store])
    if (kind === 'store') return within([thing])
    if (kind === 'product') return within(sold.get(thing) ?? null)
    if (kind === 'reward' || kind === 'loyalty') return within(rewarding)
    if (kind !== 'deal' && kind !== 'code' && kind !== 'banner') return within(null)
    return within(fieldsAfter(compared)['locations'] as string[] | null)
  }
}

/** Reads the slugs of the stores that sell changed products, now or with the changes. */
async function readSold(db: Queries, all: readonly Compared[]): Promise<Map<string, Set<string>>> {
  const ids = all.flatMap(({ change: { kind, thing } }) => (kind === 'product' ? [thing] : []))
  const rows = await inParts(ids, some =>
    db
      .selectDistinct({ product: variants.productId, slug: locations.slug })
      .from(listings)
      .innerJoin(variants, eq(variants.id, listings.variantId))
      .innerJoin(locations, eq(locations.id, listings.locationId))
      .where(inArray(variants.productId, some))
  )
  const added = await readAdded(db, all)
  const sold = new Map<string, Set<string>>()
  for (const { product, slug } of [...rows, ...added]) sold.set(product, (sold.get(product) ?? new Set()).add(slug))
  return sold
}

/** The products and stores of prices that are added. */
async function readAdded(db: Queries, all: readonly Compared[]): Promise<{ product: string; slug: string }[]> {
  const places = all.flatMap(({ change: { kind, change, thing } }) =>
    kind === 'price' && change === 'add' ? [placeOf(thing)] : []
  )
  const stored = await inParts([...new Set(places.map(({ size }) => size))], some =>
    db.select({ id: variants.id, productId: variants.productId }).from(variants).where(inArray(variants.id, some))
  )
  const owners = new Map(stored.map(({ id, productId }) => [id, productId]))
  for (const { change } of all)
    if (change.kind === 'size' && change.change === 'add')
      owners.set(change.thing, valuesOf(change)['productId'] as string)
  return places.flatMap(({ store, size }) => {
    const product = owners.get(size)
    return product === undefined ? [] : [{ product, slug: store }]
  })
}
