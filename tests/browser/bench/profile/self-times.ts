import type { CpuProfile } from './record.ts'
import type { Locate } from './source-maps.ts'

/** A sampled function; times in microseconds. */
export interface Sampled {
  at: number
  time: number
  /** The function's name and position in the source, such as `draw  src/app/app.tsx:12`. */
  place: string
  /** The file in the source, or V8's own name for work that is in no file. */
  file: string
}

/** V8's names for time that is no script's: the thread waits, or runs the browser's own code. */
const notScript = new Set(['(idle)', '(program)', '(root)'])

/** Returns the samples of script and garbage collection, each with the time until the next one. */
export function samplesOf({ nodes, samples = [], timeDeltas = [], startTime }: CpuProfile, locate: Locate): Sampled[] {
  const frames = new Map(nodes.map(node => [node.id, node.callFrame]))
  let at = startTime
  return samples.flatMap((id, index) => {
    at += timeDeltas[index] ?? 0
    const frame = frames.get(id)
    if (!frame || notScript.has(frame.functionName)) return []
    return [{ at, time: timeDeltas[index + 1] ?? 0, ...locate(frame) }]
  })
}
