import { and, eq, sql } from 'drizzle-orm'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import { listings, lots, type StoredLineLot } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { lotsTaken, takeLots } from '../../../shop/lots/fifo.ts'
import type { PlannedChange } from './plan-change.ts'

/** Takes units ($3) of a size ($2) from the lots of a store ($1), and returns them as an order line has them. */
const taking: Statement = {
  name: 'take_lots_for_change',
  text: `
    with wanted as (select $2::text as variant_id, $3::int as quantity),
    lot as materialized (${lotsTaken('wanted')}), drawn as (${takeLots})
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'number', number, 'packagedOn', packaged_on, 'quantity', taken, 'thc', thc, 'cbd', cbd, 'coa', coa
    )) order by ahead) as lots from lot`
}

/** A size at a store. */
interface Size {
  locationId: string
  variantId: string
}

/**
 * Takes the units of a planned change from the store's stock and lots, and gives back those that it frees; the listings are locked.
 * Returns the lots of each line that has other ones now, by size.
 */
export async function moveStock(
  tx: Transaction,
  { loaded: { order, lines }, moves }: PlannedChange,
  now: Date
): Promise<Map<string, StoredLineLot[] | null>> {
  const lotsBySize = new Map<string, StoredLineLot[] | null>()
  for (const [variantId, units] of moves) {
    const size = { locationId: order.locationId, variantId }
    const line = lines.find(candidate => candidate.variantId === variantId)
    const lots = line?.lots ?? []
    const left =
      units > 0
        ? joined(lots, await takeUnits(tx, size, units, now))
        : await giveUnits(tx, size, { units: -units, of: line?.quantity ?? 0, lots }, now)
    lotsBySize.set(variantId, left.length === 0 ? null : left)
  }
  return lotsBySize
}

/** Takes units of a size, whose listing is locked and has them; returns the lots that they are from. */
export async function takeUnits(tx: Transaction, size: Size, units: number, now: Date): Promise<StoredLineLot[]> {
  await addStock(tx, size, -units, now)
  const values = [size.locationId, size.variantId, units]
  const [row] = await runStatement<{ lots: StoredLineLot[] | null }>(tx, taking, values)
  return row?.lots ?? []
}

/** Units to give back, of all that were taken, with the lots of all. */
interface Returned {
  units: number
  of: number
  lots: readonly StoredLineLot[]
}

/**
 * Gives units of a size back in the reverse order in which they were taken: first those without a lot, then those of the last lots.
 * Returns the lots of the rest.
 */
export async function giveUnits(
  tx: Transaction,
  size: Size,
  { units, of, lots: taken }: Returned,
  now: Date
): Promise<StoredLineLot[]> {
  await addStock(tx, size, units, now)
  const kept = [...taken]
  let rest = units - (of - kept.reduce((sum, { quantity }) => sum + quantity, 0))
  for (let lot = kept.pop(); lot !== undefined; lot = kept.pop()) {
    if (rest <= 0) {
      kept.push(lot)
      break
    }
    const back = Math.min(rest, lot.quantity)
    rest -= back
    if (back < lot.quantity) kept.push({ ...lot, quantity: lot.quantity - back })
    await tx
      .update(lots)
      .set({ left: sql`${lots.left} + ${back}::int` })
      .where(and(eq(lots.locationId, size.locationId), eq(lots.variantId, size.variantId), eq(lots.number, lot.number)))
  }
  return kept
}

async function addStock(tx: Transaction, { locationId, variantId }: Size, units: number, now: Date): Promise<void> {
  await tx
    .update(listings)
    .set({ stock: sql`${listings.stock} + ${units}::int`, updatedAt: now })
    .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variantId)))
}

/** Returns the lots of a line with more units of some lots. */
function joined(own: readonly StoredLineLot[], more: readonly StoredLineLot[]): StoredLineLot[] {
  const all = [...own]
  for (const lot of more) {
    const at = all.findIndex(({ number }) => number === lot.number)
    const same = all[at]
    if (same) all[at] = { ...same, quantity: same.quantity + lot.quantity }
    else all.push(lot)
  }
  return all
}
