import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { skuKey } from '../../../rules/catalog/identifiers.ts'
import { listings, products, skuKeyOf, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { partsOf } from '../../import/read/clean-id.ts'
import { joinedId } from '../find-size.ts'
import type { Identity, Refusal } from '../item.ts'

/** A size of the business that an item may mean; `isHere` if the location lists any size of its product. */
export interface KnownSize {
  id: string
  productId: string
  /** The ids of the product and of the size in the system that they come from. */
  product: string
  size: string
  sku: string | null
  gtin: string | null
  isHere: boolean
}

/** Where ids of a batch apply: at a location, and in a source of products. */
interface Scope {
  locationId: string
  source: string
}

/**
 * Reads the sizes that items may mean: by external id those of products that the location lists or that come from the source,
 * by SKU and GTIN those of the business.
 */
export async function readKnownSizes(
  tx: Transaction,
  { locationId, source }: Scope,
  items: readonly Identity[]
): Promise<KnownSize[]> {
  const some = (values: (string | undefined)[]) => [...new Set(values.filter(value => value !== undefined))]
  const ids = some(items.map(({ externalId }) => externalId))
  const listed = tx
    .select({ id: variants.productId })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .where(eq(listings.locationId, locationId))
  const isHere = inArray(products.id, listed)
  const { id, productId, externalId: size, sku, gtin } = variants
  return tx
    .select({ id, productId, product: products.externalId, size, sku, gtin, isHere: sql<boolean>`${isHere}` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      or(
        inArray(skuKeyOf(variants.sku), some(items.map(item => item.sku && skuKey(item.sku)))),
        inArray(variants.gtin, some(items.map(item => item.gtin))),
        and(
          inArray(products.externalId, [...ids, ...ids.map(text => text.replace(/-[^-]*$/, ''))]),
          or(eq(products.source, source), isHere)
        )
      )
    )
}

/** A size that is new, of a known product, or with null of a new one. */
export interface NewSize {
  productId: string | null
  product: string
  size: string
}

/** The size that an item means, or why none is found. */
export type Meaning = KnownSize | NewSize | Refusal

/**
 * Returns a function that finds the size that an item means: by its external id, or without one by its SKU, else by its GTIN. A product
 * that the location lists comes before another with the same id. An unknown id is never the size that has the SKU: that would
 * make one product of two.
 */
export function createItemFinder(sizes: readonly KnownSize[]): (item: Identity) => Meaning {
  const byId = grouped(sizes, ({ product, size }) => joinedId(product, size))
  const byProduct = grouped(sizes, ({ product }) => product)
  const bySku = new Map(sizes.flatMap(size => (size.sku === null ? [] : [[skuKey(size.sku), size] as const])))
  const byGtin = new Map(sizes.flatMap(size => (size.gtin === null ? [] : [[size.gtin, size] as const])))

  function named(externalId: string): Meaning {
    const [found, another] = listedFirst(byId.get(externalId.replace(/-0$/, '')))
    if (another !== undefined) return { code: 'conflict', field: 'externalId' }
    if (found !== undefined) return found
    const [product, size] = partsOf(externalId)
    const owners = new Set(listedFirst(byProduct.get(product)).map(({ productId }) => productId))
    if (owners.size > 1) return { code: 'conflict', field: 'externalId' }
    return { productId: [...owners][0] ?? null, product, size }
  }

  return ({ externalId, sku, gtin }) =>
    externalId === undefined
      ? (bySku.get(skuKey(sku ?? '')) ?? byGtin.get(gtin ?? '') ?? { code: 'required', field: 'externalId' })
      : named(externalId)
}

function listedFirst(sizes: readonly KnownSize[] = []): readonly KnownSize[] {
  const here = sizes.filter(({ isHere }) => isHere)
  return here.length > 0 ? here : sizes
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
