import type { FieldCode } from '../../../../src/contract/http/reply.ts'
import { locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { dateAt } from '../slots/zone-offsets.ts'

/** Maximum plausible age. */
const longest = 130

/** Returns the problem of a date of birth: invalid or in the future, or too young for every store (SPEC C11). */
export async function problemOfBirth(db: Queries, dob: string, now: Date): Promise<FieldCode | undefined> {
  const stores = await db.select({ zone: locations.timezone, legalAge: locations.legalAge }).from(locations)
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
  const age = ageAt(dob, dateAt(now.getTime(), zone))
  if (!isDate(dob) || age < 0 || age > longest) return 'past'
  return age >= legalAge ? undefined : 'too_young'
}

const isDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Whole years between two dates, negative if the first is later; a birthday counts from its day on. */
function ageAt(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4))
  return today.slice(5) < dob.slice(5) ? years - 1 : years
}
