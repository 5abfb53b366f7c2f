import { createLatest } from '../core/latest.ts'
import { request } from '../../api/request.ts'
import { renewLink, renewVerify } from '../../contract/account/account.ts'
import { resettable } from '../core/reset.ts'
import { toUserMessage, type Problem } from '../core/async-state.ts'

/** Whether a new link was asked for in the stead of one that is of no use any more, and what came of it. */
export const $renewal = resettable<{ state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; problem: Problem }>(
  'all',
  {
    state: 'idle'
  }
)

const attempts = createLatest('all')

/** Has a new link sent to whoever the old one was for: one that sets a password, or one that confirms an address. */
export async function sendNewLink(kind: 'password' | 'verify', token: string): Promise<void> {
  if ($renewal.get().state === 'sending') return
  const isLatest = attempts.begin()
  $renewal.set({ state: 'sending' })
  const result = await (kind === 'password'
    ? request(renewLink, { body: { signup_token: token } })
    : request(renewVerify, { body: { token } }))
  if (!isLatest()) return
  $renewal.set(result.ok ? { state: 'sent' } : { state: 'failed', problem: toUserMessage(result.problem) })
}

/** Forgets what was asked for. */
export function resetRenewal(): void {
  attempts.cancel()
  $renewal.set({ state: 'idle' })
}
