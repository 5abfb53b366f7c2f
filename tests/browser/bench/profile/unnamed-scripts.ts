import type { MainTask, Work } from './main-thread.ts'
import type { Sampled } from './self-times.ts'

/** Returns the innermost work of a task at a time. */
const workAt = ({ work }: MainTask, at: number): Work | undefined =>
  work.findLast(({ start, end }) => start <= at && at < end)

/**
 * Counts as script what ran while the trace names nothing: it has no events for microtasks, in which promises go on. Changes
 * the tasks.
 */
export function nameScripts(tasks: MainTask[], samples: Sampled[]): void {
  let next = 0
  for (const task of tasks) {
    const found: Work[] = []
    for (; (samples[next]?.at ?? Infinity) < task.start + task.duration; next++) {
      const sample = samples[next]
      if (!sample || sample.at < task.start || sample.file === '(garbage collector)') continue
      const around = workAt(task, sample.at)
      if (around?.kind !== 'other') continue
      const self = Math.min(sample.time, around.self)
      around.self -= self
      found.push({ kind: 'script: run', start: sample.at, end: sample.at + self, self })
    }
    task.work.push(...found)
  }
}
