import { atom } from 'nanostores'
import { confirmStaff, endStaffSession, readStaffMember, type StaffMember } from '../../contract/staff/staff-member.ts'
import { call, Refused } from './call.ts'
import { $token, forgetToken, keepToken } from './token.ts'

/** The signed-in member; null before it is known, or if no one is signed in. */
export const $member = atom<StaffMember | null>(null)

/** Why the sign-in form is shown again. */
export const $signedOut = atom<'expired' | undefined>()

/** Signs in with a staff token; throws if it is refused. */
export async function signInByToken(token: string): Promise<void> {
  $token.set(token)
  try {
    $member.set(await call(readStaffMember))
    keepToken(token, false)
  } catch (error) {
    $token.set('')
    throw error
  }
}

/** Signs in with the code that was sent; throws if it is refused. */
export async function signInByCode(challenge: string, code: string): Promise<void> {
  const { token, member } = await call(confirmStaff, { body: { challenge, code } })
  keepToken(token, true)
  $member.set(member)
}

/** Reads whose token is kept; does nothing without one. An invalid token is forgotten. */
export async function resume(): Promise<void> {
  if ($token.get() === '') return
  try {
    $member.set(await call(readStaffMember))
  } catch (error) {
    if (error instanceof Refused && error.status === 401) expire()
    else throw error
  }
}

/** Returns to the sign-in form, because the token is no longer accepted. */
export function expire(): void {
  forgetToken()
  $member.set(null)
  $signedOut.set('expired')
}

/** Signs out, on the server too. */
export async function signOut(): Promise<void> {
  await call(endStaffSession).catch(() => undefined)
  forgetToken()
  location.reload()
}
