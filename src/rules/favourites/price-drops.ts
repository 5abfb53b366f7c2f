/** A size of a favourite at its store: the price in cents, and whether it can be bought now. */
export interface SizePrice {
  variant: string
  cents: number
  isThere: boolean
}

/** A size that costs less than ever since it became a favourite; both prices in cents. */
export interface PriceDrop {
  variant: string
  before: number
  now: number
}

/** The lowest known price of each size in cents, by its id. */
export type LowestPrices = Readonly<Record<string, number>>

/**
 * Returns the sizes to write about, and the lowest prices from then on. A price is a drop if the size can be bought for it, and it
 * is lower than each price before. A size without an earlier price, such as a new one, only begins to be compared.
 */
export function priceDrops(
  lowest: LowestPrices,
  sizes: readonly SizePrice[]
): { drops: PriceDrop[]; lowest: LowestPrices } {
  const after: Record<string, number> = { ...lowest }
  const drops: PriceDrop[] = []
  for (const { variant, cents, isThere } of sizes) {
    const before = lowest[variant]
    if (before === undefined) after[variant] = cents
    else if (isThere && cents < before) {
      after[variant] = cents
      drops.push({ variant, before, now: cents })
    }
  }
  return { drops, lowest: after }
}

/** Returns the lowest prices from which a comparison begins anew: the prices now, where they are lower or the first. */
export const comparedFrom = (lowest: LowestPrices, sizes: readonly SizePrice[]): LowestPrices => ({
  ...lowest,
  ...Object.fromEntries(sizes.map(({ variant, cents }) => [variant, Math.min(cents, lowest[variant] ?? cents)]))
})

/** Time between two letters to one person, in milliseconds. */
export const BETWEEN_LETTERS = 24 * 60 * 60 * 1000
