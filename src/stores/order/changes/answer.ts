import { request } from '../../../client/http/request.ts'
import { createLatest } from '../../../client/latest.ts'
import { resettable } from '../../../client/reset.ts'
import { showSentence, showToast } from '../../../client/toasts.ts'
import { answerQuestion } from '../../../contract/order/change-order.ts'
import { showChanged } from '../order.ts'
import { tookOver } from '../order-actions.ts'

/** The id of the question whose answer is being sent. */
export const $answering = resettable<string | undefined>('person', undefined)

const attempts = createLatest('person')

/** Answers a question of the store. One that is settled by now shows the order as it is, and says so. */
export async function answer(order: string, question: string, said: 'take' | 'leave'): Promise<void> {
  if ($answering.get() !== undefined) return
  const isLatest = attempts.begin()
  $answering.set(question)
  const result = await request(answerQuestion, { params: { order, question }, body: { answer: said } })
  if (!isLatest()) return
  $answering.set(undefined)
  if (result.ok) {
    showChanged(result.value)
    showToast(said === 'take' ? 'ask.taken' : 'ask.left')
  } else if (!tookOver(result.problem, { text: result.problem.message }))
    showSentence({ text: result.problem.message }, 'bad')
}
