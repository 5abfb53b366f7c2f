import { grams } from '../../format/number.ts'
import { fallbackMessages } from '../../rules/reply.ts'
import type { MessageKey, Params, Sentence } from '../../i18n/translate.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { $refusalWords } from '../../client/async-state.ts'

/** Errors for which the API's own message is more specific: how much is left and where, or who may sign in. */
const apiWords = new Set<string>(['sold_out', 'rate_limited', 'sign_in_required', 'under_age', 'unavailable'])

/** True for a cart that has other prices than the shopper saw; otherwise, another tab has changed it. */
const isRepriced = (payload: unknown): boolean =>
  (payload as { repriced?: unknown } | undefined)?.repriced !== undefined

function overLimit(payload: unknown): Params | undefined {
  const full = (payload as { cartFull?: { limit?: unknown; exceedValue?: unknown } } | undefined)?.cartFull
  if (typeof full?.limit !== 'number' || typeof full.exceedValue !== 'number') return undefined
  return { limit: grams(full.limit), excess: grams(full.exceedValue) }
}

/** Returns the shop's sentence for a refusal: its own for most codes, else the API's message. */
export function refusalWords({ code, message, payload, isForeign }: ApiProblem): Sentence {
  // The fallbacks of a reply without a message (SPEC A6, C20), unless its status says more.
  if (isForeign && message === fallbackMessages.later) return { key: code ? 'problem.not_found' : 'problem.later' }
  if (message === fallbackMessages.empty) return { key: 'problem.empty' }
  if (!code || isForeign || apiWords.has(code) || (code === 'stale' && isRepriced(payload))) return { text: message }
  return { key: `problem.${code}` as MessageKey, params: overLimit(payload) }
}

$refusalWords.fill(refusalWords)
