import type { Potency } from '../../contract/catalog/potency.ts'
import type { SuggestionReason } from '../../contract/catalog/suggestions.ts'
import { fitOf } from './accessory-fit.ts'
import type { ShelfProduct, ShelfSize } from './shelf-product.ts'

/** The share of a price per gram that is little enough to be named. */
const CHEAPER = 0.75

/** A reason, and how much of it there is, for the order among those of one kind. */
export interface WeighedReason {
  reason: SuggestionReason
  weight: number
}

/** Classes that are sold by the gram: an edible's or a drink's weight says nothing about its worth. */
const byGram: readonly string[] = ['dried', 'fresh', 'concentrate']

const perGram = ({ price, weight }: ShelfSize): number => price / weight

/**
 * Returns by how many percent a size costs less per gram than even the best size of a product, in whole percent and never rounded up; 0
 * below a quarter, and for a size larger than all of the product's. Large sizes cost less per gram: any other comparison would make
 * one look cheap.
 */
function percentLess(product: ShelfProduct, other: ShelfProduct, size: ShelfSize): number {
  if (product.form !== other.form || product.limitClass !== other.limitClass) return 0
  if (!byGram.includes(product.limitClass) || size.weight <= 0 || size.price <= 0) return 0
  const sizes = product.sizes.filter(({ weight, price }) => weight > 0 && price > 0)
  if (!sizes.some(({ weight }) => weight >= size.weight)) return 0
  const best = Math.min(...sizes.map(perGram))
  if (perGram(size) > CHEAPER * best) return 0
  // A hair more than nothing, because 1 - 0.6 is less than 0.4.
  return Math.floor(100 * (1 - perGram(size) / best) + 1e-9)
}

/** Returns true if all that a label says of one is above all that it says of another. */
const isAbove = (one: Potency | null, other: Potency | null): boolean =>
  one !== null && other !== null && one.unit === other.unit && one.min > other.max

const isSame = (one: string | null, other: string | null): boolean => one !== null && one !== '' && one === other

/**
 * Returns the facts by which a size of another product is suggested for a product, the most useful first: `togetherStrength` is that of
 * the pair in the store's orders, 0 if they aren't bought together.
 */
export function reasonsFor(
  product: ShelfProduct,
  other: ShelfProduct,
  size: ShelfSize,
  togetherStrength: number
): WeighedReason[] {
  const of = product.id
  const reasons: WeighedReason[] = []
  const add = (reason: Omit<SuggestionReason, 'of'>, weight = 0) => reasons.push({ reason: { ...reason, of }, weight })
  if (togetherStrength > 0) add({ kind: 'together' }, togetherStrength)
  const use = fitOf(product, other)
  if (use) add({ kind: 'fits', use }, -size.price)
  const isOneBrand = isSame(product.brand, other.brand)
  if (product.category !== other.category) {
    if (isOneBrand) add({ kind: 'brand' })
    return reasons
  }
  const isOneForm = product.form === other.form
  const isOneShelf = product.subCategory !== null && product.subCategory === other.subCategory
  const near = isOneShelf ? 1 : 0
  if (isOneForm && isOneShelf && isOneBrand && isSame(product.strain, other.strain)) add({ kind: 'size' })
  const percent = percentLess(product, other, size)
  if (percent > 0) add({ kind: 'cheaper', percent }, percent + 100 * near)
  if (isOneForm && isAbove(other.cbd, product.cbd)) add({ kind: 'cbd' }, near)
  if (isOneForm && isAbove(product.thc, other.thc)) add({ kind: 'thc' }, near)
  if (isSame(product.terpene, other.terpene)) add({ kind: 'terpene' }, near)
  if (isOneShelf && isSame(product.strainType, other.strainType)) add({ kind: 'strain' })
  if (isOneBrand) add({ kind: 'brand' }, near)
  return reasons
}
