import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readOrder } from '../../src/contract/order/order.ts'
import { openBalancer } from '../server/support/process/balancer.ts'
import { type Child, startChild } from '../server/support/process/child.ts'
import { call } from '../server/support/client.ts'
import { sendOrder } from '../server/support/place-order.ts'
import { startCluster } from '../server/support/postgres/cluster.ts'
import { findPostgres } from '../server/support/postgres/find.ts'

const programs = await findPostgres()
const cluster = programs === undefined ? undefined : await startCluster(programs)
const balancer = await openBalancer()
const running = new Set<Child>()
afterAll(async () => {
  await Promise.all([...running].map(child => child.end('SIGKILL')))
  await balancer.close()
  await cluster?.stop()
})

/** Starts a server on the shared database and adds it to the balancer once it is ready. */
async function open(databaseUrl: string): Promise<Child> {
  const child = await startChild({ DATABASE_URL: databaseUrl, ABUSE_LIMITS: '100000' })
  running.add(child)
  expect((await fetch(`${child.url}/readyz`)).status).toBe(200)
  balancer.add(child.url)
  return child
}

/** Takes a server out of the balancer and stops it. */
async function retire(child: Child): Promise<void> {
  await balancer.drain(child.url)
  running.delete(child)
  expect(await child.end('SIGTERM')).toBe(0)
}

/** Allows any number of orders: nothing is sold out, and no slot is full. */
async function fillShelves(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update listings set stock = 100000 where stock > 0')
  await client.query('update locations set slot_capacity = 100000')
  await client.end()
}

test('two servers are replaced one after the other while shoppers order, and no call fails', async ({ skip }) => {
  if (cluster === undefined) return skip('there is no Postgres')
  const old = [await open(cluster.url), await open(cluster.url)]
  await fillShelves(cluster.url)
  const placed: string[] = []
  const over = new AbortController()
  const shopper = async () => {
    while (!over.signal.aborted) {
      const { status, payload } = await sendOrder(balancer.url)
      expect(status).toBe(201)
      placed.push(payload.id)
    }
  }
  /** Waits until `more` further orders were placed. */
  const orders = (more: number) => {
    const until = placed.length + more
    return expect.poll(() => placed.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(until)
  }
  const shoppers = Promise.all([shopper(), shopper(), shopper()])
  const replaced = (async () => {
    for (const child of old) {
      await orders(5)
      await retire(child)
      await orders(5)
      await open(cluster.url)
    }
    await orders(5)
  })().finally(() => over.abort())
  await Promise.all([shoppers, replaced])
  const read = await Promise.all(
    placed.map(order => call(balancer.url, readOrder, { params: { order } }).then(({ status }) => status))
  )
  expect(read).toEqual(placed.map(() => 200))
  expect(new Set(placed).size).toBe(placed.length)
})
