import { and, eq, gt, sql } from 'drizzle-orm'
import type { BodyOf, GivenOf } from '../../contract/http/endpoint.ts'
import type { readLots, setLot } from '../../contract/staff/staff-lots.ts'
import { isPotency } from '../../rules/lot/potency-text.ts'
import { isDate } from '../../rules/time/is-date.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'
import type { Context } from '../context.ts'
import { listings, lots } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { ApiError, badFields, notFound } from '../http/api-error.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'
import { publishStock } from '../shop/locations/publish-location.ts'
import { lotOrder } from '../shop/lots/fifo.ts'

type Body = BodyOf<typeof setLot>
type LotRow = typeof lots.$inferSelect

/** The largest stock that a column holds. */
const MOST = 2147483647

const isOf = (locationId: string, variant: string) => and(eq(lots.locationId, locationId), eq(lots.variantId, variant))

/** Returns the lots of a size that have pieces left, as they are sold, with its stock; throws 404 if it isn't listed. */
export async function lotsOf(db: Queries, locationId: string, variant: string): Promise<GivenOf<typeof readLots>> {
  const [listing] = await db
    .select({ stock: listings.stock, available: listings.available })
    .from(listings)
    .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variant)))
  if (listing === undefined) throw notFound()
  const { number, packagedOn, thc, cbd, coa, left } = lots
  const rows = await db
    .select({ number, packagedOn, thc, cbd, coa, left })
    .from(lots)
    .where(and(isOf(locationId, variant), gt(lots.left, 0)))
    .orderBy(sql.raw(lotOrder))
  return { variant, ...listing, lots: rows }
}

/** Refuses figures that no label has, and a date that isn't one or is still to come at the store. */
function refuseFigures({ packagedOn, thc, cbd }: Body, today: string): void {
  if (packagedOn !== null && (!isDate(packagedOn) || packagedOn > today)) throw badFields({ packagedOn: 'wrong' })
  if (thc && !isPotency(thc)) throw badFields({ thc: 'wrong' })
  if (cbd && !isPotency(cbd)) throw badFields({ cbd: 'wrong' })
}

/** Returns by how many pieces the stock changes. Refuses what doesn't fit with the lot as it is (`known`). */
function changeOf(
  { left, was, isCounted }: Body,
  known: number | undefined,
  { stock, inLots }: { stock: number; inLots: number }
): number {
  if (was !== null) {
    if (was !== known) throw new ApiError(409, 'conflict')
    return left - was
  }
  if (known) throw badFields({ number: 'choice' })
  if (!isCounted) return left
  if (left > stock - inLots) throw badFields({ left: 'wrong' })
  return 0
}

/** True if shoppers see another lot: not if only its number of pieces is another. */
const isSeen = (body: Body, before: LotRow | undefined): boolean => before === undefined || look(body) !== look(before)

const look = ({
  packagedOn,
  thc,
  cbd,
  coa,
  left
}: Pick<LotRow, 'packagedOn' | 'thc' | 'cbd' | 'coa' | 'left'>): string =>
  JSON.stringify([packagedOn, thc?.min, thc?.max, thc?.unit, cbd?.min, cbd?.max, cbd?.unit, coa, left > 0])

/** Adds, corrects or ends a lot of a size, and its stock with it, and publishes what open pages show of them. */
export async function setLotOf(
  context: Context,
  { id: locationId, timezone }: LocationRow,
  variant: string,
  body: Body
): Promise<void> {
  const { db, clock, wake, publish } = context
  const now = clock()
  refuseFigures(body, dateOf(wallAt(now.getTime(), timezone)))
  await transaction(db, async tx => {
    const stock = await holdStock(tx, locationId, variant)
    const all = await tx.select().from(lots).where(isOf(locationId, variant))
    const before = all.find(({ number }) => number === body.number)
    const inLots = all.reduce((sum, { left }) => sum + left, 0)
    const after = stock + changeOf(body, before?.left, { stock, inLots })
    if (after > MOST) throw badFields({ left: 'number' })
    await writeLot(tx, { locationId, variantId: variant }, body, now)
    await tx
      .update(listings)
      .set({ stock: after, updatedAt: now })
      .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variant)))
    await publishStock(tx, context, locationId, [variant])
    if (isSeen(body, before)) await publish(tx, { channel: `location.${locationId}`, message: { type: 'menu' } })
  })
  wake()
}

/** Locks a listing, as for any change of its lots, and returns its stock; throws 404 if it isn't listed. */
async function holdStock(tx: Transaction, locationId: string, variant: string): Promise<number> {
  const [listing] = await tx
    .select({ stock: listings.stock })
    .from(listings)
    .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variant)))
    .for('no key update')
  if (listing === undefined) throw notFound()
  return listing.stock
}

/** A lot that had ended is received again; its terpenes were those of the earlier pieces too. */
async function writeLot(
  tx: Transaction,
  of: Pick<LotRow, 'locationId' | 'variantId'>,
  { number, packagedOn, thc, cbd, coa, left, was }: Body,
  now: Date
): Promise<void> {
  const facts = { packagedOn, thc, cbd, coa, left, ...(was === null && { receivedAt: now }) }
  await tx
    .insert(lots)
    .values({ ...of, number, ...facts })
    .onConflictDoUpdate({ target: [lots.locationId, lots.variantId, lots.number], set: facts })
}
