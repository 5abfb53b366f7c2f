import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { listings, locations, products, restocks, variants, watches } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { enqueue } from '../outbox/jobs.ts'
import type { Handler } from '../outbox/worker.ts'
import { letterJob, restockJob } from './jobs.ts'

/** Maximum number of people that one transaction notifies. */
const MOST = 200

interface Payload {
  location: string
  variant: string
}

/**
 * Returns the handler that notifies those who wait for a size at a store, in the order in which they asked: as many as there are
 * pieces for which no message was sent yet. Their messages are jobs of the same transaction.
 */
export function notifyOfRestock({ db, clock }: Pick<Context, 'db' | 'clock'>): Handler {
  return async ({ payload }) => {
    const { location, variant } = payload as Payload
    await transaction(db, tx => notifyNext(tx, location, variant, clock()))
  }
}

async function notifyNext(tx: Transaction, location: string, variant: string, now: Date): Promise<void> {
  // The stock can't change before the count of messages has: the listing first, as an order locks them.
  const stock = await stockOf(tx, location, variant)
  const isIt = and(eq(restocks.locationId, location), eq(restocks.variantId, variant))
  await tx.insert(restocks).values({ locationId: location, variantId: variant }).onConflictDoNothing()
  const [row] = await tx.select().from(restocks).where(isIt).for('update')
  const free = stock - (row?.promised ?? 0)
  if (free <= 0) return
  const some = Math.min(free, MOST)
  const next = await tx
    .select({ id: watches.id })
    .from(watches)
    .where(waitsFor(location, variant, now))
    .orderBy(asc(watches.number))
    .limit(some)
    .for('update', { skipLocked: true })
  if (next.length === 0) return
  const ids = next.map(({ id }) => id)
  await tx
    .update(watches)
    .set({ state: 'notified', notifiedAt: now, notifiedLocationId: location })
    .where(inArray(watches.id, ids))
  await tx
    .update(restocks)
    .set({ promised: sql`${restocks.promised} + ${ids.length}` })
    .where(isIt)
  await enqueue(tx, ...ids.map(letterJob), ...(ids.length === MOST ? [restockJob(location, variant)] : []))
}

const waitsFor = (location: string, variant: string, now: Date) =>
  and(
    eq(watches.variantId, variant),
    eq(watches.state, 'waiting'),
    gt(watches.expiresAt, now),
    sql`${watches.locationIds} @> to_jsonb(${location}::text)`
  )

/** Returns the pieces that a store can sell now, and holds them still; 0 for a product or store that shoppers don't see. */
async function stockOf(tx: Transaction, location: string, variant: string): Promise<number> {
  const [row] = await tx
    .select({
      stock: listings.stock,
      isSold: sql<boolean>`${listings.available} and not ${products.discontinued} and ${locations.isListed}`
    })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .where(and(eq(listings.locationId, location), eq(listings.variantId, variant)))
    .for('share', { of: listings })
  return row?.isSold ? row.stock : 0
}

/** Gives back the piece of somebody whose message isn't sent, for the next. */
export async function passOn(tx: Transaction, location: string, variant: string): Promise<void> {
  await tx
    .update(restocks)
    .set({ promised: sql`greatest(${restocks.promised} - 1, 0)` })
    .where(and(eq(restocks.locationId, location), eq(restocks.variantId, variant)))
  await enqueue(tx, restockJob(location, variant))
}

/**
 * Looks again at all sizes that somebody waits for and that are back. Stock has jobs of its own; this is for products and stores
 * that shoppers see again.
 */
export async function notifyAllWaiting({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const rows = await db
    .selectDistinct({ location: listings.locationId, variant: listings.variantId })
    .from(watches)
    .innerJoin(
      listings,
      and(
        eq(listings.variantId, watches.variantId),
        sql`${watches.locationIds} @> to_jsonb(${listings.locationId}::text)`
      )
    )
    .leftJoin(restocks, and(eq(restocks.locationId, listings.locationId), eq(restocks.variantId, listings.variantId)))
    .where(
      and(
        eq(watches.state, 'waiting'),
        gt(watches.expiresAt, clock()),
        eq(listings.available, true),
        sql`${listings.stock} > coalesce(${restocks.promised}, 0)`
      )
    )
  for (const { location, variant } of rows) await transaction(db, tx => notifyNext(tx, location, variant, clock()))
}
