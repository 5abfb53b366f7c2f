import { dateOf } from '../../rules/time/time-zone.ts'
import type { lots } from '../db/schema.ts'
import type { SeedLot } from './types.ts'

const day = 24 * 60 * 60 * 1000

/** Returns the rows of a stock's lots, which hold no more than the stock. */
export function lotRows(seeds: readonly SeedLot[], stock: number, now: Date) {
  let free = stock
  return seeds.flatMap(({ number, daysAgo, units, thc }, at) => {
    const left = Math.min(units, free)
    free -= left
    if (left === 0) return []
    const packagedOn = daysAgo === null ? null : dateOf(new Date(now.getTime() - daysAgo * day))
    // Received in the order of the list.
    const row = {
      number,
      packagedOn,
      thc,
      left,
      receivedAt: new Date(now.getTime() - (seeds.length - at) * day)
    }
    return [row satisfies Partial<typeof lots.$inferInsert>]
  })
}
