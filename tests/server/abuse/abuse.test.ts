import { beforeEach, describe, expect, test } from 'vitest'
import { newId, orders, slotBookings } from '../../../src/server/db/schema.ts'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { createPublish } from '../../../src/server/events/publish.ts'
import { cancelHeld } from '../../../src/server/ordering/orders/place/hold.ts'
import { createBackgroundJobs } from '../../../src/server/jobs/background-jobs.ts'
import { intoMailbox } from '../../../src/server/mail/send.ts'
import { cancelOrder, readOrder } from '../../../src/contract/order/order.ts'
import { readStaffOrders, releaseHold, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { peopleOf } from '../support/people.ts'
import { ada, openShop } from '../support/shop.ts'

/** The address of a store's own network. */
const kiosk = '198.51.100.1'
const challenge = { verify: (token: string) => Promise.resolve(token === 'a person') }
const shop = await openShop(undefined, { proxies: 1, challenge, limits: { trusted: [kiosk] } })
const people = peopleOf(shop)
const staff = { Authorization: 'Bearer staff' }
const start = new Date('2026-11-21T15:00:00Z')
const { db } = shop

let network = 0
let nobody = 0
/** Returns the header of a new client network. */
const elsewhere = () => ({ 'X-Forwarded-For': `203.0.113.${(network += 1)}` })
/** Returns a new customer. */
const somebody = () => {
  nobody += 1
  return { ...ada, email: `n${nobody}@mail.example`, phone: `+1 416 555 ${1000 + nobody}` }
}

beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
  await db.delete(orders)
  await db.delete(slotBookings)
  await shop.setListing('grinder', { stock: 500 })
})

type Customer = typeof ada

/** Places an order for a grinder, to be paid in the store. */
async function order(customer: Customer, headers: Record<string, string> = {}, query = {}) {
  const cart = await shop.cartWith({ grinder: 1 })
  return shop.send(await shop.orderFor(cart, { customer }), undefined, query, headers)
}

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await work())
  return results
}

/** Returns the hold of an order as staff see it. */
async function holdOf(id: string) {
  const filling = { params: { location: 'queen-west' }, query: { state: 'open' }, headers: staff }
  return (await shop.to(readStaffOrders, filling)).payload.orders.find(one => one.id === id)?.hold
}

