import type { GivenOf } from '../../../../contract/http/endpoint.ts'
import type { readMenu } from '../../../../contract/catalog/menu.ts'
import type { Queries } from '../../../db/types.ts'
import { pack, type Packed, unpack } from '../../../http/packed.ts'
import { readParts } from './snapshot-store.ts'

/** Maximum share of changed products for a delta: with more, the whole menu is as fast. */
const MOST = 1 / 3

type Products = GivenOf<typeof readMenu>['products']

/**
 * Returns the reply with the changes of a location's menu between two versions; undefined if one of them is no longer
 * known, or if too much has changed.
 */
export async function readChanges(
  db: Queries,
  slug: string,
  { from, to }: { from: string; to: string }
): Promise<Packed | undefined> {
  const [before, after] = [await readProducts(db, slug, from), await readProducts(db, slug, to)]
  if (before === undefined || after === undefined) return undefined
  const was = new Map(before.map(product => [product.id, JSON.stringify(product)]))
  const now = new Set(after.map(product => product.id))
  const isSame = (product: Products[number]) => was.get(product.id) === JSON.stringify(product)
  const places = after.flatMap((product, at) => (isSame(product) ? [] : [at]))
  const products = places.flatMap(at => after[at] ?? [])
  const replaced = new Set(products.map(product => product.id))
  const gone = before.flatMap(({ id }) => (now.has(id) ? [] : [id]))
  if (products.length + gone.length > after.length * MOST) return undefined
  // Unchanged products must keep their order, otherwise `places` would be ambiguous.
  const unchangedProducts = before.filter(({ id }) => now.has(id) && !replaced.has(id))
  const rest = after.filter(({ id }) => !replaced.has(id))
  if (unchangedProducts.some((product, at) => product.id !== rest[at]?.id)) return undefined
  const payload = { products, changes: { gone, places }, total: after.length, next: null, version: to }
  return pack(JSON.stringify({ payload }), 'thorough')
}

async function readProducts(db: Queries, slug: string, version: string): Promise<Products | undefined> {
  const parts = await readParts(db, slug, version)
  if (parts.length === 0) return undefined
  const products: Products = []
  for (const part of parts) {
    const { payload } = JSON.parse(await unpack(part)) as { payload: { products: Products } }
    products.push(...payload.products)
  }
  return products
}
