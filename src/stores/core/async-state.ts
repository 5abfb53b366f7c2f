import type { ApiProblem } from '../../api/problem.ts'
import { t } from '../../i18n/translate.ts'

/** An error, with a message ready to be shown. */
export interface Problem {
  kind: 'offline' | 'server' | 'malformed' | 'not_found' | 'refused'
  message: string
}

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

const failures = { offline: 'problem.offline', server: 'problem.server', malformed: 'problem.malformed' } as const

let wordsOf = ({ message }: ApiProblem): string => message

/**
 * Sets the messages for refused requests. They are in the deferred bundle; until it loads, the API's own messages are
 * shown.
 */
export function setRefusalWords(words: (problem: ApiProblem) => string): void {
  wordsOf = words
}

/** Converts an API error into a message for the shopper. */
export function toUserMessage(problem: ApiProblem): Problem {
  if (problem.code === 'not_found') return { kind: 'not_found', message: t('problem.not_found') }
  if (problem.kind !== 'refused') return { kind: problem.kind, message: t(failures[problem.kind]) }
  return { kind: 'refused', message: wordsOf(problem) }
}
