import { createLatest } from '../../client/latest.ts'
import { request } from '../../client/http/request.ts'
import { renewLink, renewVerify } from '../../contract/account/account.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem, type Problem } from '../../client/async-state.ts'

/** The state of a request for a new link in place of an expired one. */
export const $renewal = resettable<{ state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; problem: Problem }>(
  'all',
  {
    state: 'idle'
  }
)

const attempts = createLatest('all')

/** Sends a new link to the recipient of the old one: to set a password, or to confirm an address. */
export async function sendNewLink(kind: 'password' | 'verify', token: string): Promise<void> {
  if ($renewal.get().state === 'sending') return
  const isLatest = attempts.begin()
  $renewal.set({ state: 'sending' })
  const result = await (kind === 'password'
    ? request(renewLink, { body: { signup_token: token } })
    : request(renewVerify, { body: { token } }))
  if (!isLatest()) return
  $renewal.set(result.ok ? { state: 'sent' } : { state: 'failed', problem: toProblem(result.problem) })
}

/** Clears the request. */
export function resetRenewal(): void {
  attempts.cancel()
  $renewal.set({ state: 'idle' })
}
