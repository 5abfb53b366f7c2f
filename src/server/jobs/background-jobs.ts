import { withoutValues } from '../http/middleware/failures.ts'
import { randomInt } from 'node:crypto'
import type { Log } from '../log/log.ts'
import { within } from './within.ts'

/** Background jobs run after the response is sent, so that response time leaks nothing. */
export interface BackgroundJobs {
  /**
   * Starts the job without waiting; `name` is used in the log if it fails. Jobs with the same `line` run one after the
   * other.
   */
  run: (name: string, work: () => Promise<void>, line?: string) => void
  /**
   * Starts a job that there may be or not, depending on whether somebody has an account. It begins at a random moment
   * within `apart`, so that neither this response nor the next one takes longer for it.
   */
  runApart: (name: string, work: () => Promise<void>) => void
  /** Waits until the jobs that have been started by now have finished, at most for so many milliseconds. */
  startedEnd: (most: number) => Promise<void>
  /** Waits until all started jobs have finished. */
  settled: () => Promise<void>
}

/** Bounds of the time after which a job that runs apart begins, in milliseconds. */
export const apart = { least: 200, most: 1200 }

/** Creates background jobs whose failures are logged; `others` waits for jobs that are held elsewhere. */
export function createBackgroundJobs(log: Log, others: () => Promise<void> = async () => {}): BackgroundJobs {
  const underWay = new Set<Promise<void>>()
  const lines = new Map<string, Promise<void>>()
  const pauses = createPauses()

  function start(name: string, work: () => Promise<void>, before: Promise<void>, line?: string): void {
    const job = before
      .then(work)
      .catch((error: unknown) => log(`${name} failed`, withoutValues(error)))
      .finally(() => {
        underWay.delete(job)
        if (line !== undefined && lines.get(line) === job) lines.delete(line)
      })
    underWay.add(job)
    if (line !== undefined) lines.set(line, job)
  }

  const soon = () => new Promise<void>(begin => setImmediate(begin))

  return {
    run: (name, work, line) => start(name, work, (line === undefined ? undefined : lines.get(line)) ?? soon(), line),
    runApart: (name, work) => start(name, work, pauses.begin()),
    startedEnd(most) {
      pauses.end()
      return within(most, Promise.all(underWay))
    },
    async settled() {
      while (underWay.size > 0) {
        pauses.end()
        await Promise.all(underWay)
      }
      await others()
    }
  }
}

/** Pauses of random length, which all end early once somebody waits for the jobs. */
function createPauses() {
  const ends = new Set<() => void>()
  return {
    begin: () =>
      new Promise<void>(done => {
        const end = () => {
          clearTimeout(timer)
          ends.delete(end)
          done()
        }
        const timer = setTimeout(end, randomInt(apart.least, apart.most))
        ends.add(end)
      }),
    end() {
      for (const end of ends) end()
    }
  }
}
