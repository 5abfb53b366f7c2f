/** What is forgotten: what a shopper typed and chose, the orders of a person, or all of it and more when the storefront goes. */
export type ResetScope = 'shopper' | 'orders' | 'all'

const runs: Record<ResetScope, (() => void)[]> = { shopper: [], orders: [], all: [] }

/** Registers what a store forgets on an occasion, and on `all`, so that nobody has to load the store to make it forget. */
export function onReset(occasion: ResetScope, run: () => void): void {
  runs[occasion].push(run)
}

/** Makes every store that is loaded forget. */
export function reset(occasion: ResetScope): void {
  const wanted = occasion === 'all' ? Object.values(runs).flat() : runs[occasion]
  for (const run of wanted) run()
}
