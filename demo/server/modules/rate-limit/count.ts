import { createHash } from 'node:crypto'
import { and, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import { attempts } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { tooMany } from '../../http/api-error.ts'
import type { Limit } from './limits.ts'

/**
 * Counts a try, and refuses the call while its subject is blocked. One statement both looks and counts, before anything is
 * compared: of tries at the same time no more than the limit's pass, and while it blocks the right password is refused too.
 */
export async function countTry(db: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  const [isAdmitted] = await countTries(db, limit, [subject], now)
  if (!isAdmitted) throw tooMany(await secondsLeft(db, keyOf(limit, subject), now))
}

/** Counts a try of each subject, and says of each whether it is admitted; a subject that is there twice is counted twice. */
export async function countTries(
  db: Queries,
  limit: Limit,
  subjects: readonly string[],
  now: Date
): Promise<boolean[]> {
  const keys = subjects.map(subject => keyOf(limit, subject))
  const results = keys.map(() => false)
  // One statement can't count the same row twice.
  for (let left = keys.map((_, at) => at); left.length > 0;) {
    const firstOf = new Map(left.toReversed().map(at => [keys[at] ?? '', at]))
    const admitted = await countOnce(db, limit, [...firstOf.keys()], now)
    for (const [key, at] of firstOf) results[at] = admitted.has(key)
    left = left.filter(at => firstOf.get(keys[at] ?? '') !== at)
  }
  return results
}

/** Counts a try under each of some keys and gives those that are admitted. Rows are taken in one order, so that nobody blocks another. */
async function countOnce(db: Queries, limit: Limit, keys: readonly string[], now: Date): Promise<Set<string>> {
  const fresh = sql`(${attempts.resetsAt} <= ${instant(now)} or ${isAhead(limit, now)})`
  const count = sql`case when ${fresh} then 1 else ${attempts.count} + 1 end`
  const windowEnd = later(now, limit.minutes)
  const ends = sql`case when ${fresh} then ${windowEnd} else ${attempts.resetsAt} end`
  const blocked = limit.doubles ? sql`${instant(now)} + ${doubled(count, limit.most)}` : ends
  const isLast = sql`${count} >= ${limit.most}::int`
  const admitted = await db
    .insert(attempts)
    .values([...keys].sort().map(key => ({ key, count: 1, resetsAt: sql`${windowEnd}` })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        blockedUntil: sql`case when ${isLast} then ${blocked} end`,
        resetsAt: limit.doubles ? sql`case when ${isLast} then ${blocked} + ${length(limit)} else ${ends} end` : ends
      },
      setWhere: sql`${attempts.blockedUntil} is null or ${attempts.blockedUntil} <= ${instant(now)} or ${isAhead(limit, now)}`
    })
    .returning({ key: attempts.key })
  return new Set(admitted.map(({ key }) => key))
}

/** Refuses the call while its subject is blocked, and counts nothing. */
export async function refuseBlocked(db: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  const key = keyOf(limit, subject)
  const isBlocked = and(eq(attempts.key, key), gt(attempts.blockedUntil, now), not(isAhead(limit, now)))
  const [row] = await db.select({ key: attempts.key }).from(attempts).where(isBlocked)
  if (row !== undefined) throw tooMany(await secondsLeft(db, key, now))
}

/** Takes a try back that turned out right: a blocking limit begins anew, another has one try more. */
export async function takeBack(db: Queries, limit: Limit, subject: string): Promise<void> {
  const row = eq(attempts.key, keyOf(limit, subject))
  if (limit.doubles) await db.delete(attempts).where(row)
  else
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
      .where(row)
}

/** What is kept of the subject: an address of a person or of a client is nobody's business. */
const keyOf = ({ purpose }: Limit, subject: string): string =>
  createHash('sha256').update(`${purpose}\n${subject}`).digest('base64url')

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const later = (now: Date, minutes: number): SQL => instant(new Date(now.getTime() + minutes * 60_000))
const length = ({ minutes }: Limit): SQL => sql`${minutes}::int * interval '1 minute'`

/**
 * Whether a count ends later than any that was begun now could: whoever wrote it had a clock that ran ahead, and nobody is
 * shut out until that day comes. Twice the time leaves room for processes whose clocks differ a little.
 */
function isAhead({ minutes, doubles }: Limit, now: Date): SQL {
  const longest = doubles ? minutes + LONGEST_BLOCK : minutes
  return sql`${attempts.resetsAt} > ${later(now, 2 * longest)}`
}

/** How long one try may block the next, in minutes. */
const LONGEST_BLOCK = 60

/** 1, 2, 4 … minutes, at most an hour. */
const doubled = (count: SQL, most: number): SQL =>
  sql`least(${LONGEST_BLOCK}::int, power(2, least(${count} - ${most}::int, 6))) * interval '1 minute'`

async function secondsLeft(db: Queries, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key))
  const left = (row?.blockedUntil?.getTime() ?? 0) - now.getTime()
  return Math.max(1, Math.ceil(left / 1000))
}
