import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { emailKey } from '../../../../contract/typed/email.ts'
import { phoneKey } from '../../../../contract/typed/phone.ts'
import { deals, dealUses } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import { type CartPromos, readPromos } from '../../promos/read-promos.ts'
import type { OrderRow } from '../read-orders.ts'

/** An order whose offers are judged again, with the codes entered for it. */
interface Offered {
  order: OrderRow
  codes: readonly string[]
}

/**
 * Reads the codes and deals of an order as of the time when it was placed. Its codes were the shopper's to use then: limits per
 * person, on first orders and on all uses don't count again. A code or deal that was deleted since gives nothing. With `isHeld`
 * the codes are locked until the transaction ends.
 */
export async function readOffers(db: Queries, { order, codes }: Offered, isHeld: boolean): Promise<CartPromos> {
  const dealRows = await db.select().from(deals).orderBy(asc(deals.sortOrder), asc(deals.id))
  const request = { codes, deals: dealRows, person: undefined, now: order.placedAt }
  const offers = await readPromos(db, request, isHeld)
  const entered = offers.entered.map(promo => ({
    ...promo,
    row: promo.row && { ...promo.row, most: null, perPerson: null, firstOrder: false }
  }))
  return { ...offers, entered, dealUses: await usesByOthers(db, order) }
}

/** Returns the person's uses of deals by other orders. */
async function usesByOthers(db: Queries, { id, accountId, email, phone }: OrderRow): Promise<Map<string, number>> {
  const limited = db.select({ id: deals.id }).from(deals).where(isNotNull(deals.perPerson))
  const [emailOf, phoneOf] = [emailKey(email), phoneKey(phone)]
  const isTheirs = or(
    accountId === null ? undefined : eq(dealUses.accountId, accountId),
    emailOf === '' ? undefined : eq(dealUses.email, emailOf),
    phoneOf === '' ? undefined : eq(dealUses.phone, phoneOf)
  )
  const uses = new Map<string, number>()
  if (isTheirs === undefined) return uses
  const rows = await db
    .select({ deal: dealUses.dealId })
    .from(dealUses)
    .where(and(ne(dealUses.orderId, id), inArray(dealUses.dealId, limited), isTheirs))
  for (const { deal } of rows) uses.set(deal, (uses.get(deal) ?? 0) + 1)
  return uses
}
