import { openClient, type RawClient, writeCall } from './raw-client.ts'
import type { Stage } from './stage.ts'
import { noteCall, noTimes, type Row, rowsOfTimes } from './table.ts'

/** Calls a second, for so many seconds. */
const [RATE, SECONDS] = [500, 20]

/** The first page of a menu at a rate that does not wait for answers: how late each is after it was due. */
export async function benchMenu({ port }: Stage): Promise<Row[]> {
  const call = writeCall('GET', '/v1/locations/queen-west/menu')
  const idle: RawClient[] = await Promise.all(Array.from({ length: 50 }, () => openClient(port)))
  const clients = [...idle]
  const measured = noTimes()
  const ask = async (due: number): Promise<void> => {
    const client = idle.pop() ?? (await open())
    const { status } = await client.send(call).catch(() => ({ status: 0 }))
    noteCall(measured, status, performance.now() - due)
    idle.push(client)
  }
  async function open(): Promise<RawClient> {
    const client = await openClient(port)
    clients.push(client)
    return client
  }
  for (let warm = 0; warm < 100; warm++) await clients[0]?.send(call)
  const begun = performance.now()
  const asked: Promise<void>[] = []
  while (asked.length < RATE * SECONDS) {
    const due = begun + (asked.length * 1000) / RATE
    if (due > performance.now()) await new Promise(done => setTimeout(done, 1))
    else asked.push(ask(due))
  }
  await Promise.all(asked)
  for (const client of clients) client.close()
  return rowsOfTimes('menu', `first page, ${RATE}/s for ${SECONDS} s`, measured)
}