describe('open orders to be paid in the store', () => {
  /** Signs in to a new account. */
  async function enter() {
    const account = await people.settle()
    return { contact: { ...ada, email: account.email }, session: await people.enter(account.email) }
  }

  test('of an account are five: the next is refused with what to do, and nothing of it is taken', async () => {
    const { contact, session } = await enter()
    const orderMore = (query = {}, customer = contact) => order(customer, { ...elsewhere(), ...session }, query)
    const placed = await times(5, () => orderMore())
    expect(placed.map(one => one.status)).toEqual([201, 201, 201, 201, 201])
    const left = await shop.stockOf('grinder')
    const again = [await orderMore({}, somebody()), await orderMore({ locale: 'fr-CA' })]
    expect(again.map(({ status, failure }) => [status, failure.code])).toEqual([
      [429, 'rate_limited'],
      [429, 'rate_limited']
    ])
    expect(again[0]?.failure.message).toContain('Pay for this one by card, or call the store.')
    expect(again[1]?.failure.message).toContain('Payez celle-ci par carte')
    expect(again[0]?.headers.get('retry-after')).toBe('1200')
    expect(await shop.stockOf('grinder')).toBe(left)
    await shop.to(cancelOrder, {
      params: { order: placed[0]?.payload.id ?? '' },
      body: { reason: null },
      headers: session
    })
    expect((await orderMore()).status).toBe(201)
  })

  test('with someone else’s contact details lock no one out: guest orders are held, and the owner’s account is unaffected', async () => {
    const { contact, session } = await enter()
    await times(6, () => order(contact, elsewhere()))
    const spellings = [
      { ...contact, email: contact.email.toUpperCase(), phone: '+1 416 555 9999' },
      { ...contact, email: 'other@shop.example', phone: '416.555.0123' }
    ]
    for (const customer of spellings) {
      const { status, payload } = await order(customer, elsewhere())
      expect([status, (await holdOf(payload.id))?.reason]).toEqual([201, 'contact'])
    }
    shop.time.now = new Date('2026-11-21T16:30:00Z')
    expect((await holdOf((await order(contact, elsewhere())).payload.id))?.reason).toBe('contact')
    const own = await order(contact, { ...elsewhere(), ...session })
    expect([own.status, await holdOf(own.payload.id)]).toEqual([201, null])
  })

  test('of one account or from one client address are no more when many are placed at the same moment', async () => {
    const placedOf = async (list: [Customer, Record<string, string>][]) => {
      const carts = await Promise.all(list.map(() => shop.cartWith({ grinder: 1 })))
      const bodies = await Promise.all(carts.map((cart, at) => shop.orderFor(cart, { customer: list[at]?.[0] ?? ada })))
      const sent = bodies.map((body, at) => shop.send(body, undefined, {}, list[at]?.[1]))
      return (await Promise.all(sent)).filter(({ status }) => status === 201).length
    }
    const { session } = await enter()
    expect(await placedOf(Array.from({ length: 7 }, () => [somebody(), { ...elsewhere(), ...session }]))).toBe(5)
    const here = elsewhere()
    await times(38, () => order(somebody(), here))
    expect(await placedOf(Array.from({ length: 7 }, () => [somebody(), here]))).toBe(2)
  })

  test('from one client address are limited to forty for all recipients; a person passes by a challenge', async () => {
    const here = elsewhere()
    await times(40, () => order(somebody(), here))
    const refused = await order(somebody(), here)
    expect([refused.status, refused.failure.payload]).toEqual([429, { challenge: true }])
    expect(refused.failure.message).toContain('Sign in, pay by card, or call the store.')
    expect((await order(somebody(), { ...here, 'X-Challenge-Token': 'a person' })).status).toBe(201)
    expect((await order(somebody(), elsewhere())).status).toBe(201)
    const { contact, session } = await enter()
    expect((await order(contact, { ...here, ...session })).status).toBe(201)
  })

  test('may be more for an account that has picked up an order before', async () => {
    const account = await people.settle()
    const contact = { ...ada, email: account.email, phone: account.phone }
    const headers = { ...(await people.enter(account.email)), ...elsewhere() }
    const first = await order(contact, headers)
    const id = first.payload.id
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const)
      await shop.to(setOrderStatus, { params: { order: id }, body: { status }, headers: staff })
    const placed = await times(8, () => order(contact, headers))
    expect(new Set(placed.map(one => one.status))).toEqual(new Set([201]))
    expect(await holdOf(placed[7]?.payload.id ?? '')).toBeNull()
  })
})

describe('an order that looks suspicious', () => {
  /** Places the fourth order of a contact within an hour. */
  async function held() {
    await times(3, () => order(ada, elsewhere()))
    return (await order(ada, elsewhere())).payload
  }

  test('is placed but held, which staff see and its shopper does not', async () => {
    const placed = await held()
    expect(placed.status).toBe('placed')
    const read = await (await fetch(`${shop.url}/v1/orders/${placed.id}`)).text()
    expect(read).not.toContain('hold')
    expect(await holdOf(placed.id)).toEqual({ reason: 'contact', until: '2026-11-21T10:20:00-05:00' })
  })

  test('is no such one an hour later', async () => {
    await times(3, () => order(ada, elsewhere()))
    shop.time.now = new Date('2026-11-21T16:00:01Z')
    expect(await holdOf((await order(ada, elsewhere())).payload.id)).toBeNull()
  })

  test('is released by staff alone, once, and stays like any other', async () => {
    const { id } = await held()
    const release = (headers = {}) => shop.to(releaseHold, { params: { order: id }, body: { hold: null }, headers })
    expect((await release()).status).toBe(401)
    expect((await release(staff)).payload).toMatchObject({ status: 'placed', hold: null })
    expect((await release(staff)).status).toBe(200)
    await cancelAt('2026-11-21T16:00:00Z')
    expect((await shop.to(readOrder, { params: { order: id } })).payload.status).toBe('placed')
  })

  test('is released by being confirmed', async () => {
    const { id } = await held()
    await shop.to(setOrderStatus, { params: { order: id }, body: { status: 'confirmed' }, headers: staff })
    expect(await holdOf(id)).toBeNull()
    await cancelAt('2026-11-21T16:00:00Z')
    expect((await shop.to(readOrder, { params: { order: id } })).payload.status).toBe('confirmed')
  })

  test('is cancelled automatically after twenty minutes, and its stock is returned', async () => {
    const { id } = await held()
    const left = await shop.stockOf('grinder')
    await cancelAt('2026-11-21T15:19:59Z')
    expect(await shop.stockOf('grinder')).toBe(left)
    await cancelAt('2026-11-21T15:20:00Z')
    expect(await shop.stockOf('grinder')).toBe(left + 1)
    const { payload } = await shop.to(readOrder, { params: { order: id } })
    expect([payload.status, payload.cancelReason]).toEqual([
      'cancelled',
      'The store couldn’t confirm your order in time.'
    ])
    const { failure } = await shop.to(releaseHold, { params: { order: id }, body: { hold: null }, headers: staff })
    expect(failure.code).toBe('conflict')
  })

  test('is also one of many from a client address, but not from the stores’ own', async () => {
    const here = elsewhere()
    await times(15, () => order(somebody(), here))
    expect(await holdOf((await order(somebody(), here)).payload.id)).toMatchObject({ reason: 'address' })
    expect(await holdOf((await order(somebody(), elsewhere())).payload.id)).toBeNull()
    const inStore = { 'X-Forwarded-For': kiosk }
    await times(15, () => order(somebody(), inStore))
    expect(await holdOf((await order(somebody(), inStore)).payload.id)).toBeNull()
  })

  /** Runs the server's task of every minute at a given time. */
  async function cancelAt(time: string): Promise<void> {
    shop.time.now = new Date(time)
    const clock = () => shop.time.now
    const log = (line: string) => void shop.logged.push(line)
    const backgroundJobs = createBackgroundJobs(log)
    const { publish, relay } = createPublish(undefined)
    const rest = { db, clock, log, backgroundJobs, gateways: {}, publish, relay, limits: scaleLimits(1) }
    await cancelHeld({
      ...rest,
      send: intoMailbox(db, clock),
      canText: true,
      wakePictures: () => {},
      staffSecret: '',
      undoSeconds: 5,
      wake: shop.wake
    })
    await backgroundJobs.settled()
  }
})

