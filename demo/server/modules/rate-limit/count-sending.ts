import type { Context } from '../../context.ts'
import type { Client } from '../../http/request/client.ts'
import type { Account } from '../sessions/find.ts'
import { countSoftly } from './challenge.ts'
import { countTry } from './count.ts'
import { fromDevice, fromNetwork, knownBy } from './known-clients.ts'
import { codesSent, strangersCodes } from './limits.ts'

/**
 * Counts a code that is to be sent to an e-mail address or phone number: for the network that asks, or for the device where
 * the account knows it, so that nobody uses up what another may ask for; and for all strangers together, so that nobody's
 * mailbox is flooded by many networks. A network or device that has signed in before is not held up by strangers.
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
  if (known === undefined) await countSoftly(context, strangersCodes, target, client)
}
