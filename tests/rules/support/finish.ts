import type { ChunkedTask } from '../../../src/lib/chunked-task.ts'

/** Does a piece of work without a pause. */
export function finish<Result>(work: ChunkedTask<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
