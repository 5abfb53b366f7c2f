/** Returns the sums of numbers by a key, largest first. */
export function sumBy<T>(items: T[], keyOf: (item: T) => string, amountOf: (item: T) => number): [string, number][] {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + amountOf(item))
  return [...sums].toSorted(([, a], [, b]) => b - a)
}
