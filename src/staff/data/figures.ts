import { request } from '../../client/http/request.ts'
import { showFailure } from './notices.ts'
import { createResource } from '../../client/resource.ts'
import { type Figures, type FiguresEntry, readFigures, readFiguresEntries } from '../../contract/staff/figures.ts'
import type { Span } from '../../rules/report/span.ts'

/** The days and the store that figures are of; an empty slug means all stores of the member. */
export interface FiguresQuestion extends Span {
  location: string
}

/** Figures with the question that they answer. */
export interface AnsweredFigures {
  question: FiguresQuestion
  figures: Figures
}

/** The figures that were read last. Those of another question are not shown while new ones are loading. */
export const figures = createResource<AnsweredFigures, FiguresQuestion>({
  scope: 'person',
  async read(question) {
    const result = await request(readFigures, { query: queryOf(question) })
    return result.ok ? { ...result, value: { question, figures: result.value } } : result
  },
  isOf: (value, { from, to, location }) =>
    value.question.from === from && value.question.to === to && value.question.location === location
})

const queryOf = ({ from, to, location }: FiguresQuestion): Record<string, string> => ({
  from,
  to,
  ...(location !== '' && { location })
})

/** Reads the sales and refunds that figures are the sums of, and how many are left out; undefined if that fails, which a notice says. */
export async function readEntries(
  question: FiguresQuestion
): Promise<{ entries: readonly FiguresEntry[]; more: number } | undefined> {
  const result = await request(readFiguresEntries, { query: queryOf(question) })
  if (result.ok) return result.value
  showFailure(result.problem)
  return undefined
}
