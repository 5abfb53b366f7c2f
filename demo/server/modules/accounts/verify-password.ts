import type { Context } from '../../context.ts'
import type { Queries } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'
import { countTry, takeBack } from '../rate-limit/count.ts'
import { fromDevice, fromNetwork, knownBy } from '../rate-limit/known-clients.ts'
import { type Limit, signInsByAddress, strangersPasswords, wrongPasswords } from '../rate-limit/limits.ts'
import { type Action, note } from '../audit/note.ts'
import type { Account } from '../sessions/find.ts'
import { hashOfNone, isPassword } from '../signups/password.ts'

/** A password that was given for an account, or for an e-mail address that has none. */
interface Try {
  email: string
  account: Account | undefined
  password: string
  client: Client
  /** What it is for. */
  action: Action
}

/**
 * Whether a password is the account's; an account without one and an address without an account answer alike and as late.
 * Tries are counted before they are looked at, and refused when they are many.
 *
 * Nobody may guess for long, and nobody may lock somebody else out:
 * - One network has 20 wrong tries in ten minutes whatever the accounts (stuffing lists of leaked passwords), and five at
 *   one account. Only that network is refused.
 * - Many networks together have 100 wrong tries a day at one account. That shuts out strangers alone: a network that has
 *   signed in to the account before is not counted there, and neither is a device that has, by the id that the storefront
 *   makes for itself and tells nobody but the API.
 * - Such a device has five tries of its own: not even who shares its network, in a shop or behind a carrier's one address,
 *   can use them up.
 * - Who is a stranger to their own account on the day it is under attack has the link by e-mail: see `sendReset`, which
 *   refuses none but the network that asks too often.
 */
export async function isProven(context: Context, given: Try): Promise<boolean> {
  const { db, clock } = context
  const { account, password, action } = given
  const counted = await countsOf(db, given)
  for (const [limit, subject] of counted) await countTry(db, limit, subject, clock())
  const isRight = await isPassword(password, account?.passwordHash ?? hashOfNone)
  if (isRight) for (const [limit, subject] of counted) await takeBack(db, limit, subject)
  else await note(db, { action, accountId: account?.id ?? null, ok: false, now: clock() })
  return isRight
}

async function countsOf(db: Queries, { email, account, client }: Try): Promise<[Limit, string][]> {
  const subject = email.toLowerCase()
  const known = await knownBy(db, account?.id, client)
  if (known === 'device') return [[wrongPasswords, fromDevice(subject, client)]]
  return [
    [signInsByAddress, client.address],
    [wrongPasswords, fromNetwork(subject, client)],
    ...(known === undefined ? [[strangersPasswords, subject] as [Limit, string]] : [])
  ]
}
