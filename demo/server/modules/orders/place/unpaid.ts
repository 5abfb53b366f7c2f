import { createHash } from 'node:crypto'
import { emailKey } from '../../../../../src/contract/typed/email.ts'
import { phoneKey } from '../../../../../src/contract/typed/phone.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Transaction } from '../../../db/types.ts'
import type { ShoppingLimits } from '../../rate-limit/shopping-limits.ts'
import type { OrderRequest } from './order-request.ts'

/** Returns the stored hash of a client address. */
export const clientHash = (address: string): string =>
  createHash('sha256').update(`order from\n${address}`).digest('base64url')

/**
 * True if limits by client address don't apply to an order: the address is the store's own, the order is placed at a
 * registered kiosk, or the client has passed a challenge.
 */
export const isFreeHere = ({ isPerson, kiosk, client }: OrderRequest, { trusted }: ShoppingLimits): boolean =>
  isPerson || kiosk !== undefined || trusted.includes(client.address)

/** The contact of an order for comparison; null for what it doesn't have, as at a kiosk. */
const contactOf = ({ customer }: OrderRequest['body']): { email: string | null; phone: string | null } => ({
  email: emailKey(customer.email) || null,
  phone: phoneKey(customer.phone) || null
})

/**
 * Returns the names under which unpaid orders of the same contact or client address wait for one another, so that each
 * is counted by the next; sorted, so that they can't deadlock.
 */
export function unpaidLocks(wish: OrderRequest, limits: ShoppingLimits): string[] {
  if (wish.body.tender === 'card') return []
  const { email, phone } = contactOf(wish.body)
  const contact = [email && `email ${email}`, phone && `phone ${phone}`].filter(one => one !== null)
  const address = isFreeHere(wish, limits) ? [] : [`address ${wish.client.address}`]
  return [...contact, ...address].sort().map(subject => `unpaid ${subject}`)
}

/** Numbers of unpaid in-store orders, counted only as far as the limits. */
export interface Unpaid {
  /** True if the account has a completed order. */
  hasHistory: boolean
  /** Open orders of the contact, and from the client address. */
  open: { contact: number; address: number }
  /** Orders of the last hour, with those of guests at the store. */
  lately: { contact: number; address: number; store: number }
}

const isUnpaid = `tender = 'in_store' and status not in ('completed', 'cancelled')`

const phoneDigits = `regexp_replace(phone, '[^0-9+(). -].*|[^0-9]', '', 'g')`

/** One lookup per index: with `or` or `in`, a planner without statistics would scan all unpaid orders instead. */
const counting: Statement = {
  name: 'count_unpaid',
  text: `
    with of_contact as (
      (select id, placed_at from orders where ${isUnpaid} and lower(email) = $1 limit $2::bigint)
      union
      (select id, placed_at from orders where ${isUnpaid} and ${phoneDigits} = $3 limit $2::bigint)
      union
      (select id, placed_at from orders where ${isUnpaid} and ${phoneDigits} = '1' || $3 limit $2::bigint)
    ), from_address as (
      select placed_at from orders where ${isUnpaid} and client = $4 limit $5::bigint
    ), of_guests as (
      select from orders
      where location_id = (select location_id from carts where id = $6) and placed_at between $9::timestamptz and $10::timestamptz
        and account_id is null and ${isUnpaid}
      limit $7::bigint
    )
    select exists (select from orders where account_id = $8 and status = 'completed') as "hasHistory",
      json_build_object(
        'contact', (select count(*) from of_contact),
        'address', (select count(*) from from_address)
      ) as open,
      json_build_object(
        'contact', (select count(*) from of_contact where placed_at between $9::timestamptz and $10::timestamptz),
        'address', (select count(*) from from_address where placed_at between $9::timestamptz and $10::timestamptz),
        'store', (select count(*) from of_guests)
      ) as lately`
}

const hour = 60 * 60_000

/** Counts unpaid orders once their `unpaidLocks` are held; undefined for an order paid by card. */
export async function countUnpaid(
  tx: Transaction,
  { wish, limits, now }: { wish: OrderRequest; limits: ShoppingLimits; now: Date }
): Promise<Unpaid | undefined> {
  const { body, accountId, client } = wish
  if (body.tender === 'card') return undefined
  const { openOfContact, openFromAddress, withHistory, heldFrom } = limits
  const isFree = isFreeHere(wish, limits)
  const { email, phone } = contactOf(body)
  const [counted] = await runStatement<Unpaid>(tx, counting, [
    email,
    openOfContact * withHistory,
    phone,
    isFree ? null : clientHash(client.address),
    openFromAddress * withHistory,
    isFree || accountId !== null ? null : body.cart,
    heldFrom.store,
    accountId,
    // Orders written while a clock was ahead also count for at most an hour.
    new Date(now.getTime() - hour + 1).toISOString(),
    new Date(now.getTime() + hour).toISOString()
  ])
  if (counted === undefined) throw new Error('The order count query returned no rows.')
  return counted
}
