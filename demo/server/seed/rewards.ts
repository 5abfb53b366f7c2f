import type { SeedReward } from '../../catalogue/types.ts'
import { rewards } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/** Makes the rewards that are not there; the others stay as they are. */
export async function seedRewards(db: Queries, seeds: SeedReward[]): Promise<void> {
  if (seeds.length > 0) await db.insert(rewards).values(seeds).onConflictDoNothing()
}
