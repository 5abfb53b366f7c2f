import type { Database } from '../db/types.ts'
import { seedBanners } from './banners.ts'
import { seedDeals } from './deals.ts'
import { seedKioskPins } from './kiosks.ts'
import { seedPromos } from './promos.ts'
import { seedRewards } from './rewards.ts'
import { seedPeople } from './seed-people.ts'
import { seedShop } from './seed-shop.ts'
import { seedStaff } from './seed-staff.ts'
import type { Seed } from './types.ts'

/** Seeds the demo's shop, people, offers, staff and kiosks into a database that has none. */
export async function seedDemo(db: Database, seed: Seed, now: Date): Promise<void> {
  await seedShop(db, seed, now)
  await seedPeople(db, seed.people, now)
  await seedRewards(db, seed.rewards)
  await seedPromos(db, seed.promos, now)
  await seedDeals(db, seed.deals ?? [])
  await seedBanners(db, seed.banners ?? [])
  await seedStaff(db, now)
  await seedKioskPins(db)
}
