import { platform } from '../platform/platform.ts'
import type { ChunkedTask } from '../lib/chunked-task.ts'

/** The maximum length of a slice, in milliseconds: half a frame. */
const SLICE = 8

/** Runs a long task in time slices, starting after yielding to the browser. Returns a function that cancels it. */
export function inTimeSlices(work: ChunkedTask<void>): () => void {
  const { clock } = platform()
  const go = () => {
    const until = clock.now() + SLICE
    do if (work.next().done) return
    while (clock.now() < until)
    cancel = clock.after(0, go)
  }
  let cancel = clock.after(0, go)
  return () => cancel()
}
