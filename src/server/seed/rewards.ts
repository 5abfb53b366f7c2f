import type { SeedReward } from './types.ts'
import { rewards } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/** Creates missing rewards; existing ones are not changed. */
export async function seedRewards(db: Queries, seeds: SeedReward[]): Promise<void> {
  if (seeds.length > 0) await db.insert(rewards).values(seeds).onConflictDoNothing()
}
