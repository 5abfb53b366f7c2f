import { emailKey } from '../../../contract/typed/email.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'
import { countTry, takeBack } from '../../rate-limit/count-try.ts'
import { perNetwork } from '../../rate-limit/count-networks.ts'
import { fromDevice, fromNetwork, knownBy } from '../../rate-limit/known-clients.ts'
import { type Limit, signInsByAddress, strangersPasswords, wrongPasswords } from '../../rate-limit/limits.ts'
import { type Action, note } from '../../audit/note-event.ts'
import type { Account } from '../../http/request/caller.ts'
import { hashOfNone, isPassword } from '../signups/password.ts'

/** A password entered for an account, or for an email address without one. */
interface Try {
  email: string
  account: Account | undefined
  password: string
  client: Client
  /** The purpose, for the audit log. */
  action: Action
}

/**
 * Returns whether a password is the account's. Accounts without a password and addresses without an account give the same
 * response in the same time. Attempts are counted before they are checked, and refused past a limit.
 *
 * No one can guess for long, and no one can lock out somebody else: - One network has 20 wrong attempts in ten minutes
 * across all accounts (credential stuffing), and five at one account. Only that network is refused. - All networks together
 * have 100 wrong attempts a day at one account. That only shuts out strangers: networks and devices that have signed in to
 * the account before don't count. A device is recognized by the id that the storefront creates and sends to the API only. -
 * A known device has five attempts of its own, which others on the same network, in a shop or behind a carrier's NAT, can't
 * use up. - Owners on an unknown device during an attack can use the link by email: see `sendReset`, which refuses only
 * networks that ask too often.
 */
export async function isProven(context: Context, attempt: Try): Promise<boolean> {
  const { db, clock } = context
  const { account, password, action } = attempt
  const counted = await countsOf(db, attempt)
  for (const [limit, subject] of counted) await countTry(db, limit, subject, clock())
  const isRight = await isPassword(password, account?.passwordHash ?? hashOfNone)
  if (isRight) for (const [limit, subject] of counted) await takeBack(db, limit, subject)
  else await note(db, { action, accountId: account?.id ?? null, ok: false, now: clock() })
  return isRight
}

async function countsOf(db: Queries, { email, account, client }: Try): Promise<[Limit, string][]> {
  const subject = emailKey(email)
  const known = await knownBy(db, account?.id, client)
  if (known === 'device') return [[wrongPasswords, fromDevice(subject, client)]]
  return [
    ...perNetwork(signInsByAddress, client.address),
    [wrongPasswords, fromNetwork(subject, client)],
    ...(known === undefined ? [[strangersPasswords, subject] as [Limit, string]] : [])
  ]
}
