import type { ApiProblem } from '../api/problem.ts'
import { $locale } from '../i18n/locale.ts'
import { formatGrams } from '../i18n/number.ts'
import { type MessageKey, t } from '../i18n/translate.ts'

/** What went wrong, with a sentence ready to be shown. */
export interface Problem {
  kind: 'offline' | 'server' | 'malformed' | 'not_found' | 'refused'
  message: string
}

/** What a store that loads is doing; `stale` shows the last good value and the time it is from, in milliseconds. */
export type Load<Value> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'stale'; value: Value; since: number; problem: Problem }
  | { state: 'failed'; problem: Problem }

/** The value that a store can show, be it fresh or stale. */
export function valueOf<Value>(load: Load<Value>): Value | undefined {
  return load.state === 'ready' || load.state === 'stale' ? load.value : undefined
}

function overLimit(payload: unknown): { limit: string; excess: string } | undefined {
  const full = (payload as { cartFull?: { limit?: unknown; exceedValue?: unknown } } | undefined)?.cartFull
  if (typeof full?.limit !== 'number' || typeof full.exceedValue !== 'number') return undefined
  const locale = $locale.get()
  return { limit: formatGrams(full.limit, locale), excess: formatGrams(full.exceedValue, locale) }
}

const ownWords = new Set<string>(['sold_out', 'rate_limited', 'sign_in_required', 'under_age'])

/** A problem of the API in the shopper's words. */
export function explain(problem: ApiProblem): Problem {
  if (problem.code === 'not_found') return { kind: 'not_found', message: t('problem.not_found') }
  if (problem.kind !== 'refused') return { kind: problem.kind, message: t(`problem.${problem.kind}`) }
  // The API's own sentence says how many are left and where, what there is too much of, or who may come in.
  if (!problem.code || (ownWords.has(problem.code) && problem.message))
    return { kind: 'refused', message: problem.message }
  const key = `problem.${problem.code}` as MessageKey
  return { kind: 'refused', message: t(key, overLimit(problem.payload)) }
}
