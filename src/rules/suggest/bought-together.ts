/** The fewest orders, of as many different shoppers, in which two products must have been together: fewer could point to a person. */
export const LEAST_TOGETHER = 10

/** How many times as often as by chance two products must be together: a difference that is sure may still be too small to matter. */
const LEAST_LIFT = 1.25

/** The chance that a store gets any pair at all that is there by chance. */
const CHANCE = 0.01

/** Two products and the number of orders that have both. */
export interface PairCount {
  first: string
  second: string
  together: number
}

/** The counts of a store: its orders, the orders that have each product, and those that have both of a pair. */
export interface BasketCounts {
  baskets: number
  products: ReadonlyMap<string, number>
  pairs: readonly PairCount[]
}

/** A pair that is together more often than by chance; `strength` orders pairs, the strongest first. */
export interface StrongPair extends PairCount {
  strength: number
}

const term = (observed: number, expected: number): number =>
  observed === 0 ? 0 : observed * Math.log(observed / expected)

/**
 * Returns the log-likelihood ratio of two products' four counts (both, one, the other, neither) against independence: Dunning 1993,
 * “Accurate Methods for the Statistics of Surprise and Coincidence”. Unlike chi-squared, it holds for rare products too.
 */
export function likelihoodRatio(together: number, first: number, second: number, baskets: number): number {
  const by = (row: number, column: number) => (row * column) / baskets
  const [noFirst, noSecond] = [baskets - first, baskets - second]
  return (
    2 *
    (term(together, by(first, second)) +
      term(first - together, by(first, noSecond)) +
      term(second - together, by(noFirst, second)) +
      term(noFirst - second + together, by(noFirst, noSecond)))
  )
}

/**
 * Returns the pairs of a store that are in one order clearly more often than by chance. With one degree of freedom, the chance of
 * a ratio of G or more is below e^(-G/2); it is shared among all pairs that could have been found (Bonferroni), which are those
 * of products with enough orders of their own (Tarone).
 */
export function boughtTogether({ baskets, products, pairs }: BasketCounts): StrongPair[] {
  const countable = [...products.values()].filter(count => count >= LEAST_TOGETHER).length
  const least = 2 * Math.log(Math.max(1, (countable * (countable - 1)) / 2) / CHANCE)
  return pairs.flatMap(pair => {
    const { together } = pair
    const [first, second] = [products.get(pair.first) ?? 0, products.get(pair.second) ?? 0]
    if (together < LEAST_TOGETHER || together > Math.min(first, second) || Math.max(first, second) > baskets) return []
    if (together * baskets < LEAST_LIFT * first * second) return []
    const strength = likelihoodRatio(together, first, second, baskets)
    return strength >= least ? [{ ...pair, strength }] : []
  })
}
