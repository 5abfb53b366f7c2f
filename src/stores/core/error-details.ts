import { grams } from '../../format/number.ts'
import { fallbackMessages } from '../../rules/reply.ts'
import type { MessageKey, Params } from '../../i18n/translate.ts'
import { setRefusalWords } from '../../client/async-state.ts'

/** Errors for which the API's own message is more specific: how much is left and where, or who may sign in. */
const apiWords = new Set<string>(['sold_out', 'rate_limited', 'sign_in_required', 'under_age', 'unavailable'])

function overLimit(payload: unknown): Params | undefined {
  const full = (payload as { cartFull?: { limit?: unknown; exceedValue?: unknown } } | undefined)?.cartFull
  if (typeof full?.limit !== 'number' || typeof full.exceedValue !== 'number') return undefined
  return { limit: grams(full.limit), excess: grams(full.exceedValue) }
}

setRefusalWords(({ code, message, payload, isForeign }) => {
  // The fallbacks of a reply without a message (SPEC A6, C20), unless its status says more.
  if (isForeign && message === fallbackMessages.later) return { key: code ? 'problem.not_found' : 'problem.later' }
  if (message === fallbackMessages.empty) return { key: 'problem.empty' }
  if (!code || isForeign || apiWords.has(code)) return { text: message }
  return { key: `problem.${code}` as MessageKey, params: overLimit(payload) }
})
