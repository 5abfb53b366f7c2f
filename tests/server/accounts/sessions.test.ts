import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, carts, orders, sessions } from '../../../src/server/db/schema.ts'
import { createCart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import { endpoints } from '../../../src/contract/http/endpoints.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { endSession, readSession } from '../../../src/contract/account/session.ts'
import { fixture, makeLocation } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const features = { loyalty: true, reviews: false, tips: false, effects: false }
const [, ...others] = fixture.locations
const shop = await openShop({ ...fixture, locations: [makeLocation({ features }), ...others] })

const start = new Date('2026-11-21T15:00:00Z')
beforeEach(() => {
  shop.time.now = start
})

const later = (minutes: number): void => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000)
}
const days = 24 * 60
const by = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` })
const accountOf = async (email: string): Promise<string> => {
  const [row] = await shop.db.select().from(accounts).where(eq(accounts.email, email))
  return row?.id ?? ''
}
const alex = await accountOf('alex.moreau@lindenandslate.example')
const camille = await accountOf('camille.roy@lindenandslate.example')

describe('reading a session', () => {
  test('returns the signed-in customer with their points', async () => {
    const token = await shop.signIn('alex')
    const { status, payload, headers, message } = await shop.to(readSession, { headers: by(token) })
    expect(status).toBe(200)
    expect(message).toBeUndefined()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(payload).toEqual({
      token,
      userDetails: {
        token,
        firstName: 'Alex',
        lastName: 'Moreau',
        email: 'alex.moreau@lindenandslate.example',
        phone: '+1 416-555-0161',
        dob: '1988-04-12',
        emailNotification: true,
        smsNotification: false,
        marketing: true
      },
      userLoyaltyDetails: {
        points: 320,
        badges: [{ name: 'First points' }, { name: 'Collector' }],
        tiers: [
          { name: 'Seedling', from: 0 },
          { name: 'Bloom', from: 250 },
          { name: 'Harvest', from: 1000 }
        ]
      },
      channel: expect.stringMatching(/^user\.[0-9a-f]{32}$/)
    })
  })

  test('names badges and tiers in the language asked for', async () => {
    const { payload } = await shop.to(readSession, {
      headers: by(await shop.signIn('camille')),
      query: { locale: 'fr-CA' }
    })
    expect(payload.userDetails).toMatchObject({ firstName: 'Camille', dob: null })
    expect(payload.userLoyaltyDetails).toMatchObject({
      points: 45,
      badges: [{ name: 'Premiers points' }],
      tiers: [{ name: 'Semis' }, { name: 'Floraison' }, { name: 'Récolte' }]
    })
  })

  test('takes the scheme’s name in any case, as HTTP does', async () => {
    const token = await shop.signIn()
    expect((await shop.to(readSession, { headers: { Authorization: `bearer  ${token}` } })).status).toBe(200)
  })
})

describe('a session lasts 30 days from its last use', () => {
  test('and no longer', async () => {
    const token = await shop.signIn()
    later(30 * days)
    const { status, failure } = await shop.to(readSession, { headers: by(token) })
    expect([status, failure.code]).toEqual([401, 'unauthorized'])
  })

  test('so that a session in use never ends', async () => {
    const token = await shop.signIn()
    for (const _ of [1, 2, 3]) {
      later(30 * days - 1)
      expect((await shop.to(readSession, { headers: by(token) })).status).toBe(200)
    }
  })

  test('whatever it is used for', async () => {
    const token = await shop.signIn()
    later(20 * days)
    const cart = await shop.begin()
    await shop.to(readCart, { params: { cart: cart.id }, headers: by(token) })
    later(20 * days)
    expect((await shop.to(readSession, { headers: by(token) })).status).toBe(200)
  })

  test('and is written at most once an hour', async () => {
    await shop.db.delete(sessions)
    const token = await shop.signIn()
    const lastSeen = async () => {
      await shop.to(readSession, { headers: by(token) })
      const [row] = await shop.db.select().from(sessions)
      const minutes = (moment: Date | undefined) => ((moment?.getTime() ?? 0) - start.getTime()) / 60_000
      return [minutes(row?.lastSeenAt), minutes(row?.expiresAt) - 30 * days]
    }
    later(59)
    expect(await lastSeen()).toEqual([0, 0])
    later(1)
    expect(await lastSeen()).toEqual([60, 60])
    later(59)
    expect(await lastSeen()).toEqual([60, 60])
  })
})

describe('ending a session', () => {
  test('ends it for every call that follows, and no other session', async () => {
    const [token, elsewhere] = [await shop.signIn(), await shop.signIn()]
    const { status, payload, headers } = await shop.to(endSession, { headers: by(token) })
    expect([status, payload, headers.get('cache-control')]).toEqual([200, {}, 'no-store'])
    expect((await shop.to(readSession, { headers: by(token) })).status).toBe(401)
    expect((await shop.to(readSession, { headers: by(elsewhere) })).status).toBe(200)
  })

  test('twice finds it ended', async () => {
    const token = await shop.signIn()
    await shop.to(endSession, { headers: by(token) })
    expect((await shop.to(endSession, { headers: by(token) })).failure.code).toBe('unauthorized')
  })
})

const listed = Object.entries<{ endpoint: Endpoint }>(endpoints).map(([name, one]) => [name, one.endpoint] as const)
const askFor = (endpoint: Endpoint, headers: Record<string, string>, locale = 'en-CA') =>
  fetch(`${shop.url}/v1${endpoint.path.replaceAll(/:\w+/g, 'none')}?locale=${locale}`, {
    method: endpoint.method,
    headers
  })

describe.each(listed.filter(([, one]) => one.auth === 'required'))('%s, which requires a session,', (_, endpoint) => {
  test('is refused without one', async () => {
    const response = await askFor(endpoint, {})
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe.each(listed.filter(([, one]) => one.auth !== undefined))('%s, which accepts a session,', (_, endpoint) => {
  test('reports an expired session in both languages', async () => {
    const token = await shop.signIn()
    later(30 * days)
    for (const [locale, message] of [
      ['en-CA', 'Session expired, Please relogin.'],
      ['fr-CA', 'Votre session a expiré, veuillez vous reconnecter.']
    ] as const) {
      const response = await askFor(endpoint, by(token), locale)
      expect([response.status, await response.json()]).toEqual([401, { message, code: 'unauthorized' }])
    }
  })

  test('rejects a header without a valid session', async () => {
    const ended = await shop.signIn()
    await shop.to(endSession, { headers: by(ended) })
    const odd = ['Bearer', 'Bearer ', `Bearer ${'x'.repeat(43)}`, `Bearer ${'x'.repeat(4000)}`, 'Bearer a b']
    for (const header of [...odd, 'Basic YTpi', ended, `Bearer ${ended}`, `Bearer ' or 1=1 --`]) {
      expect([header, (await askFor(endpoint, { Authorization: header })).status]).toEqual([header, 401])
    }
  })
})

