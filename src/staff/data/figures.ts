import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type Figures, readFigures } from '../../contract/staff/figures.ts'
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
    const { from, to, location } = question
    const result = await request(readFigures, { query: { from, to, ...(location !== '' && { location }) } })
    return result.ok ? { ...result, value: { question, figures: result.value } } : result
  },
  isOf: (value, { from, to, location }) =>
    value.question.from === from && value.question.to === to && value.question.location === location
})
