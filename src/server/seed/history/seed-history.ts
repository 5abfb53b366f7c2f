import { orders } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { refreshStatistics } from '../../db/statistics.ts'
import type { Database } from '../../db/types.ts'
import { waitToSeed } from '../seed-shop.ts'
import { basketsOf } from './basket.ts'
import { type Chance, chanceFrom } from './chance.ts'
import type { SeedHistory } from './history-types.ts'
import { type PastOrder, pastOrder } from './past-order.ts'
import { pastRefund } from './refund.ts'
import { type PricedShop, readShelf, readShop, type Shelf } from './shelf.ts'
import { shoppersOf } from './shoppers.ts'
import { placedTimes } from './when.ts'
import { writeHistory } from './write-history.ts'

/** The first draw: the same orders for the same clock. */
const FIRST = 20_261

/** Share of completed orders that are refunded. */
const REFUNDED = 0.012

/**
 * Writes orders of the weeks before now into a shop that has none, priced by its own menu, deals and taxes. Stock, slots, points
 * and accounts stay as they are, and none is open. Returns the number of orders written.
 */
export async function seedHistory(db: Database, history: SeedHistory, now: Date): Promise<number> {
  const count = await transaction(db, async tx => {
    await waitToSeed(tx)
    if ((await tx.select({ id: orders.id }).from(orders).limit(1)).length > 0) return 0
    const shop = await readShop(tx, now)
    const chance = chanceFrom(FIRST)
    const past: (PastOrder & { slug: string })[] = []
    for (const [slug, perDay] of Object.entries(history.perDay)) {
      const shelf = await readShelf(tx, slug, now)
      if (shelf) past.push(...ordersOf(shelf, { shop, history, perDay, chance, now: now.getTime() }))
    }
    past.sort((a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime())
    const refunded = past.flatMap(one => {
      const drawn = chance.is(REFUNDED) ? pastRefund({ history, chance }, one, now.getTime()) : undefined
      if (drawn) one.order = drawn.order
      return drawn ? [drawn.refund] : []
    })
    await writeHistory(tx, { orders: past, refunds: refunded })
    return past.length
  })
  if (count > 0) await refreshStatistics(db)
  return count
}

interface Drawing {
  shop: PricedShop
  history: SeedHistory
  perDay: number
  chance: Chance
  now: number
}

/** The country and area code of a store's phone number. */
const areaOf = ({ contacts }: Shelf['location']): string =>
  contacts.find(({ type }) => type === 'phone')?.value.slice(0, 6) ?? '+1 416'

/** Draws the orders of a store that have ended by now. */
function ordersOf(
  { location, offered }: Shelf,
  { shop, history, perDay, chance, now }: Drawing
): (PastOrder & { slug: string })[] {
  const baskets = basketsOf(offered, history.together, chance)
  const shoppers = shoppersOf(history, areaOf(location), chance)
  const scene = { shop, location, history, baskets, shoppers, chance }
  return placedTimes(location, { days: history.days, perDay, now }, chance).flatMap(placedAt => {
    const one = pastOrder(scene, placedAt)
    return one?.order.endedAt && one.order.endedAt.getTime() <= now ? [{ ...one, slug: location.slug }] : []
  })
}