test('an endpoint without auth ignores a token', async () => {
  // The staff and the feed have tokens of their own.
  for (const [, endpoint] of listed.filter(([, one]) => !one.auth && !/^\/(staff|feed)\//.test(one.path))) {
    expect((await askFor(endpoint, by('nonsense'))).status).not.toBe(401)
  }
})

describe('a cart', () => {
  const kept = async (id: string) => (await shop.db.select().from(carts).where(eq(carts.id, id)))[0]?.accountId
  const body = { location: 'queen-west', method: 'pickup' as const }
  const beginBy = async (token: string, location = 'queen-west') =>
    (await shop.to(createCart, { body: { ...body, location }, headers: by(token) })).payload

  test('remembers the account of its session, and none for a guest', async () => {
    expect(await kept((await beginBy(await shop.signIn())).id)).toBe(alex)
    expect(await kept((await shop.begin()).id)).toBeNull()
  })

  test('belongs to the account that changed it last, and to none after a guest’s change', async () => {
    const cart = await shop.begin()
    const variant = await shop.sizeOf('mango')
    const change = async (quantity: number, headers: Record<string, string>) => {
      const { version } = (await shop.to(readCart, { params: { cart: cart.id } })).payload
      await shop.to(setLine, { params: { cart: cart.id, variant }, body: { version, quantity }, headers })
      return kept(cart.id)
    }
    expect(await change(1, by(await shop.signIn('alex')))).toBe(alex)
    expect(await change(2, by(await shop.signIn('camille')))).toBe(camille)
    expect(await change(1, {})).toBeNull()
  })

  test('is not made another’s by being read', async () => {
    const cart = await shop.begin()
    await shop.to(readCart, { params: { cart: cart.id }, headers: by(await shop.signIn()) })
    expect(await kept(cart.id)).toBeNull()
  })

  test('returns how many points the caller could redeem, where the location has loyalty', async () => {
    const token = await shop.signIn('alex')
    const cart = await shop.cartWith({ mango: 2 })
    expect((await beginBy(token, 'calgary')).points_redeemable).toBe(0)
    const read = async (headers: Record<string, string>) =>
      (await shop.to(readCart, { params: { cart: cart.id }, headers })).payload.points_redeemable
    expect(await read(by(token))).toBe(320)
    expect(await read(by(await shop.signIn('camille')))).toBe(45)
    expect(await read({})).toBe(0)
  })

  test('that is returned with a refusal includes the points too', async () => {
    const headers = by(await shop.signIn('alex'))
    const cart = await shop.cartWith({ mango: 2 })
    const params = { cart: cart.id, variant: await shop.sizeOf('mango') }
    const { failure } = await shop.to(setLine, { params, body: { version: 7, quantity: 1 }, headers })
    expect(failure).toMatchObject({ code: 'stale', payload: { points_redeemable: 320 } })
  })
})

describe('an order', () => {
  const kept = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.accountId

  test('records the session that placed it, regardless of who filled the cart', async () => {
    const order = await shop.orderFor(await shop.cartWith({ mango: 1 }))
    const headers = by(await shop.signIn('alex'))
    const { status, payload } = await shop.send(order, 'by alex', {}, headers)
    expect(status).toBe(201)
    expect(await kept(payload.id)).toBe(alex)
    const params = { order: payload.id }
    expect((await shop.to(readOrder, { params, headers })).payload.customer.first_name).toBe('Ada')
    // After Alex has signed out, someone who goes Back to it is a guest.
    expect((await shop.to(readOrder, { params })).failure.code).toBe('not_found')
  })

  test('of a guest records no account', async () => {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartWith({ mango: 1 })))
    expect(await kept(payload.id)).toBeNull()
  })

  test('is not placed with a session that has expired, and its cart stays', async () => {
    const token = await shop.signIn()
    later(30 * days)
    const cart = await shop.cartWith({ mango: 1 })
    const { status } = await shop.send(await shop.orderFor(cart), 'too late', {}, by(token))
    expect(status).toBe(401)
    expect((await shop.to(readCart, { params: { cart: cart.id } })).payload.count).toBe(1)
  })

  test('outlives the account', async () => {
    const cart = await shop.cartWith({ mango: 1 })
    const { payload } = await shop.send(await shop.orderFor(cart), 'last', {}, by(await shop.signIn('camille')))
    await shop.db.delete(accounts).where(eq(accounts.id, camille))
    expect(await kept(payload.id)).toBeNull()
    expect((await shop.to(readOrder, { params: { order: payload.id } })).status).toBe(200)
  })
})

test.each([
  ['GET', '/session'],
  ['GET', '/me/orders'],
  ['DELETE', '/session'],
  ['PUT', '/signup/password']
])('a page of any site may send a session along: %s %s', async (method, path) => {
  const { status, headers } = await fetch(`${shop.url}/v1${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://retailer.example',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization'
    }
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(headers.get('access-control-allow-methods')).toContain(method)
  expect(headers.get('access-control-allow-headers')).toContain('Authorization')
})

test('an email address has one account, in whatever case it is written', async () => {
  const person = { firstName: 'A', lastName: 'M', email: 'ALEX.Moreau@LindenAndSlate.example', phone: '' }
  await expect(shop.db.insert(accounts).values(person)).rejects.toMatchObject({ cause: { code: '23505' } })
})
