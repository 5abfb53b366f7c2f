import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sendShoppers } from './shoppers.ts'
import type { Stage } from './stage.ts'
import { noTimes, type Row, rowsOfTimes } from './table.ts'

/** Number of memory samples. */
const LOOKS = 10

/** Measures the server's memory while a few shoppers browse and order for some minutes. */
export async function benchMemory({ port, pid }: Stage, minutes: number): Promise<Row[]> {
  const measured = noTimes()
  const crowd = await sendShoppers(port, 8, { each: 10, measured })
  const sizes: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    await pause((minutes * 60_000) / LOOKS)
    sizes.push(await residentMegabytes(pid))
  }
  await crowd.stop()
  return [
    {
      part: 'memory',
      what: `resident, each ${((minutes * 60) / LOOKS).toFixed(0)} s`,
      value: `${sizes.map(size => size.toFixed(0)).join(' ')} MB`
    },
    ...rowsOfTimes('memory', 'shoppers', measured)
  ]
}

/** Returns the resident memory of a process, as reported by Linux. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
