import { eq } from 'drizzle-orm'
import type { FieldCode } from '../../../contract/http/reply.ts'
import { ageAt } from '../../../rules/person/age.ts'
import { locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Returns the problem of a date of birth: invalid or in the future, or too young for every store (SPEC C11). */
export async function problemOfBirth(db: Queries, dob: string, now: Date): Promise<FieldCode | undefined> {
  const stores = await db
    .select({ zone: locations.timezone, legalAge: locations.legalAge })
    .from(locations)
    .where(eq(locations.isListed, true))
  const problems = stores.map(store => problemAt(store, dob, now))
  if (problems.includes('past')) return 'past'
  return problems.includes(undefined) ? undefined : 'too_young'
}

/** Returns the problem of a date of birth at one store. */
export function problemAt(
  { zone, legalAge }: { zone: string; legalAge: number },
  dob: string,
  now: Date
): FieldCode | undefined {
  const reading = ageAt(dob, now.getTime(), zone)
  if (!reading.ok) return 'past'
  return reading.age >= legalAge ? undefined : 'too_young'
}
