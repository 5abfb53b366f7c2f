import { createHash } from 'node:crypto'
import { and, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import { attempts } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { tooMany } from '../http/api-error.ts'
import type { Limit } from './limits.ts'

/**
 * Counts an attempt; throws 429 while its subject is blocked. One statement checks and counts before the attempt is
 * processed: concurrent attempts can't exceed the limit, and while it blocks even the right password is refused.
 */
export async function countTry(db: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  const [isAdmitted] = await countTries(db, limit, [subject], now)
  if (!isAdmitted) throw tooMany(await secondsLeft(db, keyOf(limit, subject), now))
}

/** Counts an attempt for each subject and returns whether each is admitted; duplicate subjects count twice. */
export async function countTries(
  db: Queries,
  limit: Limit,
  subjects: readonly string[],
  now: Date
): Promise<boolean[]> {
  const keys = subjects.map(subject => keyOf(limit, subject))
  const results = keys.map(() => false)
  // Where each attempt blocks for longer than the one before it, they are counted one after the other.
  const mostOfKey = limit.doubles ? 1 : Infinity
  for (let left = keys.map((_, at) => at); left.length > 0;) {
    const round = new Map<string, number[]>()
    const rest: number[] = []
    for (const at of left) {
      const own = round.get(keys[at] ?? '') ?? []
      ;(own.length < mostOfKey ? own : rest).push(at)
      round.set(keys[at] ?? '', own)
    }
    const numbers = new Map([...round].map(([key, all]) => [key, all.length]))
    const admitted = await countOnce(db, limit, numbers, now)
    for (const [key, all] of round) for (const [nth, at] of all.entries()) results[at] = nth < (admitted.get(key) ?? 0)
    left = rest
  }
  return results
}

/**
 * Counts a number of attempts for each key and returns how many of them are admitted. Rows are locked in sorted order,
 * so that calls can't deadlock.
 */
async function countOnce(
  db: Queries,
  limit: Limit,
  numbers: ReadonlyMap<string, number>,
  now: Date
): Promise<ReadonlyMap<string, number>> {
  const fresh = sql`(${attempts.resetsAt} <= ${instant(now)} or ${isAhead(limit, now)})`
  const count = sql`case when ${fresh} then excluded.count else ${attempts.count} + excluded.count end`
  const windowEnd = later(now, limit.minutes)
  const ends = sql`case when ${fresh} then ${windowEnd} else ${attempts.resetsAt} end`
  const blocked = limit.doubles ? sql`${instant(now)} + ${doubled(count, limit.most)}` : ends
  const isLast = sql`${count} >= ${limit.most}::int`
  const sorted = [...numbers].sort(([a], [b]) => (a < b ? -1 : 1))
  const counted = await db
    .insert(attempts)
    .values(sorted.map(([key, number]) => ({ key, count: number, resetsAt: sql`${windowEnd}` })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        blockedUntil: sql`case when ${isLast} then ${blocked} end`,
        resetsAt: limit.doubles ? sql`case when ${isLast} then ${blocked} + ${length(limit)} else ${ends} end` : ends
      },
      setWhere: sql`${attempts.blockedUntil} is null or ${attempts.blockedUntil} <= ${instant(now)} or ${isAhead(limit, now)}`
    })
    .returning({ key: attempts.key, count: attempts.count })
  // A block that doubles is over once an attempt is counted again, whatever the count.
  return new Map(
    counted.map(({ key, count: all }) => [key, limit.doubles ? 1 : limit.most + (numbers.get(key) ?? 0) - all])
  )
}

/** Throws 429 while the subject is blocked, without counting. */
export async function refuseBlocked(db: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  const key = keyOf(limit, subject)
  const isBlocked = and(eq(attempts.key, key), gt(attempts.blockedUntil, now), not(isAhead(limit, now)))
  const [row] = await db.select({ key: attempts.key }).from(attempts).where(isBlocked)
  if (row !== undefined) throw tooMany(await secondsLeft(db, key, now))
}

/** Undoes the count of a successful attempt: a blocking limit is reset, another gets one attempt back. */
export async function takeBack(db: Queries, limit: Limit, subject: string): Promise<void> {
  const row = eq(attempts.key, keyOf(limit, subject))
  if (limit.doubles) await db.delete(attempts).where(row)
  else
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
      .where(row)
}

/** Hash of the subject: addresses of people and clients must not be readable. */
const keyOf = ({ purpose }: Limit, subject: string): string =>
  createHash('sha256').update(`${purpose}\n${subject}`).digest('base64url')

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const later = (now: Date, minutes: number): SQL => instant(new Date(now.getTime() + minutes * 60_000))
const length = ({ minutes }: Limit): SQL => sql`${minutes}::int * interval '1 minute'`

/**
 * True if a count ends later than any new one could: it was written while a clock was ahead, and must not block until
 * that date. The factor of two allows for small clock differences.
 */
function isAhead({ minutes, doubles }: Limit, now: Date): SQL {
  const longest = doubles ? minutes + LONGEST_BLOCK : minutes
  return sql`${attempts.resetsAt} > ${later(now, 2 * longest)}`
}

/** Longest block after an attempt, in minutes. */
const LONGEST_BLOCK = 60

/** 1, 2, 4 … minutes, at most an hour. */
const doubled = (count: SQL, most: number): SQL =>
  sql`least(${LONGEST_BLOCK}::int, power(2, least(${count} - ${most}::int, 6))) * interval '1 minute'`

async function secondsLeft(db: Queries, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key))
  const left = (row?.blockedUntil?.getTime() ?? 0) - now.getTime()
  return Math.max(1, Math.ceil(left / 1000))
}
