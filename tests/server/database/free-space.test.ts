import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRead } from '../../../src/server/db/free-space.ts'
import { type RunningServer } from '../../../src/server/start-options.ts'
import { startServer } from '../../../src/server/start.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { placeOrder, readOrder } from '../../../src/contract/order/order.ts'
import { makeFolder } from '../support/process/child.ts'
import { call } from '../support/client.ts'
import { sendOrder } from '../support/place-order.ts'
import { makeEmbedded } from '../support/database/embedded.ts'
import { fixture } from '../support/database/seed.ts'

const { folder, remove } = await makeFolder()
const MB = 1024 * 1024
const logged: string[] = []
let free = 500 * MB
let server: RunningServer

beforeAll(async () => {
  const databaseFolder = join(folder, 'database')
  await makeEmbedded(databaseFolder)
  server = await startServer({
    databaseFolder,
    freeBytes: async () => free,
    seed: fixture,
    clock: () => new Date('2026-11-21T15:00:00Z'),
    log: line => void logged.push(line)
  })
})
afterAll(async () => {
  await server.close()
  await remove()
})

describe('an embedded database whose disk is almost full', () => {
  test('refuses what writes, reads on, and takes orders again once there is room, without a restart', async () => {
    const first = await sendOrder(server.url)
    expect(first.status).toBe(201)
    free = 64 * MB - 1
    for (let round = 0; round < 3; round++) {
      const body = { location: 'queen-west', method: 'pickup' as const }
      const refused = await call(server.url, createCart, { body, query: { locale: 'en-CA' } })
      expect([refused.status, refused.failure.code]).toEqual([503, 'unavailable'])
      expect(refused.headers.get('retry-after')).toBe('30')
    }
    // Single statements are refused like transactions.
    const again = {
      cart: first.payload.id,
      version: 0,
      slot: 'x',
      tender: 'in_store' as const,
      customer: first.payload.customer
    }
    const headers = { 'Idempotency-Key': randomUUID() }
    expect((await call(server.url, placeOrder, { body: again, headers })).status).toBe(503)
    const params = { location: 'queen-west' }
    expect((await call(server.url, readMenu, { params })).status).toBe(200)
    expect((await call(server.url, readOrder, { params: { order: first.payload.id } })).status).toBe(200)
    free = 64 * MB
    expect((await sendOrder(server.url)).status).toBe(201)
    expect(logged.map(line => line.slice(0, 30))).toEqual([
      'The disk is almost full: less ',
      'Disk space is available again:'
    ])
  })

  test('distinguishes reads from writes', () => {
    for (const statement of [
      'select 1',
      ' (select 1) union (select 2)',
      'with a as (select 1) select * from a',
      'SHOW all'
    ])
      expect([statement, isRead(statement)]).toEqual([statement, true])
    for (const statement of [
      'insert into a values (1)',
      'update a set b = 1',
      'delete from a',
      'select * from a for update',
      'select * from a FOR NO KEY UPDATE of a',
      'select * from a for key share',
      'with a as (insert into b values (1) returning *) select * from a',
      'create table a ()',
      ''
    ])
      expect([statement, isRead(statement)]).toEqual([statement, false])
  })
})
