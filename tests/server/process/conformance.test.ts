import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFeedKey } from '../../../src/contract/feed/feed-keys.ts'
import { areas } from '../../../src/conformance/areas/index.ts'
import { closing, conform } from '../../../src/conformance/run.ts'
import { attempts, feedKeys, locations, orders } from '../../../src/server/db/schema.ts'
import { faults } from '../support/process/faults.ts'
import { fixture, makeProduct } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'
import { openWrongServer, right } from '../support/process/wrong-server.ts'

// A menu needs more than one page to have versions.
const crowd = Array.from({ length: 20 }, (_, at) => makeProduct(`crowd-${at}`, { limitClass: 'accessory' }))
const shop = await openShop({ ...fixture, products: [...fixture.products, ...crowd] })
const wrong = await openWrongServer(shop.url)
const { payload: made } = await shop.to(createFeedKey, {
  body: { name: 'Check', scopes: ['catalog', 'stock', 'orders'], locations: null },
  headers: { Authorization: 'Bearer staff' }
})
const feedKey = made.secret
const names = areas.flatMap(area => area.points.map(point => point.name))

beforeEach(async () => {
  await shop.db.delete(attempts)
  wrong.state.fault = right
})

test('the reference server passes in every point, and has no open order afterwards', async () => {
  const results = await conform(shop.url, { staff: 'staff', feedKey })
  expect(results.filter(one => one.outcome !== 'ok').map(({ name, why }) => [name, why])).toEqual([])
  expect(closing(results)).toBe(`${names.length} passed, 0 failed, 0 skipped`)
  expect((await shop.db.select().from(orders)).map(order => order.status)).toEqual(['cancelled'])
})

describe('where every store is open', () => {
  const only = 'A closed store without after-hours ordering refuses orders with 409 `closed`'
  const setShut = (isOpen: boolean) => shop.db.update(locations).set({ isOpen }).where(eq(locations.slug, 'shut'))

  beforeEach(async () => void (await setShut(true)))
  afterEach(async () => void (await setShut(false)))

  test('one is closed for a moment by the staff’s token', async () => {
    const [result] = await conform(shop.url, { staff: 'staff' }, { only })
    expect(result).toMatchObject({ outcome: 'ok' })
    expect((await shop.db.select().from(locations)).map(one => one.isOpen)).toEqual([true, true, true, true])
  })

  test('ordering while closed is left out without one, and it is said why', async () => {
    const [result] = await conform(shop.url, {}, { only })
    expect(result).toMatchObject({ outcome: 'skipped', why: expect.stringContaining('--staff TOKEN') })
  })
})

test('the feed is left out without a key, and with one that may do nothing of it, and it is said why', async () => {
  const isOfFeed = ({ area }: { area: string }) => area === 'Feed'
  const without = (await conform(shop.url)).filter(isOfFeed)
  expect(new Set(without.map(({ outcome, why }) => `${outcome}: ${why}`))).toEqual(
    new Set(['skipped: no key of the feed; pass one with --feed-key'])
  )
  await shop.db.update(feedKeys).set({ scopes: ['stock'] })
  const [list] = (
    await conform(shop.url, { feedKey }, { only: 'A store’s list for the feed has each size once' })
  ).filter(isOfFeed)
  expect(list).toMatchObject({ outcome: 'skipped', why: expect.stringContaining('may not call GET') })
  await shop.db.update(feedKeys).set({ scopes: ['catalog', 'stock', 'orders'] })
})

test('a server without ETags on its public reads fails there', async () => {
  const name = 'Public reads carry an ETag'
  wrong.state.fault = faults[name] ?? right
  const [result] = await conform(wrong.url, {}, { only: name })
  expect(result).toMatchObject({ name, outcome: 'failed', why: expect.stringMatching(/\S/) })
})
