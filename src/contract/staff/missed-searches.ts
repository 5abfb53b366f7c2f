import { array, type InferOutput, object, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { date } from '../http/time.ts'
import { figuresQuery } from './figures.ts'

/** Words that shoppers searched for without finding anything, in the language of the shop. */
const missedSearch = object({
  words: string(),
  language: string(),
  /** Visits that searched for them. */
  count,
  /** The Monday of the last week in which it was. */
  lastWeek: date
})

export type MissedSearch = InferOutput<typeof missedSearch>

/**
 * Reads the words of searches that found nothing, of all weeks with a day of `from` to `to`, of one store or of all the member's: the
 * most frequent first, up to 500. Words of fewer than three visits are left out. Errors as for `readFigures`; a back end without
 * it answers 404.
 */
export const readMissedSearches = get('/staff/searches', {
  right: 'reports',
  query: { locale: string(), ...figuresQuery },
  reply: object({ searches: array(missedSearch), more: maybe(count, 0) })
})
