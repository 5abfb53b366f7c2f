import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { outbox } from '../db/schema.ts'
import { prepared } from '../db/connection/prepared.ts'
import type { Database, Queries } from '../db/types.ts'

/** Work to run after the commit. */
export interface Job {
  /** Name of the handler. */
  kind: string
  /** Subject of the job: jobs of one topic run one after the other. */
  topic: string
  /** Input of the handler; ids rather than personal data. */
  payload: object
  /** Seconds to wait before it runs, at most a minute. */
  delay?: number
}

/** A stored job. */
export type JobRow = typeof outbox.$inferSelect

/** Time that a job may take before another process tries it too. */
const LEASE = sql`interval '1 minute'`

/** Delay after a failure: 2, 4, 8 … seconds, at most three hours. */
const pause = sql`least(power(2, least(${outbox.attempts}, 14)), 10800) * interval '1 second'`

/**
 * A job is due by the database's clock, which all processes share. A due date further away than any delay was written while
 * that clock was ahead; such a job runs immediately.
 */
const isDue = sql`(${outbox.dueAt} <= now() or ${outbox.dueAt} > now() + 2 * (${LEASE} + ${pause}))`

/** Attempts before a job is given up: with doubling delays, after about ten hours. */
export const MOST_ATTEMPTS = 16

/** Enqueues jobs in the transaction that makes them necessary; they run once it is committed. */
export async function enqueue(tx: Queries, ...jobs: readonly Job[]): Promise<void> {
  const rows = jobs.map(({ delay, ...job }) =>
    delay === undefined ? job : { ...job, dueAt: sql`now() + ${delay}::int * interval '1 second'` }
  )
  if (rows.length > 0) await tx.insert(outbox).values(rows)
}

/** Claims up to `most` due jobs, the first of each topic, for the length of the lease. */
export async function claimJobs(db: Queries, most: number): Promise<JobRow[]> {
  // Not prepared: a plan made for the mostly empty table would get slower and slower under load.
  const earlier = alias(outbox, 'earlier')
  const isFirst = notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(and(eq(earlier.topic, outbox.topic), isNull(earlier.failedAt), sql`${earlier.id} < ${outbox.id}`))
  )
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), isDue, isFirst))
    .orderBy(asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return (
    db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: sql`now() + ${LEASE}` })
      // An array is made once: with `in` the subquery could run once for each job, and claim more than `most`.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
  )
}

/** Deletes finished jobs. */
export async function finishJobs(db: Database, done: readonly JobRow[]): Promise<void> {
  const ids = done.map(({ id }) => id)
  await prepared(db, 'finish_jobs', name => deleteJobs(db).prepare(name)).execute({ ids })
}

const deleteJobs = (db: Database) =>
  db.delete(outbox).where(sql`${outbox.id} = any(${sql.placeholder('ids')}::bigint[])`)

/** Delays a failed job by 2, 4, 8 … seconds, at most three hours, or gives it up. Returns true if it was given up. */
export async function postponeJob(db: Queries, { id, attempts }: JobRow): Promise<boolean> {
  const isGivenUp = attempts >= MOST_ATTEMPTS
  await db
    .update(outbox)
    .set(isGivenUp ? { failedAt: sql`now()` } : { dueAt: sql`now() + ${pause}` })
    .where(eq(outbox.id, id))
  return isGivenUp
}
