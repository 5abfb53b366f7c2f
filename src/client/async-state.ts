import type { WritableAtom } from 'nanostores'
import type { ApiProblem } from './http/problem.ts'
import { wordedSlot } from '../i18n/worded-slot.ts'
import type { Sentence } from '../i18n/translate.ts'

/** A failure, and the sentence for the shopper. */
export type Problem = Sentence & { kind: 'offline' | 'server' | 'malformed' | 'not_found' | 'refused' }

/** The state of remote data. `stale` has the last good value and the time it was loaded, in milliseconds. */
export type AsyncState<Value> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'stale'; value: Value; since: number; problem: Problem }
  | { state: 'failed'; problem: Problem }

/** Returns the value to show, fresh or stale. */
export function dataOf<Value>(load: AsyncState<Value>): Value | undefined {
  return load.state === 'ready' || load.state === 'stale' ? load.value : undefined
}

/** Changes the value that is shown, if there is one; its age stays. */
export function changeValue<Value>($state: WritableAtom<AsyncState<Value>>, change: (value: Value) => Value): void {
  const load = $state.get()
  if ('value' in load) $state.set({ ...load, value: change(load.value) })
}

const failures = { offline: 'problem.offline', server: 'problem.server', malformed: 'problem.malformed' } as const

/** The shop's sentences for refusals. Until they are there, the API's own are shown. */
export const $refusalWords = wordedSlot<(problem: ApiProblem) => Sentence>()

/** Converts an API error into a message for the shopper. */
export function toProblem(problem: ApiProblem): Problem {
  const { kind, isForeign } = problem
  if (problem.code === 'not_found' && !isForeign) return { kind: 'not_found', key: 'problem.not_found' }
  if (kind !== 'refused' && !isForeign) return { kind, key: failures[kind] }
  return {
    kind: problem.code === 'not_found' ? 'not_found' : kind,
    ...($refusalWords.get()?.(problem) ?? { text: problem.message })
  }
}
