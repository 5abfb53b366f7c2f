import { atom, type WritableAtom } from 'nanostores'
import type { Result } from '../../api/problem.ts'
import { env } from '../../platform/platform.ts'
import { forgetOn } from './reset.ts'
import { explain, type Load, valueOf } from './async-state.ts'

/** Something of the person who is signed in, as it is read from the API. */
export interface Loader<Value> {
  $load: WritableAtom<Load<Value>>
  /** Reads it anew; what is on show stays there meanwhile. */
  load(): Promise<void>
  /** Shows what a change has made of it. */
  show(value: Value): void
}

/** Makes a store of what a call reads; it is forgotten with the person. */
export function createLoader<Value>(read: () => Promise<Result<Value>>): Loader<Value> {
  const $load: WritableAtom<Load<Value>> = atom<Load<Value>>({ state: 'idle' })
  let turn = 0
  let readyAt = 0
  const show = (value: Value) => {
    turn++
    readyAt = env().clock.now()
    $load.set({ state: 'ready', value })
  }
  const reset = () => {
    turn++
    $load.set({ state: 'idle' })
  }
  forgetOn('orders', reset)
  return {
    $load,
    show,
    async load() {
      const mine = ++turn
      if (!valueOf($load.get())) $load.set({ state: 'loading' })
      const result = await read()
      if (mine !== turn) return
      if (result.ok) return show(result.value)
      const shown = valueOf($load.get())
      const problem = explain(result.problem)
      $load.set(
        shown === undefined ? { state: 'failed', problem } : { state: 'stale', value: shown, since: readyAt, problem }
      )
    }
  }
}
