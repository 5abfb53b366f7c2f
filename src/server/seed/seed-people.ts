import type { SeedPerson } from './types.ts'
import { accounts, pointsLedger } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Database } from '../db/types.ts'

/** Creates accounts for people who have none, with granted points; existing accounts are not changed. */
export async function seedPeople(db: Database, people: SeedPerson[], now: Date): Promise<void> {
  if (people.length === 0) return
  await transaction(db, async tx => {
    const seeded = await tx
      .insert(accounts)
      .values(
        people.map(({ key: _key, language: _language, ...person }) => ({
          ...person,
          phoneVerifiedAt: now,
          createdAt: now
        }))
      )
      .onConflictDoNothing()
      .returning({ accountId: accounts.id, points: accounts.points })
    const gifts = seeded.filter(({ points }) => points > 0)
    if (gifts.length > 0)
      await tx.insert(pointsLedger).values(gifts.map(gift => ({ ...gift, kind: 'granted' as const, at: now })))
  })
}
