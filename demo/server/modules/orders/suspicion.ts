import { createHash } from 'node:crypto'
import { and, between, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { HoldReason } from '../../../../src/contract/staff.ts'
import type { Context } from '../../context.ts'
import { isPhone, isUnpaid, orders } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { tooManyFromHereWords, tooManyOpenWords } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'
import { softly } from '../attempts/challenge.ts'
import type { ShoppingLimits } from '../attempts/shopping-limits.ts'
import type { Wish } from './place.ts'

const hour = 60 * 60_000

/** A client address as it is kept with an order. */
export const clientHash = (address: string): string =>
  createHash('sha256').update(`order from\n${address}`).digest('base64url')

interface Counts {
  /** Open unpaid orders of the contact, and from the client address. */
  open: { contact: number; address: number }
  /** Those of the last hour, and those of guests at the store. */
  lately: { contact: number; address: number; store: number }
}

/**
 * Refuses an order to be paid in the store where its contact or client address has too many of them open, and gives why it
 * is to be held where there are merely many within an hour. What is paid by card is neither; who has picked up an order
 * before has more room. Orders that are placed at the same moment don't see each other: as many as there are connections to the
 * database may get past.
 */
export async function judgeUnpaid(
  tx: Transaction,
  context: Pick<Context, 'limits' | 'challenge'>,
  { wish, locationId, now }: { wish: Wish; locationId: string; now: Date }
): Promise<HoldReason | undefined> {
  if (wish.body.tender === 'card') return undefined
  const { limits } = context
  const room = (await hasHistory(tx, wish.accountId)) ? limits.withHistory : 1
  const { open, lately } = await countUnpaid(tx, { wish, locationId, now }, { limits, room })
  if (open.contact >= limits.openOfContact * room) throw tooMany(limits, tooManyOpenWords)
  const isFree = wish.isPerson || limits.trusted.includes(wish.client.address)
  if (open.address >= limits.openFromAddress * room && !isFree)
    throw softly(context, tooMany(limits, tooManyFromHereWords))
  const { contact, address, store } = limits.heldFrom
  if (lately.contact >= contact * room) return 'contact'
  if (isFree) return undefined
  if (lately.address >= address * room) return 'address'
  return wish.accountId === null && lately.store >= store ? 'store' : undefined
}

const tooMany = ({ heldMinutes }: ShoppingLimits, words: typeof tooManyOpenWords): Refusal =>
  new Refusal(429, 'rate_limited', { words, retryAfter: heldMinutes * 60 })

async function hasHistory(tx: Transaction, accountId: string | null): Promise<boolean> {
  if (accountId === null) return false
  const done = and(eq(orders.accountId, accountId), eq(orders.status, 'completed'))
  return (await tx.select({ id: orders.id }).from(orders).where(done).limit(1)).length > 0
}

async function countUnpaid(
  tx: Transaction,
  { wish, locationId, now }: { wish: Wish; locationId: string; now: Date },
  { limits, room }: { limits: ShoppingLimits; room: number }
): Promise<Counts> {
  const { email, phone } = wish.body.customer
  const unpaid = isUnpaid(orders)
  const contact = and(unpaid, or(eq(sql`lower(${orders.email})`, email.toLowerCase()), isPhone(orders.phone, phone)))
  const address = and(unpaid, eq(orders.client, clientHash(wish.client.address)))
  // What a clock that ran ahead has written counts as lately for no longer than an hour either.
  const lately = between(orders.placedAt, new Date(now.getTime() - hour + 1), new Date(now.getTime() + hour))
  const guests = and(eq(orders.locationId, locationId), lately, isNull(orders.accountId), unpaid)
  const { openOfContact, openFromAddress, heldFrom } = limits
  const [row] = await tx
    .select({
      openContact: upTo(openOfContact * room, contact),
      openAddress: upTo(openFromAddress * room, address),
      contact: upTo(heldFrom.contact * room, and(contact, lately)),
      address: upTo(heldFrom.address * room, and(address, lately)),
      store: upTo(heldFrom.store, guests)
    })
    .from(sql`(select 1) as one`)
  if (row === undefined) throw new Error('The database counted no orders.')
  const { openContact, openAddress, ...recent } = row
  return { open: { contact: openContact, address: openAddress }, lately: recent }
}

/** How many orders there are, counted no further than it matters. */
const upTo = (most: number, which: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${orders} where ${which} limit ${most}) as counted)`
