/** Splits cents by weights into whole cents with the same sum; leftover cents go to the first ones. */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0)
  let before = 0
  let allocatedCents = 0
  return weights.map(weight => {
    before += weight
    const share = Math.ceil((cents * before) / all) - allocatedCents
    allocatedCents += share
    return share
  })
}
