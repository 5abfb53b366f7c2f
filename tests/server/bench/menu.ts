import { openClient, type RawClient, writeCall } from './raw-client.ts'
import type { Stage } from './stage.ts'
import { noteCall, noTimes, type Row, rowsOfTimes } from './table.ts'

/** Requests per second, and duration in seconds. */
const [RATE, SECONDS] = [500, 20]

/** Measures the first page of a menu at a fixed request rate, and the bytes of a whole first visit. */
export const benchMenu = async (stage: Stage): Promise<Row[]> => [
  ...(await benchRate(stage)),
  ...(await weighMenu(stage))
]

/** Measures the delay of each first page from its scheduled time. */
async function benchRate({ port }: Stage): Promise<Row[]> {
  const call = writeCall('GET', '/v1/locations/queen-west/menu?locale=en-CA', {
    'Accept-Encoding': 'gzip, deflate, br'
  })
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

/** Counts the requests and compressed bytes of the whole menu. */
async function weighMenu({ port }: Stage): Promise<Row[]> {
  const read = async (encoding: string) => {
    const sizes: number[] = []
    for (let after: string | null = ''; after !== null;) {
      const path = `/v1/locations/queen-west/menu?locale=en-CA${after && `&after=${after}`}`
      const answer = await fetch(`http://localhost:${port}${path}`, { headers: { 'Accept-Encoding': encoding } })
      const { payload } = (await answer.json()) as { payload: { next: string | null } }
      sizes.push(Number(answer.headers.get('content-length')))
      after = payload.next
    }
    return sizes
  }
  const rows: Row[] = []
  for (const encoding of ['gzip', 'br']) {
    const sizes = await read(encoding)
    const kilobytes = sizes.map(size => (size / 1000).toFixed(0))
    const sum = sizes.reduce((total, size) => total + size, 0) / 1000
    const value = `${sizes.length} calls, ${sum.toFixed(0)} kB (${kilobytes.join(' + ')})`
    rows.push({ part: 'menu', what: `a first visit, ${encoding}`, value })
  }
  return rows
}
