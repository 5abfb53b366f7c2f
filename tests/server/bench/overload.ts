import { setTimeout as pause } from 'node:timers/promises'
import { sendShoppers } from './shoppers.ts'
import type { Stage } from './stage.ts'
import { noTimes, type Row, rowsOfTimes } from './table.ts'

/** Number of concurrent shoppers, step by step, and the duration of each step in seconds. */
const [STEPS, SECONDS] = [[10, 50, 150, 300, 600], 6]

/** Sends more and more shoppers without pauses; measures the requests answered. */
export async function benchOverload({ port }: Stage): Promise<Row[]> {
  const rows: Row[] = []
  for (const step of STEPS) {
    const measured = noTimes()
    const begun = performance.now()
    const crowd = await sendShoppers(port, step, { each: 5, measured })
    await pause(SECONDS * 1000)
    await crowd.stop()
    const rate = (measured.times.length / (performance.now() - begun)) * 1000
    rows.push({ part: 'overload', what: `${step} clients`, value: `${rate.toFixed(0)} calls/s` })
    rows.push(...rowsOfTimes('overload', `${step} clients`, measured))
    const strange = [...measured.statuses.keys()].filter(status => (status < 200 || status > 299) && status !== 503)
    if (strange.length > 0)
      rows.push({ part: 'overload', what: `${step} clients: neither 2xx nor 503`, value: strange.join(', ') })
  }
  return rows
}
