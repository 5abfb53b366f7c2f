import { request } from '../../client/http/request.ts'
import { approveHandoff, readHandoff } from '../../contract/account/handoff-approval.ts'
import { createLatest } from '../../client/latest.ts'
import { createResource } from '../../client/resource.ts'
import { type Problem, toProblem } from '../../client/async-state.ts'
import { resettable } from '../../client/reset.ts'

const handoff = createResource({
  scope: 'person',
  read: (id: string) => request(readHandoff, { body: { id } })
})

/** The sign-in on a shared screen that this phone is asked to approve. */
export const $askedHandoff = handoff.$state

/** Reads the sign-in to approve. */
export const loadHandoff = handoff.load

/** The state of the approval. */
export const $approval = resettable<{ state: 'idle' | 'sending' | 'done' } | { state: 'failed'; problem: Problem }>(
  'person',
  { state: 'idle' }
)

const attempts = createLatest('person')

/** Signs the shared screen in as the signed-in person. */
export async function approve(id: string): Promise<void> {
  if ($approval.get().state === 'sending') return
  const isLatest = attempts.begin()
  $approval.set({ state: 'sending' })
  const result = await request(approveHandoff, { body: { id } })
  if (!isLatest()) return
  $approval.set(result.ok ? { state: 'done' } : { state: 'failed', problem: toProblem(result.problem) })
}
