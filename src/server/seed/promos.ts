import type { SeedPromo } from './types.ts'
import { promos } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

const day = 24 * 60 * 60 * 1000

/** Creates missing promo codes; existing ones are not changed. */
export async function seedPromos(db: Queries, seeds: SeedPromo[], now: Date): Promise<void> {
  if (seeds.length === 0) return
  const inDays = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * day))
  await db
    .insert(promos)
    .values(
      seeds.map(({ startsIn, endsIn, ...seed }) => ({ ...seed, startsAt: inDays(startsIn), endsAt: inDays(endsIn) }))
    )
    .onConflictDoNothing()
}
