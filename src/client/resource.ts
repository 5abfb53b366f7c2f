import type { WritableAtom } from 'nanostores'
import { type ApiProblem, failed, type Result } from './http/problem.ts'
import { platform } from '../platform/platform.ts'
import { type AsyncState, dataOf, toProblem } from './async-state.ts'
import { createLatest } from './latest.ts'
import { resettable, type ResetScope } from './reset.ts'
import { afterEarlierVisit, whenLate } from './response-cache.ts'

/** One attempt to load a resource. */
export interface Attempt<Value> {
  /** Returns true unless a later attempt or a reset has superseded this one. */
  isLatest(): boolean
  /** Shows a partial value while the rest is loading. */
  show(value: Value): void
}

interface Options<Value, Key> {
  scope: ResetScope
  read(key: Key, attempt: Attempt<Value>): Promise<Result<Value>>
  /** Returns true if a value belongs to a key and stays visible during a reload. By default, every value does. */
  isOf?(value: Value, key: Key): boolean
  /** Returns true if a value may replace the one shown. By default, every value may. */
  accepts?(value: Value, shown: Value | undefined): boolean
  /**
   * Returns the value cached on an earlier visit, with its time in milliseconds. Shown until the API has answered, and
   * marked as stale when it is slow or down.
   */
  readCache?(key: Key): Promise<{ value: Value; since: number } | undefined>
}

/** Remote data: idle, loading, ready, stale (cached, or the last reload failed) or failed. */
export interface Resource<Value, Key> {
  $state: WritableAtom<AsyncState<Value>>
  /**
   * Loads or reloads the value. A value with the same key stays visible until then; a pending attempt is dropped, and
   * resolves together with the one that replaces it.
   */
  load(key: Key): Promise<void>
  /** Shows a value obtained elsewhere. A pending attempt is dropped, unless `accepts` can choose between the two. */
  show(value: Value): void
  /** Clears the value and drops a pending attempt. */
  clear(): void
}

/** Creates a store for remote data. All API data is held by one. */
export function createResource<Value, Key = void>(options: Options<Value, Key>): Resource<Value, Key> {
  const { scope, read, isOf = () => true, accepts = () => true, readCache } = options
  const $state = resettable<AsyncState<Value>>(scope, { state: 'idle' })
  const attempts = createLatest(scope)
  let readyAt = 0
  let latest: Promise<void> | undefined
  let meanwhile: Value | undefined

  function put(value: Value): void {
    if (!accepts(value, dataOf($state.get()))) return
    readyAt = platform().clock.now()
    $state.set({ state: 'ready', value })
  }

  /** Shows the value of an earlier visit, as if it were current, until the response of this visit is here. */
  async function showMeanwhile(key: Key, isLatest: () => boolean): Promise<void> {
    const entry = await readCache?.(key)
    if (!entry || !isLatest() || $state.get().state !== 'loading') return
    readyAt = entry.since
    $state.set({ state: 'ready', value: (meanwhile = entry.value) })
  }

  /** Shows the cached value unless a newer one is shown. Returns true if it was shown. */
  async function showKept(key: Key, isLatest: () => boolean, problem: ApiProblem): Promise<boolean> {
    const before = $state.get()
    if (before.state === 'ready' && before.value === meanwhile && isLatest()) {
      $state.set({ state: 'stale', value: before.value, since: readyAt, problem: toProblem(problem) })
      return true
    }
    const entry = await readCache?.(key)
    if (!entry || !isLatest() || dataOf($state.get()) !== undefined) return false
    $state.set({ state: 'stale', ...entry, problem: toProblem(problem) })
    return true
  }

  async function fail(key: Key, isLatest: () => boolean, apiProblem: ApiProblem): Promise<void> {
    const problem = toProblem(apiProblem)
    if (problem.kind !== 'not_found' && (await showKept(key, isLatest, apiProblem))) return
    if (!isLatest()) return
    const before = $state.get()
    const value = dataOf(before)
    const since = before.state === 'stale' ? before.since : readyAt
    $state.set(value === undefined ? { state: 'failed', problem } : { state: 'stale', value, since, problem })
  }

  async function attempt(key: Key): Promise<void> {
    const isLatest = attempts.begin()
    const shown = dataOf($state.get())
    if (shown === undefined || !isOf(shown, key)) $state.set({ state: 'loading' })
    const cancels = readCache && [
      afterEarlierVisit(() => void showMeanwhile(key, isLatest)),
      whenLate(() => void showKept(key, isLatest, failed('offline').problem))
    ]
    const result = await read(key, { isLatest, show: value => isLatest() && put(value) })
    for (const cancel of cancels ?? []) cancel()
    if (!isLatest()) return
    if (result.ok) put(result.value)
    else await fail(key, isLatest, result.problem)
  }

  return {
    $state,
    async load(key) {
      const mine = attempt(key)
      latest = mine
      await mine
      if (latest !== mine) await latest
    },
    show(value) {
      if (!options.accepts) attempts.cancel()
      put(value)
    },
    clear() {
      attempts.cancel()
      $state.set({ state: 'idle' })
    }
  }
}
