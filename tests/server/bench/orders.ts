import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startCluster } from '../support/postgres/cluster.ts'
import { findPostgres } from '../support/postgres/find.ts'
import { openByHand } from './by-hand.ts'
import { openClient, writeCall } from './raw-client.ts'

/** An order to be placed: its cart is filled, its time is chosen. */
export interface Job {
  cart: string
  location: string
  slot: { id: string; start: string; end: string }
}

const CLIENTS = 8
const ROUND = 600

/** Places orders by hand and through the server in turns, on one Postgres, and says how many a second each way took. */
export async function benchOrders(rounds: number): Promise<void> {
  const programs = await findPostgres()
  if (programs === undefined) throw new Error('The bench of orders needs a Postgres.')
  const cluster = await startCluster(programs)
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
    execArgv: [
      '--import',
      'tsx',
      ...(process.env['BENCH_PROFILE'] ? ['--cpu-prof', '--cpu-prof-dir', process.env['BENCH_PROFILE']] : [])
    ],
    env: { ...process.env, DATABASE_URL: cluster.url }
  })
  try {
    const port = await new Promise<number>(done => child.once('message', message => done(Number(message))))
    const db = new pg.Client({ connectionString: cluster.url })
    db.on('error', () => {})
    await db.connect()
    const byHand = await Promise.all(Array.from({ length: CLIENTS }, () => openByHand(cluster.url)))
    const bare = byHand.map(({ place }) => place)
    const served = await throughServer(port)
    const rates: Record<string, number[]> = { 'by hand': [], server: [] }
    for (let round = 0; round <= rounds; round++) {
      for (const [name, places] of [
        ['by hand', bare],
        ['server', served]
      ] as const) {
        const rate = await measure(places, await fillCarts(db, port, ROUND))
        // The first round warms both up.
        if (round > 0) rates[name]?.push(rate)
      }
    }
    report(rates)
    await Promise.all(byHand.map(one => one.close()))
    await db.end()
  } finally {
    child.disconnect()
    await cluster.stop()
  }
}

async function throughServer(port: number): Promise<((job: Job) => Promise<void>)[]> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openClient(port)))
  return clients.map(client => async ({ cart, slot }: Job) => {
    const customer = {
      first_name: 'Ada',
      last_name: 'Byron',
      phone: phoneOf(cart),
      email: `${cart.slice(0, 12)}@shop.example`
    }
    const body = JSON.stringify({ cart, version: 0, customer, slot: slot.id, tender: 'in_store' })
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': addressOf(cart)
    }
    const answer = await client.send(writeCall('POST', '/v1/orders', headers, body))
    if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.body.slice(0, 300)}`)
  })
}

/** Fills carts with two things each, behind the server's back, and gives each a time. */
async function fillCarts(db: pg.Client, port: number, count: number): Promise<Job[]> {
  const {
    rows: [location]
  } = await db.query<{ id: string }>(`select id from locations where slug = 'queen-west'`)
  if (location === undefined) throw new Error('There is no store.')
  const reply = await fetch(`http://127.0.0.1:${port}/v1/locations/queen-west/slots?method=pickup`)
  const { payload } = (await reply.json()) as { payload: { days: { slots: Job['slot'][] }[] } }
  const slots = payload.days.slice(1).flatMap(day => day.slots)
  const carts = Array.from({ length: count }, () => randomBytes(16).toString('hex'))
  await db.query(`insert into carts (id, location_id, method) select unnest($1::text[]), $2, 'pickup'`, [
    carts,
    location.id
  ])
  await db.query(
    `insert into cart_lines (id, cart_id, variant_id, quantity)
     select md5(random()::text || cart || variant), cart, variant, 1 from unnest($1::text[]) as cart
     cross join lateral (select id as variant from variants where cart <> '' order by random() limit 2) as two`,
    [carts]
  )
  return carts.map((cart, at) => ({
    cart,
    location: location.id,
    slot: slots[at % slots.length] ?? { id: '', start: '', end: '' }
  }))
}

/** Runs all jobs, one at a time on each client, and gives how many a second that makes. */
async function measure(places: readonly ((job: Job) => Promise<void>)[], jobs: Job[]): Promise<number> {
  const begun = performance.now()
  const left = [...jobs]
  await Promise.all(
    places.map(async place => {
      for (let job = left.pop(); job !== undefined; job = left.pop()) await place(job)
    })
  )
  return (jobs.length / (performance.now() - begun)) * 1000
}

function report(rates: Record<string, number[]>): void {
  const median = (list: number[] = []) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [hand, server] = [median(rates['by hand']), median(rates['server'])]
  console.log(
    `orders a second, ${CLIENTS} clients: by hand ${hand.toFixed(0)}, server ${server.toFixed(0)} (${((100 * server) / hand).toFixed(0)} %)`
  )
}

/** A client address and a phone number of its own for each cart. */
const addressOf = (cart: string): string =>
  cart
    .slice(0, 8)
    .match(/../g)
    ?.map(part => Number.parseInt(part, 16))
    .join('.') ?? ''
const phoneOf = (cart: string): string => `${2_000_000_000 + (Number.parseInt(cart.slice(8, 15), 16) % 1_000_000_000)}`
