import type { Log } from '../log/log.ts'
import type { Database } from '../db/types.ts'
import { apiErrorIn, withoutValues } from '../http/middleware/failures.ts'
import { gather } from '../jobs/gather.ts'
import { createPump, type Pump } from '../jobs/pump.ts'
import { claimJobs, finishJobs, type JobRow, postponeJob } from './jobs.ts'

/** Does one kind of job; it may be called again for the same job, after a crash in between. */
export type Handler = (job: JobRow) => Promise<void>

/** How many jobs are under way at once, and how often to look for some that nobody has told of, in milliseconds. */
const AT_ONCE = 20
const POLL = 2000

/** How long to gather jobs in a rush, in milliseconds. */
const PAUSE = 50

/** How long a handler may take, in milliseconds: less than the lease, so that no other process does the same meanwhile. */
const DEADLINE = 30_000

/**
 * Does the jobs of the outbox, as any number of processes may at once. A job is done at least once: one whose process dies is
 * taken over when its lease ends.
 */
export function createWorker(db: Database, log: Log, handlers: Readonly<Record<string, Handler>>): Pump {
  const finish = gather(async (done: readonly JobRow[]) => {
    await finishJobs(db, done)
    return done.map(() => {})
  })

  async function attempt(job: JobRow): Promise<void> {
    try {
      const handle = handlers[job.kind]
      if (handle === undefined) throw new Error(`No handler for jobs of kind ${job.kind}.`)
      await within(DEADLINE, handle(job))
      await finish(job)
    } catch (error) {
      const isGivenUp = await postponeJob(db, job)
      log(
        `The job ${job.kind} ${job.id} failed ${isGivenUp ? 'for good' : `${job.attempts} times`}`,
        withoutValues(error)
      )
    }
  }

  return createPump({
    every: POLL,
    pause: PAUSE,
    async work() {
      const jobs = await claimJobs(db, AT_ONCE)
      await Promise.all(jobs.map(attempt))
      return jobs.length > 0
    },
    onError(error) {
      // A full disk, which is told of where it is noticed.
      if (apiErrorIn(error) === undefined) log('Polling for jobs failed', withoutValues(error))
    }
  })
}

/** Waits for a handler; throws when it takes longer than so many milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Timed out after ${milliseconds / 1000} s.`)), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
