import { atom, type WritableAtom } from 'nanostores'

/**
 * When something is forgotten: what a `shopper` typed, chose and put into a cart; what is the `person`'s who was signed in;
 * what the `device` remembers of them for later visits; what the `visitor` at a kiosk was asked; and `all` of it, and all
 * else, when the storefront is unmounted.
 */
export type ResetScope = 'shopper' | 'person' | 'device' | 'visitor' | 'all'

const runs: { scopes: readonly ResetScope[]; run: () => void }[] = []

/** Registers what is done when one of some scopes is reset; everything is done on `all`. */
export function onReset(scopes: ResetScope | readonly ResetScope[], run: () => void): void {
  runs.push({ scopes: typeof scopes === 'string' ? [scopes] : scopes, run })
}

/** Resets what was registered for a scope, by the stores that are loaded. */
export function reset(scope: ResetScope): void {
  for (const { scopes, run } of runs) if (scope === 'all' || scopes.includes(scope)) run()
}

/** Makes a store that goes back to its initial value when one of its scopes is reset. */
export function resettable<Value>(scopes: ResetScope | readonly ResetScope[], initial: Value): WritableAtom<Value> {
  const $store = atom<Value>(initial) as WritableAtom<Value>
  onReset(scopes, () => $store.set(initial))
  return $store
}
