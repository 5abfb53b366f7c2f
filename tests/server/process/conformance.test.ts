import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { areas } from '../../../src/conformance/areas/index.ts'
import { closing, conform } from '../../../src/conformance/run.ts'
import { attempts, locations, orders } from '../../../src/server/db/schema.ts'
import { faults } from '../support/process/faults.ts'
import { fixture, makeProduct } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'
import { openWrongServer, right } from '../support/process/wrong-server.ts'

// A menu needs more than one page to have versions.
const crowd = Array.from({ length: 20 }, (_, at) => makeProduct(`crowd-${at}`, { limitClass: 'accessory' }))
const shop = await openShop({ ...fixture, products: [...fixture.products, ...crowd] })
const wrong = await openWrongServer(shop.url)
const names = areas.flatMap(area => area.points.map(point => point.name))

beforeEach(async () => {
  await shop.db.delete(attempts)
  wrong.state.fault = right
})

test('the reference server passes in every point, and has no open order afterwards', async () => {
  const results = await conform(shop.url, { staff: 'staff' })
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

test('a server without ETags on its public reads fails there', async () => {
  const name = 'Public reads carry an ETag'
  wrong.state.fault = faults[name] ?? right
  const [result] = await conform(wrong.url, {}, { only: name })
  expect(result).toMatchObject({ name, outcome: 'failed', why: expect.stringMatching(/\S/) })
})
