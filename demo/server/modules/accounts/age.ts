import type { FieldCode } from '../../../../src/contract/http/reply.ts'
import { ageAt } from '../../../../src/rules/person/age.ts'
import { locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** What is wrong with a date of birth: it never was or is to come, or no store may sell to someone so young (SPEC C11). */
export async function problemOfBirth(db: Queries, dob: string, now: Date): Promise<FieldCode | undefined> {
  const stores = await db.select({ zone: locations.timezone, legalAge: locations.legalAge }).from(locations)
  const problems = stores.map(store => problemAt(store, dob, now))
  if (problems.includes('past')) return 'past'
  return problems.includes(undefined) ? undefined : 'too_young'
}

/** What is wrong with a date of birth at one store. */
export function problemAt(
  { zone, legalAge }: { zone: string; legalAge: number },
  dob: string,
  now: Date
): FieldCode | undefined {
  const reading = ageAt(dob, now.getTime(), zone)
  if (!reading.ok) return 'past'
  return reading.age >= legalAge ? undefined : 'too_young'
}
