/** A size in comparison with a missing one: its subcategory, weight in grams, THC in its unit, and price in cents. */
export interface Comparable {
  subCategory: string | null
  strainType: string | null
  weight: number
  /** The middle of the range; null if it isn't known. */
  thc: number | null
  price: number
}

/** Points by which something unlike is worse; the difference of a whole size or price counts as much. */
const OTHER_KIND = 2
const OTHER_STRAIN = 0.5

/** Returns the relative difference of two amounts: 0 if they are the same, 1 if one is nothing. */
const apart = (a: number, b: number): number => (a === b ? 0 : Math.abs(a - b) / Math.max(a, b))

/** Returns how unlike a size is to the missing one: 0 for the same kind, size, potency and price. */
export function unlikeness(missing: Comparable, other: Comparable): number {
  const kind = missing.subCategory === other.subCategory ? 0 : OTHER_KIND
  const strain = missing.strainType === other.strainType ? 0 : OTHER_STRAIN
  const potency = missing.thc === null || other.thc === null ? 0.5 : apart(missing.thc, other.thc)
  // What costs more has to be asked about.
  const price = apart(missing.price, other.price) + (other.price > missing.price ? 1 : 0)
  return kind + strain + 2 * apart(missing.weight, other.weight) + potency + price
}

/** Sorts sizes by how much they are like a missing one. */
export const rankSubstitutes = <Size extends Comparable>(missing: Comparable, sizes: readonly Size[]): Size[] =>
  sizes
    .map(size => ({ size, score: unlikeness(missing, size) }))
    .sort((a, b) => a.score - b.score)
    .map(({ size }) => size)
