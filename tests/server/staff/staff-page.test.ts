import { describe, expect, test } from 'vitest'
import { readLocation } from '../../../src/contract/store/location.ts'
import { listenFromNow } from '../support/process/listen.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const locationId = (await shop.to(readLocation, { params: { location: 'queen-west' } })).payload.id

describe('the staff’s orders of a location', () => {
  test('are those under way, the earliest slot first, or the ones that have ended, the last first', async () => {
    const [one, two, three] = [await shop.placed(), await shop.placed(), await shop.placed()]
    await shop.complete(two.id)
    await shop.bring(one.id, 'cancelled')
    const idsOf = async (state: string) =>
      (await shop.staffOrders(state)).payload.orders
        .map(({ id }) => id)
        .filter(id => [one, two, three].some(order => order.id === id))
    expect(await idsOf('open')).toEqual([three.id])
    expect(await idsOf('ended')).toEqual([one.id, two.id])
    const slots = (await shop.staffOrders('open')).payload.orders.map(({ slot }) => Date.parse(slot.start))
    expect(slots).toEqual(slots.toSorted((a, b) => a - b))
    expect((await shop.staffOrders('open', 'calgary')).payload.orders).toEqual([])
    expect((await shop.staffOrders('all')).failure).toMatchObject({ code: 'invalid', fields: { state: 'choice' } })
    expect((await shop.staffOrders('open', 'nowhere')).status).toBe(404)
  })

  test('are announced on their own unguessable channel, whatever changes them', async () => {
    const { channel } = (await shop.staffOrders('open')).payload
    expect(channel).toMatch(/^staff\.[0-9a-f]{32}$/)
    expect((await shop.staffOrders('open', 'calgary')).payload.channel).not.toBe(channel)
    const stream = await listenFromNow(shop.url, { channels: channel })
    const order = await shop.placed('curbside')
    await stream.messages(1)
    await shop.bring(order.id, 'confirmed')
    await stream.messages(2)
    await shop.here(order.id)
    await stream.messages(3)
    await shop.cancel(order.id)
    expect((await stream.messages(4)).map(({ data }) => data.message)).toEqual(Array(4).fill({ type: 'orders' }))
    stream.close()
  })
})

describe('the staff’s shelf', () => {
  test('is found by words of the name or brand, in the language of the caller', async () => {
    const found = (await shop.shelf('zeb')).payload.listings
    expect(found).toMatchObject([{ name: 'Zebra', brand: 'House', variantName: '3.5 g', available: true }])
    const french = (await shop.shelf('house zèb', { locale: 'fr-CA' })).payload.listings
    expect(french.map(({ name, variantName }) => [name, variantName])).toEqual([['Zèbre', '3,5 g']])
    expect((await shop.shelf('100%')).payload.listings).toEqual([])
    expect((await shop.shelf()).payload.listings.length).toBeGreaterThan(5)
    expect((await shop.shelf('x'.repeat(81))).failure.fields).toEqual({ q: 'too_long' })
  })

  test('is set, and clients viewing the store are informed of the remaining stock', async () => {
    const stream = await listenFromNow(shop.url, { channels: `location.${locationId}` })
    const variant = await shop.sizeOf('mango')
    const { payload } = await shop.stock('mango', { stock: 2, available: true })
    expect(payload).toMatchObject({ variant, stock: 2, available: true, name: 'Mango' })
    await shop.stock('mango', { stock: 2, available: false })
    const heard = (await stream.messages(2)).map(({ data }) => data.message)
    expect(heard).toMatchObject([
      { type: 'stock', variant, stock: 2, available: true },
      { type: 'stock', variant, stock: 2, available: false }
    ])
    stream.close()
    expect((await shop.stock('at-small', { stock: 1, available: true })).status).toBe(404)
    expect((await shop.stock('mango', { stock: -1, available: true })).failure.fields).toEqual({ stock: 'number' })
  })

  test('announces the stock taken by an order and returned by a cancellation', async () => {
    const left = await shop.stockOf('grinder')
    const stream = await listenFromNow(shop.url, { channels: `location.${locationId}` })
    const order = await shop.placed()
    await stream.messages(1)
    await shop.bring(order.id, 'cancelled')
    const heard = (await stream.messages(2)).map(({ data }) => data.message)
    expect(heard).toMatchObject([
      { type: 'stock', stock: left - 1 },
      { type: 'stock', stock: left }
    ])
    stream.close()
  })
})

test('a store is opened and closed regardless of its hours, and clients viewing it are informed', async () => {
  const stream = await listenFromNow(shop.url, { channels: `location.${locationId}` })
  expect((await shop.open(false)).payload).toEqual({ isOpen: false, pausedUntil: null })
  expect((await shop.to(readLocation, { params: { location: 'queen-west' } })).payload.isOpen).toBe(false)
  expect((await shop.open(true)).payload).toEqual({ isOpen: true, pausedUntil: null })
  expect((await stream.messages(2)).map(({ data }) => data.message)).toEqual([
    { type: 'open', isOpen: false, pausedUntil: null },
    { type: 'open', isOpen: true, pausedUntil: null }
  ])
  stream.close()
})

test('all of it is the staff’s alone', async () => {
  const { headers } = await shop.makePerson(0)
  for (const not of [{}, headers, { Authorization: 'Bearer wrong' }] as Record<string, string>[]) {
    const answers = [
      await shop.staffOrders('open', 'queen-west', not),
      await shop.shelf('', {}, not),
      await shop.stock('mango', { stock: 9, available: true }, not),
      await shop.open(false, not)
    ]
    for (const { status, failure } of answers) expect([status, failure.code]).toEqual([401, 'unauthorized'])
  }
})
