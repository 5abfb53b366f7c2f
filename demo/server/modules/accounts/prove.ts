import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { countTry, takeBack } from '../attempts/count.ts'
import { signInsByAddress, wrongPasswords } from '../attempts/limits.ts'
import { type Action, note } from '../audit/note.ts'
import type { Account } from '../sessions/find.ts'
import { isPassword } from '../signups/password.ts'

/** A hash that no password has, so that a try takes as long where there is none. */
const nobodys = `$scrypt$ln=17,r=8,p=1$${randomBytes(16).toString('base64')}$${randomBytes(32).toString('base64')}`

/** A password that was given for an account, or for an e-mail address that has none. */
interface Try {
  email: string
  account: Account | undefined
  password: string
  /** The client's. */
  address: string
  /** What it is for. */
  action: Action
}

/**
 * Whether a password is the account's; an account without one and an address without an account answer alike and as late.
 * Tries are counted for the account and for the client's address before they are looked at, and refused when they are many.
 */
export async function isProven(
  { db, clock }: Context,
  { email, account, password, address, action }: Try
): Promise<boolean> {
  await countTry(db, signInsByAddress, address, clock())
  await countTry(db, wrongPasswords, email.toLowerCase(), clock())
  const isRight = await isPassword(password, account?.passwordHash ?? nobodys)
  if (isRight) {
    await takeBack(db, signInsByAddress, address)
    await takeBack(db, wrongPasswords, email.toLowerCase())
  } else await note(db, { action, accountId: account?.id ?? null, ok: false, now: clock() })
  return isRight
}
