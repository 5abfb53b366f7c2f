import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { locations, slotBookings } from '../../../src/server/db/schema.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { planSlots } from '../../../src/rules/time/slots.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

describe('the slots of a location', () => {
  test('are a quarter of an hour long, in its zone, by day', async () => {
    const { payload } = await shop.to(readSlots, { params: { location: 'queen-west' }, query: { method: 'pickup' } })
    expect(payload.days[0]?.slots[0]).toEqual({
      id: '2026-11-21 10:30 am',
      start: '2026-11-21T10:30:00-05:00',
      end: '2026-11-21T10:45:00-05:00',
      available: true
    })
    expect(payload.days.map(day => day.date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28'
    ])
    for (const { date, slots } of payload.days) expect(slots.every(slot => slot.id.startsWith(date))).toBe(true)
  })

  test('are kept by no cache, for another shopper may take one at any moment', async () => {
    const { headers } = await shop.to(readSlots, { params: { location: 'small' }, query: { method: 'pickup' } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('follow the zone of the location', async () => {
    const [first] = await shop.slotsAt('calgary')
    expect(first).toMatchObject({ id: '2026-11-21 09:00 am', start: '2026-11-21T09:00:00-07:00' })
  })

  test('need a method', async () => {
    const asked = (query: Record<string, string>) => shop.to(readSlots, { params: { location: 'queen-west' }, query })
    expect((await asked({})).failure.fields).toEqual({ method: 'required' })
    expect((await asked({ method: 'drone' })).failure.fields).toEqual({ method: 'choice' })
  })

  test.each<Method>(['pickup', 'curbside', 'delivery'])('of %s are those of the rule', async method => {
    for (const row of await shop.db.select().from(locations)) {
      const planned = planSlots(row, method, { length: row.slotMinutes, daysAhead: 7 }, shop.time.now.getTime())
      const served = await shop.slotsAt(row.slug, method)
      expect(served.map(({ id, start, end }) => ({ id, start: Date.parse(start), end: Date.parse(end) }))).toEqual(
        planned
      )
    }
  })

  test('have the offset of their zone on either side of a clock change', async () => {
    const inTime = shop.time.now
    shop.time.now = new Date('2026-10-31T15:00:00Z')
    const starts = (await shop.slotsAt('small')).map(slot => slot.start)
    shop.time.now = inTime
    expect(starts).toContain('2026-10-31T18:00:00-04:00')
    expect(starts).toContain('2026-11-01T18:00:00-05:00')
  })

  test('are none while no order would be taken (SPEC C18)', async () => {
    const inTime = shop.time.now
    // 11 pm in Toronto, where ordering after hours is off, and 9 pm in Calgary, where it is on.
    shop.time.now = new Date('2026-11-22T04:00:00Z')
    const [off, on] = await Promise.all([shop.slotsAt('queen-west'), shop.slotsAt('calgary')])
    shop.time.now = inTime
    expect(off).toEqual([])
    expect(on[0]?.id).toBe('2026-11-22 09:00 am')
  })
})

describe('a location’s first slot with room, in the API', () => {
  const slug = 'small'
  const own = async () => {
    const [row] = await shop.db.select().from(locations).where(eq(locations.slug, slug))
    if (row === undefined) throw new Error('There is no such store.')
    return row
  }
  const before = { isEnabled: false }
  afterEach(async () => {
    await shop.db.delete(slotBookings)
    await shop.db.update(locations).set({ curbsideSettings: before }).where(eq(locations.slug, slug))
  })

  /** Books places of the first slots of the store. */
  async function book(count: number, taken = 2) {
    const { id: locationId } = await own()
    const slots = await shop.slotsAt(slug)
    const rows = slots
      .slice(0, count)
      .map(({ start }) => ({ locationId, method: 'pickup' as const, slotStart: new Date(start), taken }))
    await shop.db.insert(slotBookings).values(rows)
    return slots
  }

  /** Returns it as it is sent with the business and with the location, which must be the same. */
  async function sent() {
    const { payload } = await shop.to(readBusiness)
    const { payload: location } = await shop.to(readLocation, { params: { location: slug } })
    const found = payload.locations.find(one => one.slug === slug)
    expect(found).toEqual(location)
    expect(payload.locations.filter(one => one.slug !== slug && one.firstSlots)).toEqual([])
    return location.firstSlots
  }

  test('is left out while the very first one has room, so that replies keep their ETags', async () => {
    const etag = async () => (await shop.to(readBusiness)).headers.get('etag')
    const kept = await etag()
    await book(5, 1)
    expect(await sent()).toBeUndefined()
    expect(await etag()).toBe(kept)
    const inTime = shop.time.now
    shop.time.now = new Date(inTime.getTime() + 20 * 60_000)
    expect(await etag()).toBe(kept)
    shop.time.now = inTime
  })

  test('skips the full ones, for curbside too, which shares their places, and with its own cut-off', async () => {
    const slots = await book(3)
    expect(await sent()).toEqual({ pickup: slots[3]?.start })
    const curbside = (orderCutOff: string | null) =>
      shop.db
        .update(locations)
        .set({ curbsideSettings: { isEnabled: true, orderCutOff } })
        .where(eq(locations.slug, slug))
    await curbside(null)
    expect(await sent()).toEqual({ pickup: slots[3]?.start, curbside: slots[3]?.start })
    await curbside('10:00')
    expect(await sent()).toEqual({ pickup: slots[3]?.start })
  })

  test('is null if all are full', async () => {
    await book(1000)
    expect(await sent()).toEqual({ pickup: null })
  })

  test('is free again when the first one is', async () => {
    await book(1)
    await shop.db.update(slotBookings).set({ taken: 1 })
    expect(await sent()).toBeUndefined()
  })
})
