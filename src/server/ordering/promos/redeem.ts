import { asc, eq, inArray, sql } from 'drizzle-orm'
import { emailKey } from '../../../contract/typed/email.ts'
import { phoneKey } from '../../../contract/typed/phone.ts'
import { dealUses, promos, promoUses } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import type { EvaluatedDeal } from './deals.ts'
import type { EvaluatedPromo } from './evaluate.ts'

/** Returns the 409 error of a code that doesn't apply, with its problem. */
export const refusedPromo = ({ code, problem, missing }: EvaluatedPromo): ApiError =>
  new ApiError(409, 'promo', { payload: { promo: { code, problem, missing } } })

/** The use of codes and deals by an order. */
interface Use {
  orderId: string
  accountId: string | null
  email: string
  phone: string
  at: Date
}

/** Records an order's use of the codes that gave a discount; the promos are locked by `readPromos`. */
export async function redeemPromos(tx: Transaction, judged: readonly EvaluatedPromo[], use: Use): Promise<void> {
  const ids = judged.flatMap(({ row, amount }) => (row && amount > 0 ? [row.id] : []))
  if (ids.length === 0) return
  await tx
    .update(promos)
    .set({ uses: sql`${promos.uses} + 1` })
    .where(inArray(promos.id, ids))
  const who = { ...use, email: emailKey(use.email), phone: phoneKey(use.phone) }
  await tx.insert(promoUses).values(ids.map(promoId => ({ promoId, ...who })))
}

/** Records an order's use of deals that are limited per person. */
export async function noteDeals(tx: Transaction, deals: readonly EvaluatedDeal[], use: Use): Promise<void> {
  const who = { ...use, email: emailKey(use.email), phone: phoneKey(use.phone) }
  await tx.insert(dealUses).values(deals.map(({ row }) => ({ dealId: row.id, ...who })))
}

/**
 * Reverts an order's use of deals and codes, in the order of the promos' ids like `readPromos`; a second call changes nothing.
 */
export async function givePromosBack(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(dealUses).where(eq(dealUses.orderId, orderId))
  const used = tx.select({ id: promoUses.promoId }).from(promoUses).where(eq(promoUses.orderId, orderId))
  const promoRows = await tx
    .select({ id: promos.id })
    .from(promos)
    .where(inArray(promos.id, used))
    .orderBy(asc(promos.id))
    .for('update')
  const gone = await tx.delete(promoUses).where(eq(promoUses.orderId, orderId)).returning({ id: promoUses.promoId })
  const ids = promoRows.map(({ id }) => id).filter(id => gone.some(use => use.id === id))
  if (ids.length === 0) return
  await tx
    .update(promos)
    .set({ uses: sql`greatest(${promos.uses} - 1, 0)` })
    .where(inArray(promos.id, ids))
}
