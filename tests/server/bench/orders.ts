import type { Job } from './job.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openByHand } from './by-hand.ts'
import { openClient, writeCall } from './raw-client.ts'
import type { Stage } from './stage.ts'
import type { Row } from './table.ts'

const CLIENTS = 8
const ROUND = 600

/** Rounds before the first that counts: by then both run compiled code, as a process does that has run for a while. */
const WARM_UP = 5

/**
 * Places orders by hand and through the server alternately, on one Postgres; reports the orders per second of both, and
 * of the server until the last email was sent. Each way finishes its work before the other begins.
 */
export async function benchOrders({ url, port }: Stage, rounds: number): Promise<Row[]> {
  const db = new pg.Client({ connectionString: url })
  db.on('error', () => {})
  await db.connect()
  const byHand = await Promise.all(Array.from({ length: CLIENTS }, () => openByHand(url)))
  const bare = byHand.map(({ place }) => place)
  const served = await throughServer(port)
  const rates: Rates = { byHand: [], server: [], withEmails: [] }
  for (let round = 1 - WARM_UP; round <= rounds; round++) {
    const hand = await measure(bare, await fillCarts(db, port, ROUND), () => forgetJobs(db))
    const server = await measure(served, await fillCarts(db, port, ROUND), () => jobsDone(db))
    // Postgres would update its statistics by itself within a minute.
    if (round === 0) await db.query('analyze')
    if (round <= 0) continue
    rates.byHand.push(hand.placed)
    rates.server.push(server.placed)
    rates.withEmails.push(server.settled)
  }
  await Promise.all(byHand.map(one => one.close()))
  await db.end()
  return rowsOf(rates)
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

/** Creates carts with two items each directly in the database, and assigns a slot to each. */
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

/** Orders placed per second, and orders per second including their follow-up jobs. */
interface Rate {
  placed: number
  settled: number
}

/** Runs all jobs, one at a time on each client, and waits for their follow-up work. */
async function measure(
  places: readonly ((job: Job) => Promise<void>)[],
  jobs: Job[],
  settle: () => Promise<void>
): Promise<Rate> {
  const begun = performance.now()
  const rate = () => (jobs.length / (performance.now() - begun)) * 1000
  const left = [...jobs]
  await Promise.all(
    places.map(async place => {
      for (let job = left.pop(); job !== undefined; job = left.pop()) await place(job)
    })
  )
  const placed = rate()
  await settle()
  return { placed, settled: rate() }
}

/** Deletes the jobs of orders placed by hand: nobody runs them, but the server's worker would try. */
async function forgetJobs(db: pg.Client): Promise<void> {
  await db.query(`delete from outbox where kind = 'hand'`)
  await until(db, `select from messages where number is null`)
}

/** Waits until the server has sent its emails and messages. */
const jobsDone = (db: pg.Client): Promise<void> =>
  until(db, `select from outbox union all select from messages where number is null`)

/** Waits until a query finds no more rows. */
async function until(db: pg.Client, found: string): Promise<void> {
  while ((await db.query(`select where exists (${found})`)).rowCount !== 0) await setTimeout(20)
}

interface Rates {
  byHand: number[]
  server: number[]
  withEmails: number[]
}

function rowsOf(rates: Rates): Row[] {
  const [hand, server] = [median(rates.byHand), median(rates.server)]
  return [
    { part: 'orders', what: `by hand, ${CLIENTS} clients`, value: `${hand.toFixed(0)}/s` },
    { part: 'orders', what: `server, ${CLIENTS} clients`, value: `${server.toFixed(0)}/s` },
    {
      part: 'orders',
      what: 'server, until the last letter is out',
      value: `${median(rates.withEmails).toFixed(0)}/s`
    },
    { part: 'orders', what: 'server beside by hand', value: `${((100 * server) / hand).toFixed(0)} %` }
  ]
}

/** A unique client address and phone number for each cart. */
const addressOf = (cart: string): string =>
  cart
    .slice(0, 8)
    .match(/../g)
    ?.map(part => Number.parseInt(part, 16))
    .join('.') ?? ''
const phoneOf = (cart: string): string => `${2_000_000_000 + (Number.parseInt(cart.slice(8, 15), 16) % 1_000_000_000)}`

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
