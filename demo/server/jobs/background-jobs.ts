import { withoutValues } from '../http/middleware/failures.ts'
import type { Log } from '../log/log.ts'

/** Work that is done behind the answer, so that how long an answer takes tells nobody what there was to do. */
export interface BackgroundJobs {
  /**
   * Begins the work and does not wait; `name` is what the log calls it when it fails. What is of the same `line` is done one
   * after the other.
   */
  run: (name: string, work: () => Promise<void>, line?: string) => void
  /** Waits until all work that has begun is done. */
  settled: () => Promise<void>
}

/** Makes errands whose failures are logged; `others` waits for work of the same kind that is kept elsewhere. */
export function createBackgroundJobs(log: Log, others: () => Promise<void> = async () => {}): BackgroundJobs {
  const underWay = new Set<Promise<void>>()
  const lines = new Map<string, Promise<void>>()

  function run(name: string, work: () => Promise<void>, line?: string): void {
    const before = line === undefined ? undefined : lines.get(line)
    const errand = (before ?? new Promise<void>(begin => setImmediate(begin)))
      .then(work)
      .catch((error: unknown) => log(`${name} failed`, withoutValues(error)))
      .finally(() => {
        underWay.delete(errand)
        if (line !== undefined && lines.get(line) === errand) lines.delete(line)
      })
    underWay.add(errand)
    if (line !== undefined) lines.set(line, errand)
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
    await others()
  }

  return { run, settled }
}