describe('order emails', () => {
  test('always reach a customer who places only a few orders', async () => {
    const me = somebody()
    await times(5, () => order(me, elsewhere()))
    expect(await people.mailsTo(me.email)).toHaveLength(5)
  })

  test('do not flood an address: twelve an hour, however often orders are placed and cancelled', async () => {
    const victim = somebody()
    for (let index = 0; index < 10; index += 1) {
      const { payload } = await order(victim, elsewhere())
      await shop.to(cancelOrder, { params: { order: payload.id }, body: { reason: null } })
    }
    expect(await people.mailsTo(victim.email)).toHaveLength(12)
    shop.time.now = new Date('2026-11-21T16:00:00Z')
    await order(victim, elsewhere())
    expect(await people.mailsTo(victim.email)).toHaveLength(13)
  })
})

test('the client address of an order is stored only as hashes, of its wider networks too', async () => {
  await order(somebody(), { 'X-Forwarded-For': '203.0.113.77' })
  await order(somebody(), { 'X-Forwarded-For': '2001:db8:1:2::1' })
  const { client, clientSite: site, clientBlock: block } = orders
  const rows = await db.select({ client, site, block }).from(orders).orderBy(orders.number)
  const hash = expect.stringMatching(/^[\w-]{43}$/)
  expect(rows).toEqual([
    { client: hash, site: null, block: null },
    { client: hash, site: hash, block: hash }
  ])
})

test('open orders of guests are counted for an IPv6 customer’s /56 and /48 too, with more room', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  await times(3, () => order(somebody(), from('2001:db8:1:100::1')))
  const [row] = await db.select().from(orders)
  // The others are copied, which is faster.
  const copy = async (count: number, change: Partial<typeof orders.$inferInsert>) => {
    const rows = Array.from({ length: count }, () => {
      const fresh = newId()
      return { ...row, ...change, id: fresh, cartId: fresh, number: fresh, email: `${fresh}@mail.example`, phone: '' }
    })
    await db.insert(orders).values(rows as (typeof orders.$inferInsert)[])
  }
  await copy(2 * 40 - 3, { client: 'another /64' })
  expect((await order(somebody(), from('2001:db8:1:1ff::1'))).status).toBe(429)
  expect((await order(somebody(), from('2001:db8:1:200::1'))).status).toBe(201)
  await copy(2 * 40, { client: 'another /64', clientSite: 'another /56' })
  expect((await order(somebody(), from('2001:db8:1:300::1'))).status).toBe(429)
  expect((await order(somebody(), from('2001:db8:2:300::1'))).status).toBe(201)
})
