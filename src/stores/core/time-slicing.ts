import { platform } from '../../platform/platform.ts'
import type { ChunkedTask } from '../../lib/chunked-task.ts'

/** How long a piece of work may hold the page up, in milliseconds: half a frame. */
const SLICE = 8

/** Does a long piece of work a slice at a time, the first one once the page has taken a breath; the answer calls it off. */
export function inTimeSlices(work: ChunkedTask<void>): () => void {
  const { clock } = platform()
  const go = () => {
    const until = clock.now() + SLICE
    do if (work.next().done) return
    while (clock.now() < until)
    callOff = clock.after(0, go)
  }
  let callOff = clock.after(0, go)
  return () => callOff()
}
