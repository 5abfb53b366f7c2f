/**
 * Returns the smallest value at or below which this share of the weight lies; undefined for none. It is always one of the
 * values, so that a few wild ones don't move it.
 *
 * @param values - Sorted, smallest first.
 * @param weights - The weight of each value, 0 or more.
 */
export function quantileOf(values: readonly number[], weights: readonly number[], share: number): number | undefined {
  let total = 0
  for (let at = 0; at < weights.length; at++) total += weights[at] ?? 0
  const goal = share * total
  let sum = 0
  for (let at = 0; at < values.length; at++) {
    sum += weights[at] ?? 0
    if (sum >= goal && sum > 0) return values[at]
  }
  return values[values.length - 1]
}
