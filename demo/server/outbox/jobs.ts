import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { outbox } from '../db/schema.ts'
import { prepared } from '../db/connection/prepared.ts'
import type { Database, Queries } from '../db/types.ts'

/** Work for after the commit. */
export interface Job {
  /** Which handler does it. */
  kind: string
  /** What it is about: jobs of one topic are done one after the other. */
  topic: string
  /** What the handler needs; ids rather than what is personal. */
  payload: object
}

/** A job as it is kept. */
export type JobRow = typeof outbox.$inferSelect

/** How long a job may take before another process tries it too. */
const LEASE = sql`interval '1 minute'`

/** How long a job that failed is put off: 2, 4, 8 … seconds, at most three hours. */
const pause = sql`least(power(2, least(${outbox.attempts}, 14)), 10800) * interval '1 second'`

/**
 * Whether a job is due by the database's clock, which all processes share. One that is put off for longer than it can have
 * been was written while that clock ran ahead: its letter does not wait until that day.
 */
const isDue = sql`(${outbox.dueAt} <= now() or ${outbox.dueAt} > now() + 2 * (${LEASE} + ${pause}))`

/** After how many tries a job is given up: with doubling pauses, after about ten hours. */
export const MOST_ATTEMPTS = 16

/** Writes jobs beside what makes them necessary: they are done once the transaction is committed. */
export async function enqueue(tx: Queries, ...jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0) await tx.insert(outbox).values([...jobs])
}

/** Takes up to so many jobs that are due, the first of each topic, for as long as the lease lasts. */
export async function claimJobs(db: Database, most: number): Promise<JobRow[]> {
  // Planned anew each time: a plan for the empty table that this mostly is would take ever longer in a rush.
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
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: sql`now() + ${LEASE}` })
    .where(inArray(outbox.id, due))
    .returning()
}

/** Takes jobs that are done out of the table. */
export async function finishJobs(db: Database, done: readonly JobRow[]): Promise<void> {
  const ids = done.map(({ id }) => id)
  await prepared(db, 'finish_jobs', name => deleteJobs(db).prepare(name)).execute({ ids })
}

const deleteJobs = (db: Database) =>
  db.delete(outbox).where(sql`${outbox.id} = any(${sql.placeholder('ids')}::bigint[])`)

/** Puts a job that failed off for 2, 4, 8 … seconds, at most three hours, or gives it up. */
export async function postponeJob(db: Database, { id, attempts }: JobRow): Promise<boolean> {
  const isGivenUp = attempts >= MOST_ATTEMPTS
  await db
    .update(outbox)
    .set(isGivenUp ? { failedAt: sql`now()` } : { dueAt: sql`now() + ${pause}` })
    .where(eq(outbox.id, id))
  return isGivenUp
}
