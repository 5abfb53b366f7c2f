import { beforeEach, expect, test } from 'vitest'
import { countTries } from '../../../src/server/rate-limit/count-try.ts'
import { perNetwork } from '../../../src/server/rate-limit/count-networks.ts'
import type { Limit } from '../../../src/server/rate-limit/limits.ts'
import { shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

/** The address of a store's own network. */
const own = '198.51.100.1'
const challenge = { verify: (token: string) => Promise.resolve(token === 'a person') }
const shop = await openShop(undefined, { proxies: 1, challenge, limits: { trusted: [own] } })
const people = peopleOf(shop)
const { cartsByAddress, cartsByAccount } = shoppingLimits

beforeEach(people.forgive)

const begin = (address: string, headers: Record<string, string> = {}, query = {}) => {
  const body = { location: 'queen-west', method: 'pickup' as const }
  return shop.to(createCart, { body, headers: { 'X-Forwarded-For': address, ...headers }, query })
}

/** Counts as many carts as a limit allows. */
async function exhaust(limit: Limit, subject: string): Promise<void> {
  expect(await countTries(shop.db, limit, Array(limit.most).fill(subject), shop.time.now)).not.toContain(false)
}

test('carts from one client address are many, and then refused in both languages, with when to try again', async () => {
  const here = '203.0.113.1'
  expect((await begin(here)).status).toBe(201)
  await people.forgive()
  await exhaust(cartsByAddress, here)
  const { status, headers, failure } = await begin(here)
  expect([status, failure.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '600'])
  expect(failure.message).toContain('or call the store')
  expect((await begin(here, {}, { locale: 'fr-CA' })).failure.message).toContain('appelez le magasin')
  expect(failure.payload).toEqual({ challenge: true })
  expect((await begin(here, { 'X-Challenge-Token': 'a person' })).status).toBe(201)
  expect((await begin(here, { 'X-Challenge-Token': 'a machine' })).status).toBe(429)
  expect((await begin('203.0.113.2')).status).toBe(201)
  await exhaust(cartsByAddress, own)
  expect((await begin(own)).status).toBe(201)
})

test('carts of an IPv6 customer are limited for all of its /56 and /48 too, and the store’s other shoppers are not', async () => {
  /** Counts carts of addresses in the other /64 or /56 networks of a customer. */
  const crowd = (address: string, width: 1 | 2) =>
    exhaust(...(perNetwork(cartsByAddress, address)[width] ?? ([cartsByAddress, ''] as const)))
  const statuses = async (...addresses: string[]) =>
    Promise.all(addresses.map(async address => (await begin(address)).status))
  await crowd('2001:db8:8:100', 1)
  expect(await statuses('2001:db8:8:1ff::1', '2001:db8:8:200::1')).toEqual([429, 201])
  await crowd('2001:db8:9:100', 2)
  expect(await statuses('2001:db8:9:f000::1', '2001:db8:a:f000::1', '203.0.113.3')).toEqual([429, 201, 201])
})

test('carts of an account are its own: an attacker behind the same router doesn’t keep it out', async () => {
  const account = await people.settle()
  const session = await people.enter(account.email)
  const here = '203.0.113.4'
  await exhaust(cartsByAddress, here)
  expect([(await begin(here)).status, (await begin(here, session)).status]).toEqual([429, 201])
  await people.forgive()
  await exhaust(cartsByAccount, account.id)
  expect([(await begin('203.0.113.5', session)).status, (await begin('203.0.113.5')).status]).toEqual([429, 201])
})
