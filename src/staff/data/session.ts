import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { reset, resettable } from '../../client/reset.ts'
import { type BodyOf, type ReplyOf } from '../../contract/http/endpoint.ts'
import { confirmStaff, endStaffSession, readStaffMember, type StaffMember } from '../../contract/staff/staff-member.ts'
import { showFailure } from './notices.ts'
import { $token, forgetToken, keepToken } from './token.ts'

/** The signed-in member; null before it is known, or if no one is signed in. */
export const $member = resettable<StaffMember | null>('person', null)

/** Why the sign-in form is shown again. */
export const $signedOut = resettable<'expired' | undefined>('all', undefined)

/** Signs in with a staff token. */
export async function signInByToken(token: string): Promise<Result<StaffMember>> {
  const result = await request(readStaffMember, { token })
  if (result.ok) {
    keepToken(token, false)
    $member.set(result.value)
  }
  return result
}

/** Signs in with the code that was sent. */
export async function signInByCode(body: BodyOf<typeof confirmStaff>): Promise<Result<ReplyOf<typeof confirmStaff>>> {
  const result = await request(confirmStaff, { body })
  if (result.ok) {
    keepToken(result.value.token, true)
    $member.set(result.value.member)
  }
  return result
}

/** Reads whose token is kept; does nothing without one. */
export async function resume(): Promise<void> {
  if ($token.get() === '') return
  const result = await request(readStaffMember)
  if (result.ok) $member.set(result.value)
  else showFailure(result.problem)
}

/** Forgets the token, and all that the board shows. */
function leave(reason?: 'expired'): void {
  forgetToken()
  reset('person')
  $signedOut.set(reason)
}

/** Returns to the sign-in form, because the token is no longer accepted. */
export function expire(token: string): void {
  if (token === $token.get()) leave('expired')
}

/** Signs out, on the server too. */
export async function signOut(): Promise<void> {
  const token = $token.get()
  leave()
  await request(endStaffSession, { token })
}
