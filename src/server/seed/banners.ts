import type { SeedBanner } from './types.ts'
import { banners } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/** Creates missing banners, in their order; existing ones are not changed. */
export async function seedBanners(db: Queries, seeds: SeedBanner[]): Promise<void> {
  if (seeds.length === 0) return
  await db
    .insert(banners)
    .values(seeds.map((seed, sortOrder) => ({ ...seed, sortOrder })))
    .onConflictDoNothing()
}
