import type { ChunkedTask } from '../../../src/lib/chunked-task.ts'

/** Runs a chunked task without pauses. */
export function finish<Result>(work: ChunkedTask<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Runs a chunked task and returns how often it would let the page do something else. */
export function pausesOf(work: ChunkedTask<unknown>): number {
  let pauses = 0
  while (!work.next().done) pauses++
  return pauses
}
