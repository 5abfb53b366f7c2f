import type { Context } from '../context.ts'
import type { Client } from '../http/request/client.ts'
import type { Account } from '../http/request/caller.ts'
import { countSoftly } from './challenge.ts'
import { countTry } from './count-try.ts'
import { fromDevice, fromNetwork, knownBy } from './known-clients.ts'
import { codesSent, strangersCodes } from './limits.ts'

/**
 * Counts a code sent to an email address or phone number: per network, or per device if the account knows it, so that no
 * one can use up somebody else's attempts; and for all unknown clients together, so that many networks can't flood a
 * mailbox. Networks and devices that have signed in before are not affected by strangers.
 */
export async function countCode(
  context: Context,
  target: string,
  client: Client,
  account: Pick<Account, 'id'> | undefined
): Promise<void> {
  const { db, clock } = context
  const known = await knownBy(db, account?.id, client)
  const subject = known === 'device' ? fromDevice(target, client) : fromNetwork(target, client)
  await countTry(db, codesSent, subject, clock())
  if (known === undefined) await countSoftly(context, [[strangersCodes, target]], client)
}
