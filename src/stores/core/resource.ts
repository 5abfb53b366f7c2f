import { atom, type WritableAtom } from 'nanostores'
import type { Result } from '../../api/problem.ts'
import { platform } from '../../platform/platform.ts'
import { onReset } from './reset.ts'
import { toUserMessage, type AsyncState, dataOf } from './async-state.ts'

/** Something of the person who is signed in, as it is read from the API. */
export interface Resource<Value> {
  $load: WritableAtom<AsyncState<Value>>
  /** Reads it anew; what is on show stays there meanwhile. */
  load(): Promise<void>
  /** Shows what a change has made of it. */
  show(value: Value): void
}

/** Makes a store of what a call reads; it is forgotten with the person. */
export function createResource<Value>(read: () => Promise<Result<Value>>): Resource<Value> {
  const $load: WritableAtom<AsyncState<Value>> = atom<AsyncState<Value>>({ state: 'idle' })
  let turn = 0
  let readyAt = 0
  const show = (value: Value) => {
    turn++
    readyAt = platform().clock.now()
    $load.set({ state: 'ready', value })
  }
  const reset = () => {
    turn++
    $load.set({ state: 'idle' })
  }
  onReset('orders', reset)
  return {
    $load,
    show,
    async load() {
      const mine = ++turn
      if (!dataOf($load.get())) $load.set({ state: 'loading' })
      const result = await read()
      if (mine !== turn) return
      if (result.ok) return show(result.value)
      const shown = dataOf($load.get())
      const problem = toUserMessage(result.problem)
      $load.set(
        shown === undefined ? { state: 'failed', problem } : { state: 'stale', value: shown, since: readyAt, problem }
      )
    }
  }
}
