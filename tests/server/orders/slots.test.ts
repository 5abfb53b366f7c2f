import { describe, expect, test } from 'vitest'
import { locations } from '../../../demo/server/db/schema.ts'
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
