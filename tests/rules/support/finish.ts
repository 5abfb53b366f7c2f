import type { ChunkedTask } from '../../../src/lib/chunked-task.ts'

/** Runs a chunked task without pauses. */
export function finish<Result>(work: ChunkedTask<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
