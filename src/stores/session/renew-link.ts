import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { renewLink, renewVerify } from '../../contract/account/account.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage, type Problem } from '../core/async-state.ts'

/** Whether a new link was asked for in the stead of one that is of no use any more, and what came of it. */
export const $renewal = atom<{ state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; problem: Problem }>({
  state: 'idle'
})

let turn = 0

/** Has a new link sent to whoever the old one was for: one that sets a password, or one that confirms an address. */
export async function sendNewLink(kind: 'password' | 'verify', token: string): Promise<void> {
  if ($renewal.get().state === 'sending') return
  const mine = ++turn
  $renewal.set({ state: 'sending' })
  const result = await (kind === 'password'
    ? request(renewLink, { body: { signup_token: token } })
    : request(renewVerify, { body: { token } }))
  if (mine !== turn) return
  $renewal.set(result.ok ? { state: 'sent' } : { state: 'failed', problem: toUserMessage(result.problem) })
}

/** Forgets what was asked for. */
export function resetRenewal(): void {
  turn++
  $renewal.set({ state: 'idle' })
}

onReset('all', resetRenewal)
