import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type MissedSearch, readMissedSearches } from '../../contract/staff/missed-searches.ts'
import type { FiguresQuestion } from './figures.ts'

interface Answer {
  question: FiguresQuestion
  searches: readonly MissedSearch[]
  /** The number of words beyond those of the list. */
  more: number
}

/** The searches without results that were read last. */
export const missedSearches = createResource<Answer, FiguresQuestion>({
  scope: 'person',
  async read(question) {
    const { from, to, location } = question
    const query = { from, to, ...(location !== '' && { location }) }
    const result = await request(readMissedSearches, { query })
    return result.ok ? { ...result, value: { question, ...result.value } } : result
  },
  isOf: ({ question }, { from, to, location }) =>
    question.from === from && question.to === to && question.location === location
})
