import type { SeedDeal } from './types.ts'
import { deals } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/** Creates missing deals, in their order; existing ones are not changed. */
export async function seedDeals(db: Queries, seeds: SeedDeal[]): Promise<void> {
  if (seeds.length === 0) return
  await db
    .insert(deals)
    .values(seeds.map((seed, sortOrder) => ({ ...seed, sortOrder })))
    .onConflictDoNothing()
}
