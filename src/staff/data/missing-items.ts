import { inShape } from '../../contract/http/in-shape.ts'
import type { ApiProblem, Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type StaffOrder, staffOrder } from '../../contract/staff/staff-board.ts'
import { readSubstitutes, setMissing, type Substitute, withdrawQuestion } from '../../contract/staff/staff-missing.ts'
import { showDone, showFailure } from './notices.ts'
import { putOrder, readOrders } from './orders.ts'

/** The line whose substitutes are read, and the words that find others. */
interface Wanted {
  order: string
  line: string
  q: string
}

/** The substitutes of a line. */
export const substitutes = createResource<readonly Substitute[], Wanted>({
  scope: 'person',
  async read({ order, line, q }) {
    const result = await request(readSubstitutes, { params: { order, line }, query: q === '' ? {} : { q } })
    return result.ok ? { ...result, value: result.value.substitutes } : result
  }
})

/** A report of missing pieces. */
export interface Report {
  line: string
  of: number
  missing: number
  substitute: { variant: string; quantity: number } | null
  soldOut: boolean
}

/** Shows the order that a refusal brings, and why it was refused. */
function showRefused(problem: ApiProblem): void {
  const now = problem.code === 'conflict' && inShape(staffOrder, problem.payload)
  if (now) putOrder(now)
  showFailure(problem)
}

/** Reports missing pieces of a line, and says whether the order was changed or its customer is asked. */
export async function report({ id, number }: StaffOrder, { line, ...body }: Report): Promise<void> {
  const result = await request(setMissing, { params: { order: id, line }, body })
  if (!take(result)) return
  const isAsked = result.value.questions?.some(question => question.line === line)
  const word = result.value.status === 'cancelled' ? 'missingCancelled' : isAsked ? 'missingAsked' : 'missingDone'
  showDone(word, { number })
  if (result.value.status === 'cancelled') await readOrders()
}

/** Withdraws a question to the customer, which leaves the order as it is. */
export async function withdraw({ id, number }: StaffOrder, question: string): Promise<void> {
  if (take(await request(withdrawQuestion, { params: { order: id, question } }))) showDone('askedWithdrawn', { number })
}

function take(result: Result<StaffOrder>): result is Extract<Result<StaffOrder>, { ok: true }> {
  if (result.ok) putOrder(result.value)
  else showRefused(result.problem)
  return result.ok
}
