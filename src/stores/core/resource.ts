import type { WritableAtom } from 'nanostores'
import { type ApiProblem, failed, type Result } from '../../api/problem.ts'
import { platform } from '../../platform/platform.ts'
import { type AsyncState, dataOf, toUserMessage } from './async-state.ts'
import { createLatest } from './latest.ts'
import { resettable, type ResetScope } from './reset.ts'
import { whenLate } from './response-cache.ts'

/** One attempt to load. */
export interface Attempt<Value> {
  /** Whether no later attempt and no reset has overtaken this one. */
  isLatest(): boolean
  /** Shows a part of the value while the rest is still loading. */
  show(value: Value): void
}

interface Options<Value, Key> {
  scope: ResetScope
  read(key: Key, attempt: Attempt<Value>): Promise<Result<Value>>
  /** Whether a value belongs to a key, and so stays on show while it is loaded again. By default every value does. */
  isOf?(value: Value, key: Key): boolean
  /** Whether a value may replace the one on show. By default every value may. */
  accepts?(value: Value, shown: Value | undefined): boolean
  /** What an earlier visit kept, with its time in milliseconds: shown when the API is late or down. */
  kept?(key: Key): Promise<{ value: Value; since: number } | undefined>
}

/** Remote data: idle, loading, ready, stale (kept or overtaken by a failure) or failed. */
export interface Resource<Value, Key> {
  $state: WritableAtom<AsyncState<Value>>
  /** Loads it, again if need be. A value of the same key stays on show meanwhile; an attempt that is under way is dropped. */
  load(key: Key): Promise<void>
  /** Shows a value that came by another way. An attempt under way is dropped, unless `accepts` can choose between them. */
  show(value: Value): void
  /** Forgets the value and drops an attempt that is under way. */
  clear(): void
}

/** Creates a store of remote data: the one way to hold what the API answers. */
export function createResource<Value, Key = void>(options: Options<Value, Key>): Resource<Value, Key> {
  const { scope, read, isOf = () => true, accepts = () => true, kept } = options
  const $state = resettable<AsyncState<Value>>(scope, { state: 'idle' })
  const attempts = createLatest(scope)
  let readyAt = 0

  function put(value: Value): void {
    if (!accepts(value, dataOf($state.get()))) return
    readyAt = platform().clock.now()
    $state.set({ state: 'ready', value })
  }

  /** Shows what an earlier visit kept, unless something newer is on show. Returns whether it did. */
  async function showKept(key: Key, isLatest: () => boolean, problem: ApiProblem): Promise<boolean> {
    const found = await kept?.(key)
    if (!found || !isLatest() || dataOf($state.get()) !== undefined) return false
    $state.set({ state: 'stale', ...found, problem: toUserMessage(problem) })
    return true
  }

  async function fail(key: Key, isLatest: () => boolean, apiProblem: ApiProblem): Promise<void> {
    const problem = toUserMessage(apiProblem)
    if (problem.kind !== 'not_found' && (await showKept(key, isLatest, apiProblem))) return
    if (!isLatest()) return
    const before = $state.get()
    const value = dataOf(before)
    const since = before.state === 'stale' ? before.since : readyAt
    $state.set(value === undefined ? { state: 'failed', problem } : { state: 'stale', value, since, problem })
  }

  return {
    $state,
    async load(key) {
      const isLatest = attempts.begin()
      const shown = dataOf($state.get())
      if (shown === undefined || !isOf(shown, key)) $state.set({ state: 'loading' })
      const cancel = kept && whenLate(() => void showKept(key, isLatest, failed('offline').problem))
      const result = await read(key, { isLatest, show: value => isLatest() && put(value) })
      cancel?.()
      if (!isLatest()) return
      if (result.ok) put(result.value)
      else await fail(key, isLatest, result.problem)
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
