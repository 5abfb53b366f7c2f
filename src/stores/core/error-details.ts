import { $locale } from '../../i18n/locale.ts'
import { formatGrams } from '../../format/number.ts'
import { type MessageKey, t } from '../../i18n/translate.ts'
import { setRefusalWords } from './async-state.ts'

/** Errors for which the API's own message is more specific: how much is left and where, or who may sign in. */
const apiWords = new Set<string>(['sold_out', 'rate_limited', 'sign_in_required', 'under_age', 'unavailable'])

function overLimit(payload: unknown): { limit: string; excess: string } | undefined {
  const full = (payload as { cartFull?: { limit?: unknown; exceedValue?: unknown } } | undefined)?.cartFull
  if (typeof full?.limit !== 'number' || typeof full.exceedValue !== 'number') return undefined
  const locale = $locale.get()
  return { limit: formatGrams(full.limit, locale), excess: formatGrams(full.exceedValue, locale) }
}

setRefusalWords(({ code, message, payload }) =>
  !code || apiWords.has(code) ? message : t(`problem.${code}` as MessageKey, overLimit(payload))
)
