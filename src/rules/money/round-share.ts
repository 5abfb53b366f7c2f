/**
 * How a half cent is rounded: `half-up` to the cent above (Excise Tax Act, section 165.2), `half-even` to the even one, so
 * that over many orders as many are rounded up as down.
 */
export type Rounding = 'half-up' | 'half-even'

/** A rate of 100 %, in thousandths of a percent. */
const WHOLE = 100_000

/**
 * Returns a share of an amount in whole cents; the rate is in percent, with up to three decimals, such as Québec's 9.975.
 * Counts in whole numbers throughout: a product of fractions would miss some halves.
 */
export function roundShare(cents: number, rate: number, rounding: Rounding): number {
  const product = cents * Math.round(rate * 1000)
  const below = Math.floor(product / WHOLE)
  const over = product - below * WHOLE
  if (over * 2 !== WHOLE) return over * 2 > WHOLE ? below + 1 : below
  return rounding === 'half-up' || below % 2 !== 0 ? below + 1 : below
}
