import type { Log } from '../log/log.ts'
import type { Database } from '../db/types.ts'
import { apiErrorIn, withoutValues } from '../http/middleware/failures.ts'
import { gather } from '../jobs/gather.ts'
import { createPump, type Pump } from '../jobs/pump.ts'
import { claimJobs, finishJobs, type JobRow, postponeJob } from './jobs.ts'

/** Handles one kind of job; may be called again for the same job after a crash. */
export type Handler = (job: JobRow) => Promise<void>

/** Number of concurrent jobs, and the polling interval in milliseconds. */
const AT_ONCE = 40
const POLL = 2000

/** Pause between batches under load, in milliseconds. */
const PAUSE = 50

/**
 * While the process is busy, jobs take at most a tenth of its time: an order matters more than the email about the one
 * before it.
 */
const REST = 9

/** Timeout of a handler, in milliseconds: less than the lease, so that no other process runs the same job. */
const DEADLINE = 30_000

/**
 * Runs the jobs of the outbox; any number of processes may do so in parallel. Jobs run at least once: if a process dies,
 * another takes over its jobs when the lease ends.
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
    restWhenBusy: REST,
    async work() {
      const jobs = await claimJobs(db, AT_ONCE)
      await Promise.all(jobs.map(attempt))
      return jobs.length > 0
    },
    onError(error) {
      // A full disk is logged where it is detected.
      if (apiErrorIn(error) === undefined) log('Polling for jobs failed', withoutValues(error))
    }
  })
}

/** Waits for a handler; throws after `milliseconds`. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Timed out after ${milliseconds / 1000} s.`)), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
