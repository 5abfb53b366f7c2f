import { eq } from 'drizzle-orm'
import { isSameEmail } from '../../../../contract/typed/email.ts'
import { phoneKey } from '../../../../contract/typed/phone.ts'
import { consentText } from '../../../consent/consent-texts.ts'
import { recordConsent } from '../../../consent/ledger.ts'
import { personAt } from '../../../consent/person.ts'
import { readSender } from '../../../consent/sender.ts'
import { accounts, type ConsentChannel } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import type { OrderRow } from '../read-orders.ts'
import type { OrderRequest } from './order-request.ts'

/** Returns the channels by which the shopper of an order agreed to offers. */
export const offersOf = ({ body: { offers } }: OrderRequest): ConsentChannel[] =>
  (['email', 'sms'] as const).filter(channel => offers[channel])

/** Writes the consent to offers that was given with an order into the ledger. */
export async function noteOffers(tx: Transaction, request: OrderRequest, order: OrderRow): Promise<void> {
  const { body, language, accountId } = request
  const { locationId, placedAt: at } = order
  for (const channel of offersOf(request)) {
    const address = order[channel === 'email' ? 'email' : 'phone']
    if (address === '') continue
    const text = consentText(`checkout.${channel}`, body.offers.words, language, await readSender(tx, locationId))
    await recordConsent(tx, {
      person: await personAt(tx, channel, address, at),
      purpose: 'offers',
      action: 'given',
      words: { language, text },
      source: 'checkout',
      proof: (await isConfirmed(tx, accountId, channel, address)) ? 'confirmed' : 'typed',
      accountId,
      locationId,
      at
    })
  }
}

/** True if an account has confirmed an address as its own. */
async function isConfirmed(
  tx: Transaction,
  accountId: string | null,
  channel: ConsentChannel,
  address: string
): Promise<boolean> {
  if (accountId === null) return false
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return false
  return channel === 'email'
    ? account.emailVerifiedAt !== null && isSameEmail(account.email, address)
    : account.phoneVerifiedAt !== null && phoneKey(account.phone) === phoneKey(address)
}
