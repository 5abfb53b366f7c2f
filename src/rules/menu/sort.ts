import type { Product } from '../../contract/catalog/menu.ts'
import type { PotencyUnit } from '../../contract/catalog/potency.ts'
import { type Criteria, freshestOf, isInStock, lowestPrice } from './filter.ts'
import { fold } from '../../lib/search/fold.ts'
import type { Sort } from './sorts.ts'
import { shouldYield, type ChunkedTask } from '../../lib/chunked-task.ts'
import { counted } from '../../lib/lists.ts'

const units: readonly PotencyUnit[] = ['%', 'mg/g', 'mg/mL', 'mg']
const names = new WeakMap<Product, string>()

function nameOf(product: Product): string {
  let name = names.get(product)
  if (name === undefined) names.set(product, (name = fold(product.name).text))
  return name
}

/** Sorts by potency, with the criteria's unit first, because values in different units can't be compared. */
function strengthOf({ thc }: Product, { unit }: Criteria): number {
  if (!thc) return Infinity
  const behind = thc.unit === unit ? 0 : 1 + units.indexOf(thc.unit)
  return behind * 1e7 - thc.max - thc.min / 1e4
}

/** The sort key of each order, ascending. */
const keys: Record<Exclude<Sort, 'name'>, (product: Product, criteria: Criteria) => number> = {
  featured: ({ featured }) => (featured ? 0 : 1),
  price: (product, { filter }) => lowestPrice(product, filter) ?? Infinity,
  'price-desc': (product, { filter }) => -(lowestPrice(product, filter) ?? 0),
  potency: strengthOf,
  newest: ({ addedAt }) => (addedAt === null ? Infinity : -Date.parse(addedAt)),
  freshest: (product, criteria) => -Date.parse(freshestOf(criteria, product) ?? '') || Infinity
}

interface Ranked {
  product: Product
  gone: number
  key: number | string
}

const compare = (a: Ranked, b: Ranked): number => {
  if (a.gone !== b.gone) return a.gone - b.gone
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}

/**
 * Sorts products. The sort is stable, and sold-out products come last. With `costs`, the search costs by id, `featured`
 * sorts by cost, and sold-out products come last only among equal matches.
 */
export function* sorted(
  products: readonly Product[],
  sort: Sort,
  criteria: Criteria,
  costs?: ReadonlyMap<string, number>
): ChunkedTask<Product[]> {
  const ranked: Ranked[] = []
  for (const [step, product] of counted(products)) {
    if (shouldYield(step)) yield
    const gone = product.variants.some(isInStock) ? 0 : 1
    const cost = sort === 'featured' ? costs?.get(product.id) : undefined
    if (cost !== undefined) ranked.push({ product, gone: 0, key: cost * 2 + gone })
    else ranked.push({ product, gone, key: sort === 'name' ? nameOf(product) : keys[sort](product, criteria) })
  }
  yield
  ranked.sort(compare)
  yield
  return ranked.map(({ product }) => product)
}
