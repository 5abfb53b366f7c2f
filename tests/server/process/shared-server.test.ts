import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts, carts, listings } from '../../../src/server/db/schema.ts'
import type { RunningServer } from '../../../src/server/start-options.ts'
import { sendOrder } from '../support/place-order.ts'
import { putBack, sharedServer } from '../support/process/shared-server.ts'

let server: RunningServer
beforeEach(async () => {
  server = await sharedServer()
  await putBack(server)
})

const rowsOf = async <Row>(statement: string): Promise<Row[]> =>
  ((await server.db.execute(sql.raw(statement))) as { rows: Row[] }).rows

/** Returns all rows of each table. */
async function content(): Promise<Record<string, unknown>> {
  const tables = await rowsOf<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const read = async ({ name }: { name: string }) => [name, await rowsOf(`select t::text from "${name}" t order by 1`)]
  return Object.fromEntries(await Promise.all(tables.map(read)))
}

test('A worker has one server for each set of options', async () => {
  expect(await sharedServer()).toBe(server)
  expect((await sharedServer({ proxies: 1 })).url).not.toBe(server.url)
})

test('Tables that were added to, changed, or emptied are as they were after they are put back', async () => {
  const before = await content()
  await sendOrder(server.url)
  await server.db.update(listings).set({ stock: 1 })
  await server.db.delete(accounts)
  expect(await content()).not.toEqual(before)
  await putBack(server)
  expect(await content()).toEqual(before)
})

test('Orders of each test have the same numbers', async () => {
  const numbers: string[] = []
  for (const _ of [1, 2]) {
    numbers.push((await sendOrder(server.url)).payload.number)
    await putBack(server)
  }
  expect(new Set(numbers).size).toBe(1)
})

test('A call that is still on its way is waited for, and undone afterwards', async () => {
  let finish = () => {}
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue('{"location":"queen-west",')
      finish = () => (stream.enqueue('"method":"pickup"}'), stream.close())
    }
  })
  const headers = { 'Content-Type': 'application/json' }
  const sent = fetch(`${server.url}/v1/carts`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  // By then the server has seen the first half.
  await fetch(`${server.url}/v1/business`)
  let isBack = false
  const back = putBack(server).then(() => (isBack = true))
  await fetch(`${server.url}/v1/business`)
  expect(isBack).toBe(false)
  finish()
  expect((await sent).status).toBe(201)
  await back
  expect(await server.db.$count(carts)).toBe(0)
})
