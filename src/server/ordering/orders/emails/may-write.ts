import { emailKey, isSameEmail } from '../../../../contract/typed/email.ts'
import { phoneKey } from '../../../../contract/typed/phone.ts'
import type { Context } from '../../../context.ts'
import { gather, type Gathered } from '../../../jobs/gather.ts'
import { countTries } from '../../../rate-limit/count-try.ts'
import { type Limit, widerBy } from '../../../rate-limit/limits.ts'
import type { ShoppingLimits } from '../../../rate-limit/shopping-limits.ts'
import type { Account } from '../../../http/request/caller.ts'
import { type ClientHashes, clientHashes } from '../place/client-hashes.ts'
import type { OrderRow } from '../read-orders.ts'

/** An order email or text to be counted. */
export interface OrderLetter {
  order: Pick<OrderRow, 'email' | 'phone' | 'locationId'>
  /** The account that placed the order; null for a guest. */
  account: Pick<Account, 'email' | 'phone' | 'phoneVerifiedAt'> | null
  channel: 'email' | 'sms'
  /** Who causes it by placing, cancelling or correcting an order; null for the staff. */
  client: ClientHashes | null
}

/** Returns whether a letter goes to a contact that its account has proven to be its own. */
function isProven({ order, account, channel }: OrderLetter): boolean {
  if (account === null) return false
  if (channel === 'email') return isSameEmail(account.email, order.email)
  return account.phoneVerifiedAt !== null && phoneKey(account.phone) === phoneKey(order.phone)
}

/**
 * Returns the limits of an order's letter with their subjects, in the order in which they are counted: a client's refused
 * letters must not use up the limits of its contact or the store. No one can flood somebody else's address, or write to
 * many; and no one can use up the letters of an account to its own address, which are counted apart.
 */
export function letterCounts(limits: ShoppingLimits, letter: OrderLetter): [Limit, string][] {
  const { order, channel, client } = letter
  const networks = client === null ? [] : [client.client, client.clientSite, client.clientBlock]
  const isTrusted = limits.trusted.some(address => clientHashes(address).client === client?.client)
  const from = networks.flatMap((network, at): [Limit, string][] => {
    const { most } = limits.orderEmailsFrom
    return network === null || isTrusted
      ? []
      : [[{ ...limits.orderEmailsFrom, most: most * (widerBy[at] ?? 1) }, network]]
  })
  const contact = channel === 'email' ? emailKey(order.email) : phoneKey(order.phone)
  if (isProven(letter)) return [...from, [limits.orderEmailsTo, `own\n${contact}`]]
  const of: [Limit, string][] = client === null ? [] : [[limits.orderEmailsOf, order.locationId]]
  return [...from, [limits.orderEmailsTo, contact], ...of]
}

/**
 * Counts order emails and texts and returns whether each may be sent. The limits leave room for the few open orders of
 * one contact, and for a rush at one store.
 */
export function emailCounter({
  db,
  clock,
  limits
}: Pick<Context, 'db' | 'clock' | 'limits'>): (letter: OrderLetter) => Promise<boolean> {
  const counters = new Map<string, Gathered<string, boolean>>()
  const counting = (limit: Limit): Gathered<string, boolean> => {
    const name = `${limit.purpose} ${limit.most}`
    const known = counters.get(name) ?? gather(async subjects => countTries(db, limit, subjects, clock()))
    counters.set(name, known)
    return known
  }
  return async letter => {
    for (const [limit, subject] of letterCounts(limits, letter)) if (!(await counting(limit)(subject))) return false
    return true
  }
}
