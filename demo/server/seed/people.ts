import type { SeedPerson } from '../../catalogue/types.ts'
import { accounts } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/** Makes accounts of people who have none; the others stay as they are. */
export async function sowPeople(db: Queries, people: SeedPerson[], now: Date): Promise<void> {
  if (people.length === 0) return
  await db
    .insert(accounts)
    .values(people.map(({ key: _key, language: _language, ...person }) => ({ ...person, createdAt: now })))
    .onConflictDoNothing()
}
