import { emailKey } from '../../../../contract/typed/email.ts'
import { phoneKey } from '../../../../contract/typed/phone.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Transaction } from '../../../db/types.ts'
import type { ShoppingLimits } from '../../../rate-limit/shopping-limits.ts'
import { clientHashes } from './client-hashes.ts'
import type { OrderRequest } from './order-request.ts'

/**
 * True if limits by client address don't apply to an order: the address is the store's own, the order is placed at a
 * registered kiosk, or the client has passed a challenge.
 */
export const isFreeHere = ({ isPerson, kiosk, client }: OrderRequest, { trusted }: ShoppingLimits): boolean =>
  isPerson || kiosk !== undefined || trusted.includes(client.address)

/** The contact of an order for comparison; null for missing parts, as at a kiosk. */
const contactOf = ({ customer }: OrderRequest['body']): { email: string | null; phone: string | null } => ({
  email: emailKey(customer.email) || null,
  phone: phoneKey(customer.phone) || null
})

/**
 * Returns the names under which unpaid orders of the same account, or of the same contact or client address, wait for one
 * another, so that each is counted by the next; sorted, so that they can't deadlock. Wider networks don't wait: a few
 * orders at the same moment may exceed their limits.
 */
export function unpaidLocks(orderRequest: OrderRequest, limits: ShoppingLimits): string[] {
  if (orderRequest.body.tender === 'card') return []
  const { email, phone } = contactOf(orderRequest.body)
  const guest = [email && `email ${email}`, phone && `phone ${phone}`].filter(subject => subject !== null)
  const contact = orderRequest.accountId === null ? guest : [`account ${orderRequest.accountId}`]
  const address = isFreeHere(orderRequest, limits) ? [] : [`address ${orderRequest.client.address}`]
  return [...contact, ...address].sort().map(subject => `unpaid ${subject}`)
}

/** Numbers of unpaid in-store orders, counted only as far as the limits. */
export interface Unpaid {
  /** True if the account has a completed order. */
  hasHistory: boolean
  /** Open orders of the account or, for a guest, of the contact, and from each network of the client address. */
  open: { contact: number; networks: readonly number[] }
  /** Orders of the last hour, with those of guests at the store that weren't held. */
  lately: { contact: number; networks: readonly number[]; store: number }
}

const isUnpaid = `tender = 'in_store' and status not in ('completed', 'cancelled')`

const phoneDigits = `regexp_replace(phone, '[^0-9+(). -].*|[^0-9]', '', 'g')`

/** One lookup per index: with `or` or `in`, a planner without statistics would scan all unpaid orders instead. */
const counting: Statement = {
  name: 'count_unpaid',
  text: `
    with of_contact as (
      (select id, placed_at from orders where ${isUnpaid} and account_id = $8 limit $2::bigint)
      union
      (select id, placed_at from orders where ${isUnpaid} and lower(email) = $1 limit $2::bigint)
      union
      (select id, placed_at from orders where ${isUnpaid} and ${phoneDigits} = $3 limit $2::bigint)
      union
      (select id, placed_at from orders where ${isUnpaid} and ${phoneDigits} = '1' || $3 limit $2::bigint)
    ), from_address as (
      (select 1 as width, placed_at from orders where ${isUnpaid} and client = $4 limit $5::bigint)
      union all
      (select 2, placed_at from orders where ${isUnpaid} and client_site = $11 limit $5::bigint * 2)
      union all
      (select 4, placed_at from orders where ${isUnpaid} and client_block = $12 limit $5::bigint * 4)
    ), of_networks as (
      select width, count(placed_at) as open,
        count(*) filter (where placed_at between $9::timestamptz and $10::timestamptz) as lately
      from unnest(array[1, 2, 4]) as width left join from_address using (width) group by width
    ), of_guests as (
      select from orders
      where location_id = (select location_id from carts where id = $6) and placed_at between $9::timestamptz and $10::timestamptz
        and account_id is null and held is null and ${isUnpaid}
      limit $7::bigint
    )
    select exists (select from orders where account_id = $8 and status = 'completed') as "hasHistory",
      json_build_object(
        'contact', (select count(*) from of_contact),
        'networks', (select json_agg(open order by width) from of_networks)
      ) as open,
      json_build_object(
        'contact', (select count(*) from of_contact where placed_at between $9::timestamptz and $10::timestamptz),
        'networks', (select json_agg(lately order by width) from of_networks),
        'store', (select count(*) from of_guests)
      ) as lately`
}

const hour = 60 * 60_000

/** Counts unpaid orders once their `unpaidLocks` are held; undefined for an order paid by card. */
export async function countUnpaid(
  tx: Transaction,
  { orderRequest, limits, now }: { orderRequest: OrderRequest; limits: ShoppingLimits; now: Date }
): Promise<Unpaid | undefined> {
  const { body, accountId, client } = orderRequest
  if (body.tender === 'card') return undefined
  const { openOfContact, openFromAddress, withHistory, heldFrom } = limits
  const isFree = isFreeHere(orderRequest, limits)
  // Anybody can order in the name of a contact: an account is counted separately.
  const { email, phone } = accountId === null ? contactOf(body) : { email: null, phone: null }
  const { client: address, clientSite, clientBlock } = clientHashes(client.address)
  const [counted] = await runStatement<Unpaid>(tx, counting, [
    email,
    openOfContact * withHistory,
    phone,
    isFree ? null : address,
    openFromAddress * withHistory,
    isFree || accountId !== null ? null : body.cart,
    heldFrom.store,
    accountId,
    // Orders written while a clock was ahead also count for at most an hour.
    new Date(now.getTime() - hour + 1).toISOString(),
    new Date(now.getTime() + hour).toISOString(),
    isFree ? null : clientSite,
    isFree ? null : clientBlock
  ])
  if (counted === undefined) throw new Error('The order count query returned no rows.')
  return counted
}
