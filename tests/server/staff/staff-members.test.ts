import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { attempts, newId, orders, staffAudit, staffMembers } from '../../../src/server/db/schema.ts'
import { serverSecret } from '../../../src/server/db/server-secret.ts'
import { hashOf, newSecret } from '../../../src/server/people/sessions/secret.ts'
import { readStaffOrders, setOpen, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { startTestServer } from '../support/process/demo-server.ts'
import { fixture } from '../support/database/seed.ts'
import { call } from '../support/client.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Creates a staff member with their own token. */
async function hire(name: string) {
  const [id, token] = [newId(), newSecret()]
  await shop.db.insert(staffMembers).values({ id, name, tokenHash: hashOf(token), createdAt: shop.time.now })
  return { id, token, headers: bearer(token) }
}

const look = async (headers: Record<string, string>) => shop.staffOrders('open', 'queen-west', headers)

describe('a staff action', () => {
  test('is recorded: who, when, on which record, and whether it succeeded', async () => {
    const maya = await hire('Maya R.')
    const order = await shop.placed()
    await shop.db.delete(staffAudit)
    const bring = (status: 'confirmed' | 'completed', headers = maya.headers) =>
      shop.to(setOrderStatus, { params: { order: order.id }, body: { status }, headers })
    expect((await bring('confirmed')).status).toBe(200)
    expect((await bring('completed')).status).toBe(409)
    expect((await bring('completed', bearer('wrong'))).status).toBe(401)
    expect((await shop.stock('mango', { stock: 7, available: true }, maya.headers)).status).toBe(200)
    expect((await shop.open(false)).status).toBe(200)
    expect((await shop.open(true, maya.headers)).status).toBe(200)
    const [{ locationId } = {}] = await shop.db.select({ locationId: orders.locationId }).from(orders)
    const variantId = await shop.sizeOf('mango')
    const at = shop.time.now
    const by = { at, memberId: maya.id, memberName: 'Maya R.', locationId: null, orderId: null, variantId: null }
    const demo = { ...by, memberId: null, memberName: 'Demo' }
    const written = await shop.db.select().from(staffAudit)
    expect(written.map(({ id: _id, ...entry }) => entry)).toEqual(
      expect.arrayContaining([
        { ...by, action: 'order-status', orderId: order.id, detail: 'confirmed', ok: true },
        { ...by, action: 'order-status', orderId: order.id, detail: 'completed', ok: false },
        { ...by, action: 'stock', locationId, variantId, detail: '7, on the menu', ok: true },
        { ...demo, action: 'open', locationId, detail: 'closed', ok: true },
        { ...by, action: 'open', locationId, detail: 'open', ok: true }
      ])
    )
    expect(written).toHaveLength(5)
  })
})

describe('a token of the staff', () => {
  test('is one’s own, of which only a hash is kept, and opens nothing once it is revoked', async () => {
    const [maya, theo] = [await hire('Maya R.'), await hire('Theo')]
    expect([(await look(maya.headers)).status, (await look(theo.headers)).status]).toEqual([200, 200])
    await shop.db.update(staffMembers).set({ revokedAt: shop.time.now })
    await hire('Theo')
    expect([(await look(maya.headers)).status, (await look(theo.headers)).status]).toEqual([401, 401])
    expect(JSON.stringify(await shop.db.select().from(staffMembers))).not.toContain(maya.token)
  })

  test('opens the same channel as every other token, which identifies none of them', async () => {
    const maya = await hire('Maya R.')
    const { channel } = (await look(maya.headers)).payload
    expect((await shop.staffOrders('open')).payload.channel).toBe(channel)
    expect(await serverSecret(shop.db, 'staff-channels')).toBe(await serverSecret(shop.db, 'staff-channels'))
    const secrets = await Promise.all(Array.from({ length: 8 }, () => serverSecret(shop.db, 'raced')))
    expect(new Set(secrets).size).toBe(1)
  })
})

describe('tokens that are guessed', async () => {
  const time = { now: new Date('2026-11-21T15:00:00Z') }
  const token = 'maya-has-a-long-enough-token'
  const server = await startTestServer({
    seed: fixture,
    clock: () => time.now,
    proxies: 1,
    staffTokens: [{ name: 'Maya R.', token }]
  })
  afterAll(() => server.close())

  const ask = (word: string, from: string) =>
    call(server.url, readStaffOrders, {
      params: { location: 'queen-west' },
      query: { state: 'open', locale: 'en-CA' },
      headers: { ...bearer(word), 'X-Forwarded-For': from }
    })
  const statusOf = async (word: string, from: string) => (await ask(word, from)).status

  test('are refused after twenty from one address, even if sent simultaneously, with a Retry-After header', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`guess-${index}`, '203.0.113.1')))
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(20)
    expect(statuses.filter(status => status === 429)).toHaveLength(20)
    const blocked = await ask(token, '203.0.113.1')
    expect([blocked.status, blocked.failure.code, blocked.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '600'
    ])
    time.now = new Date(time.now.getTime() + 10 * 60_000)
    expect(await statusOf(token, '203.0.113.1')).toBe(200)
  })

  test('shut out neither the staff at other addresses nor those who were in at the same one', async () => {
    expect(await statusOf(token, '203.0.113.2')).toBe(200)
    for (let guess = 0; guess < 21; guess++) await ask(`guess-${guess}`, '203.0.113.2')
    expect(await statusOf('wrong', '203.0.113.2')).toBe(429)
    expect(await statusOf(token, '203.0.113.2')).toBe(200)
    expect(await statusOf(token, '203.0.113.3')).toBe(200)
  })

  test('are counted over all servers of the database, where a right one leaves nothing', async () => {
    const others = { log: () => {}, folders: { scripts: '', pages: '' }, proxies: 1 }
    const staffTokens = [{ name: 'Maya R.', token }]
    const other = createApp({ ...others, db: server.db, clock: () => time.now, staffTokens })
    const statusAtOther = async (word: string) => {
      const headers = { ...bearer(word), 'X-Forwarded-For': '203.0.113.6' }
      const path = readStaffOrders.path.replace(':location', 'queen-west')
      return (await other.request(`/v1${path}?state=open`, { headers })).status
    }
    await server.db.delete(attempts)
    expect([await statusOf(token, '203.0.113.6'), await statusAtOther(token)]).toEqual([200, 200])
    expect(await server.db.select().from(attempts)).toEqual([])
    const [here, elsewhere] = ['203.0.113.6', '203.0.113.7']
    for (let guess = 0; guess < 10; guess++) {
      expect([await statusOf('wrong', here), await statusAtOther('wrong')]).toEqual([401, 401])
    }
    expect([await statusOf('wrong', here), await statusAtOther('wrong')]).toEqual([429, 429])
    // A member who has signed in at a server stays signed in there, and other addresses are not affected.
    expect([await statusOf(token, here), await statusAtOther(token)]).toEqual([200, 200])
    expect(await statusOf('wrong', elsewhere)).toBe(401)
  })

  test('are no tokens of the demo behind a proxy, where it is not on', async () => {
    expect(await statusOf('staff', '203.0.113.4')).toBe(401)
  })

  test('are not counted where right ones come, however many', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, () => statusOf(token, '203.0.113.5')))
    expect(new Set(many)).toEqual(new Set([200]))
    const set = { params: { location: 'queen-west' }, body: { isOpen: true }, headers: {} }
    expect((await call(server.url, setOpen, set)).status).toBe(401)
  })
})
