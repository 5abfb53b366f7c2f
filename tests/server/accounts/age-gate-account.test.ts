import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../../src/server/db/schema.ts'
import { createCart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { readSuggestions } from '../../../src/contract/catalog/suggestions.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { peopleOf } from '../support/people.ts'
import { fixture, makeProduct } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

// The shop's clock is at 21 November 2026; the legal age is 19 at Queen West and 18 in Calgary. A menu needs more than
// one page to have versions.
const crowd = Array.from({ length: 20 }, (_, at) => makeProduct(`crowd-${at}`))
const shop = await openShop({
  ...fixture,
  business: { ...fixture.business, ageGate: 'account' },
  products: [...fixture.products, ...crowd]
})
const people = peopleOf(shop)

const bornOn = async (dob: string | null) => people.enter((await people.settle({ dob })).email)

const suggestions = (headers: Record<string, string> = {}) =>
  shop.to(readSuggestions, { params: { location: 'queen-west' }, query: { products: 'x' }, headers })

const menu = (headers: Record<string, string> = {}, location = 'queen-west', query = {}) =>
  shop.to(readMenu, { params: { location }, query, headers })

describe('where the age gate asks for an account (SPEC C11)', () => {
  test('a guest sees no menu and no product, and no cache keeps the answer', async () => {
    const answers = [
      await menu(),
      await shop.to(readProduct, { params: { location: 'queen-west', product: 'zebra' } }),
      await suggestions()
    ]
    for (const { status, headers, failure } of answers) {
      expect([status, failure.code, headers.get('cache-control')]).toEqual([403, 'sign_in_required', 'no-store'])
      expect(failure.message).toBe('Please sign in to see the menu.')
    }
    const french = await menu({}, 'queen-west', { locale: 'fr-CA' })
    expect(french.failure.message).toBe('Veuillez vous connecter pour voir le menu.')
  })

  test('a customer of legal age sees both, uncached', async () => {
    const headers = await bornOn('1990-05-17')
    const answers = [
      await menu(headers),
      await shop.to(readProduct, { params: { location: 'queen-west', product: 'zebra' }, headers }),
      await suggestions(headers)
    ]
    for (const answer of answers)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('the further pages are kept from the same people, and out of every cache', async () => {
    const headers = await bornOn('1990-05-17')
    const query = { after: (await menu(headers)).payload.next ?? '' }
    expect((await menu({}, 'queen-west', query)).status).toBe(403)
    const page = await menu(headers, 'queen-west', query)
    expect([page.payload.version?.length, page.headers.get('cache-control')]).toEqual([16, 'private, no-store'])
  })

  test('a birthday counts from its day on, by the legal age of the store', async () => {
    const today = await bornOn('2007-11-21')
    const tomorrow = await bornOn('2007-11-22')
    expect([(await menu(today)).status, (await menu(tomorrow)).failure.code]).toEqual([200, 'under_age'])
    expect((await menu(tomorrow, 'calgary')).status).toBe(200)
  })

  test('an account without a date of birth sees neither', async () => {
    const { status, failure } = await menu(await bornOn(null))
    expect([status, failure.code]).toEqual([403, 'under_age'])
    expect(failure.message).toBe('Your account doesn’t confirm that you’re of legal age here.')
  })

  test('an ended session is rejected as unauthorized', async () => {
    expect((await menu({ Authorization: 'Bearer nobodys' })).status).toBe(401)
  })

  test('carts and orders are for the same people', async () => {
    const [of, young] = [await bornOn('1990-05-17'), await bornOn('2010-01-01')]
    const begin = (headers = {}) => shop.to(createCart, { body: { location: 'queen-west', method: 'pickup' }, headers })
    expect([(await begin()).failure.code, (await begin(young)).failure.code]).toEqual(['sign_in_required', 'under_age'])
    const cart = (await begin(of)).payload
    const read = (headers = {}) => shop.to(readCart, { params: { cart: cart.id }, headers })
    expect([(await read()).status, (await read(young)).status, (await read(of)).status]).toEqual([403, 403, 200])
    const body = await shop.orderFor(cart)
    expect((await shop.send(body)).failure.code).toBe('sign_in_required')
    expect((await shop.send(body, undefined, {}, young)).failure.code).toBe('under_age')
  })

  test('an order of one’s own can be read, whatever has become of the account', async () => {
    const account = await people.settle({ dob: '1990-05-17' })
    const headers = await people.enter(account.email)
    const { payload: empty } = await shop.to(createCart, {
      body: { location: 'queen-west', method: 'pickup' },
      headers
    })
    const { payload: cart } = await shop.to(setLine, {
      params: { cart: empty.id, variant: await shop.sizeOf('zebra') },
      body: { version: empty.version, quantity: 1 },
      headers
    })
    const placed = await shop.send(await shop.orderFor(cart), undefined, {}, headers)
    expect(placed.status).toBe(201)
    await shop.db.update(accounts).set({ dob: null }).where(eq(accounts.id, account.id))
    expect((await shop.to(readOrder, { params: { order: placed.payload.id }, headers })).status).toBe(200)
  })
})
