import { createHash } from 'node:crypto'
import { nationalOf } from '../../../db/schema.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Transaction } from '../../../db/types.ts'
import type { ShoppingLimits } from '../../rate-limit/shopping-limits.ts'
import type { OrderRequest } from './order-request.ts'

/** A client address as it is kept with an order. */
export const clientHash = (address: string): string =>
  createHash('sha256').update(`order from\n${address}`).digest('base64url')

/** Whether what goes by client address does not hold for an order: it is the stores' own, or a person has shown to be one. */
export const isFreeHere = ({ isPerson, client }: OrderRequest, { trusted }: ShoppingLimits): boolean =>
  isPerson || trusted.includes(client.address)

const holding: Statement = {
  name: 'hold_unpaid',
  text: `select pg_advisory_xact_lock(hashtextextended('unpaid ' || subject, 0)) from unnest($1::text[]) as subject`
}

/**
 * Has orders to be paid in the store of the same contact, or from the same client address, wait for one another until the transaction
 * ends, so that each is counted by the next. Two that have more than one of these in common take them in the same order.
 */
export async function holdUnpaid(tx: Transaction, wish: OrderRequest, limits: ShoppingLimits): Promise<void> {
  const { tender, customer } = wish.body
  if (tender === 'card') return
  const email = `email ${customer.email.toLowerCase()}`
  const phone = `phone ${nationalOf(customer.phone)}`
  const address = isFreeHere(wish, limits) ? [] : [`address ${wish.client.address}`]
  await runStatement(tx, holding, [[email, phone, ...address].sort()])
}

/** Orders to be paid in the store, counted no further than it matters. */
export interface Unpaid {
  /** Whether the account has picked up an order before. */
  hasHistory: boolean
  /** Open ones of the contact, and from the client address. */
  open: { contact: number; address: number }
  /** Those of the last hour, and those of guests at the store. */
  lately: { contact: number; address: number; store: number }
}

const isUnpaid = `tender = 'in_store' and status not in ('completed', 'cancelled')`

const phoneDigits = `regexp_replace(phone, '[^0-9]', '', 'g')`

/** One lookup in one index each: joined by `or` or `in`, a planner that knows little of the table reads all unpaid orders instead. */
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

/** Counts what decides over an order to be paid in the store, once `holdUnpaid` holds it; undefined for one that is paid by card. */
export async function countUnpaid(
  tx: Transaction,
  { wish, limits, now }: { wish: OrderRequest; limits: ShoppingLimits; now: Date }
): Promise<Unpaid | undefined> {
  const { body, accountId, client } = wish
  if (body.tender === 'card') return undefined
  const { openOfContact, openFromAddress, withHistory, heldFrom } = limits
  const isFree = isFreeHere(wish, limits)
  const [counted] = await runStatement<Unpaid>(tx, counting, [
    body.customer.email.toLowerCase(),
    openOfContact * withHistory,
    nationalOf(body.customer.phone),
    isFree ? null : clientHash(client.address),
    openFromAddress * withHistory,
    isFree || accountId !== null ? null : body.cart,
    heldFrom.store,
    accountId,
    // What a clock that ran ahead has written counts as lately for no longer than an hour either.
    new Date(now.getTime() - hour + 1).toISOString(),
    new Date(now.getTime() + hour).toISOString()
  ])
  if (counted === undefined) throw new Error('The order count query returned no rows.')
  return counted
}
