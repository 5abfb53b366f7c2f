import { withoutValues } from '../http/middleware/failures.ts'
import type { Log } from '../log/log.ts'
import { within } from './within.ts'

/** Background jobs run after the response is sent, so that response time leaks nothing. */
export interface BackgroundJobs {
  /**
   * Starts the job without waiting; `name` is used in the log if it fails. Jobs with the same `line` run one after the
   * other.
   */
  run: (name: string, work: () => Promise<void>, line?: string) => void
  /** Waits until the jobs that have been started by now have finished, at most for so many milliseconds. */
  startedEnd: (most: number) => Promise<void>
  /** Waits until all started jobs have finished. */
  settled: () => Promise<void>
}

/** Creates background jobs whose failures are logged; `others` waits for jobs that are held elsewhere. */
export function createBackgroundJobs(log: Log, others: () => Promise<void> = async () => {}): BackgroundJobs {
  const underWay = new Set<Promise<void>>()
  const lines = new Map<string, Promise<void>>()

  function run(name: string, work: () => Promise<void>, line?: string): void {
    const before = line === undefined ? undefined : lines.get(line)
    const job = (before ?? new Promise<void>(begin => setImmediate(begin)))
      .then(work)
      .catch((error: unknown) => log(`${name} failed`, withoutValues(error)))
      .finally(() => {
        underWay.delete(job)
        if (line !== undefined && lines.get(line) === job) lines.delete(line)
      })
    underWay.add(job)
    if (line !== undefined) lines.set(line, job)
  }

  const startedEnd = (most: number): Promise<void> => within(most, Promise.all(underWay))

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
    await others()
  }

  return { run, startedEnd, settled }
}
