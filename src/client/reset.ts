import { atom, type WritableAtom } from 'nanostores'

/**
 * The scope of a reset: the `shopper`'s input, choices and cart; the data of the signed-in `person`; the `device`'s memory
 * for later visits; a kiosk `visitor`'s answers; and `all` of these and everything else, when the storefront is unmounted.
 */
export type ResetScope = 'shopper' | 'person' | 'device' | 'visitor' | 'all'

const runs: { scopes: readonly ResetScope[]; run: () => void }[] = []

/** Registers a function to run when one of the scopes is reset. `all` runs every function. */
export function onReset(scopes: ResetScope | readonly ResetScope[], run: () => void): void {
  runs.push({ scopes: typeof scopes === 'string' ? [scopes] : scopes, run })
}

/** Resets a scope in all stores that are loaded. */
export function reset(scope: ResetScope): void {
  for (const { scopes, run } of runs) if (scope === 'all' || scopes.includes(scope)) run()
}

/** Creates a store that returns to its initial value when one of its scopes is reset. */
export function resettable<Value>(scopes: ResetScope | readonly ResetScope[], initial: Value): WritableAtom<Value> {
  const $store = atom<Value>(initial) as WritableAtom<Value>
  onReset(scopes, () => $store.set(initial))
  return $store
}
