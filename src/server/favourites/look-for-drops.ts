import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { BETWEEN_LETTERS, priceDrops } from '../../rules/favourites/price-drops.ts'
import { agrees } from '../consent/ledger.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { accounts, favourites, listings, priceAlerts, variants } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { enqueue } from '../outbox/jobs.ts'
import { type LetterDrop, priceLetterJob } from './jobs.ts'
import { pricesNow, sizesOf } from './prices-now.ts'

/** Number of members that one query finds. */
const SOME = 500

/**
 * Compares the prices of favourites for all members who have asked for emails about them, and enqueues one letter for each with
 * drops. Any number of processes may do so: a member's favourites and letter are written in one transaction, under a lock. A
 * member who fails doesn't keep the others from their letters; the error is thrown last.
 */
export async function lookForDrops(
  { db, clock, wake }: Pick<Context, 'db' | 'clock'> & { wake: () => void },
  isOver: () => boolean = () => false
): Promise<void> {
  const errors: unknown[] = []
  let ids = await findDue(db, '', clock())
  while (ids.length > 0) {
    for (const id of ids) {
      if (isOver()) return
      await transaction(db, tx => writeDrops(tx, id, clock())).catch((error: unknown) => errors.push(error))
    }
    wake()
    ids = await findDue(db, ids.at(-1) ?? '', clock())
  }
  if (errors.length > 0) throw errors[0]
}

/** Members whose latest letter is old enough, as the alerts have it. */
const isDue = (now: Date) =>
  and(
    priceAlerts.isOn,
    or(isNull(priceAlerts.letteredAt), lte(priceAlerts.letteredAt, new Date(now.getTime() - BETWEEN_LETTERS)))
  )

/** Finds the next members of whose favourites one may cost less: sales count here before they begin. */
async function findDue(db: Queries, after: string, now: Date): Promise<string[]> {
  const lowest = sql`(${favourites.lowest} ->> ${variants.id})::int`
  const cents = sql`least(${listings.price}, coalesce(${listings.salePrice}, ${listings.price}))`
  const mayCostLess = sql`exists (
    select 1 from ${favourites}
    join ${variants} on ${variants.productId} = ${favourites.productId}
    join ${listings} on ${listings.variantId} = ${variants.id} and ${listings.locationId} = ${favourites.locationId}
    where ${favourites.accountId} = ${priceAlerts.accountId}
      and (${lowest} is null or ${listings.available} and ${listings.stock} > 0 and ${cents} < ${lowest})
  )`
  const rows = await db
    .select({ id: priceAlerts.accountId })
    .from(priceAlerts)
    .where(and(gt(priceAlerts.accountId, after), isDue(now), mayCostLess))
    .orderBy(asc(priceAlerts.accountId))
    .limit(SOME)
  return rows.map(({ id }) => id)
}

/** Writes the lowest prices of a member's favourites, and a letter about those that have dropped. */
async function writeDrops(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const isIt = eq(priceAlerts.accountId, accountId)
  const [alert] = await tx
    .select({ id: priceAlerts.accountId })
    .from(priceAlerts)
    .where(and(isIt, isDue(now)))
    .for('update', { skipLocked: true })
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  if (!alert || !account || account.emailVerifiedAt === null) return
  if (!(await agrees(tx, 'email', account.email, 'prices'))) return
  const drops = await takeDrops(tx, accountId, now)
  if (drops.length === 0) return
  await tx.update(priceAlerts).set({ letteredAt: now }).where(isIt)
  await enqueue(tx, priceLetterJob(accountId, drops))
}

async function takeDrops(tx: Transaction, accountId: string, now: Date): Promise<LetterDrop[]> {
  const rows = await tx.select().from(favourites).where(eq(favourites.accountId, accountId)).for('update')
  const stores = new Set(rows.map(({ locationId }) => locationId ?? ''))
  const productIds = rows.map(({ productId }) => productId)
  const prices = await pricesNow(tx, [...stores], productIds, now)
  const all: LetterDrop[] = []
  for (const { productId, locationId, lowest } of rows) {
    const found = priceDrops(lowest, sizesOf(prices, productId, locationId))
    if (Object.keys(found.lowest).length === Object.keys(lowest).length && found.drops.length === 0) continue
    await tx
      .update(favourites)
      .set({ lowest: found.lowest })
      .where(and(eq(favourites.accountId, accountId), eq(favourites.productId, productId)))
    all.push(...found.drops.map(drop => ({ ...drop, product: productId, location: locationId ?? '' })))
  }
  return all
}
