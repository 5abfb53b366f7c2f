import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listings, locations } from '../../../src/server/db/schema.ts'
import { call } from '../../server/support/client.ts'
import { readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { $place } from '../../../src/routing/location.ts'
import { askSwitch } from '../../../src/stores/location/ask-switch.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { addLine, removeLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds, $slug } from '../../../src/stores/location/location.ts'
import { $popup, closePopup } from '../../../src/stores/core/popup.ts'
import {
  $switch,
  beginSwitch,
  endSwitch,
  goTo,
  moveAndGo,
  previewSwitch
} from '../../../src/stores/location/switch-store.ts'
import { holdAnswers, listCalls } from '../support/calls.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/** Changes Kensington's listing of a size. */
async function inKensington(variant: string, change: { price?: number; stock?: number }): Promise<void> {
  const at = server.db.select({ id: locations.id }).from(locations).where(eq(locations.slug, 'kensington'))
  await server.db
    .update(listings)
    .set(change)
    .where(and(eq(listings.variantId, variant), inArray(listings.locationId, at)))
}

/** Fills a cart at Queen West with two of one item and one of another, and opens the picker. */
async function shopAtQueenWest(outside = testPlatform()): Promise<Record<'first' | 'second' | 'cart', string>> {
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  const first = plenty()
  await inKensington(first.id, { price: first.price, stock: 40 })
  await addLine(first.id, 2)
  const second = plenty([first.id])
  await inKensington(second.id, { price: second.price, stock: 40 })
  await addLine(second.id)
  here.outside.goTo('#/')
  return { first: first.id, second: second.id, cart: $cartIds.get()['queen-west'] ?? '' }
}

/** Asks to switch, like the dialog once it is shown. */
function ask(to: string): boolean {
  const isOpen = askSwitch(to)
  const popup = $popup.get()
  if (isOpen && popup?.key === 'switch-store') beginSwitch(popup.data)
  return isOpen
}

/** Closes the dialog without a choice. */
function close(): void {
  closePopup()
  endSwitch()
}

const previewed = async () => {
  await until($switch, asked => asked !== undefined && asked.preview.state !== 'loading')
  const { preview } = $switch.get() ?? {}
  return preview && dataOf(preview)
}

const cartOf = (cart: string) => call(server.url, readCart, { params: { cart } })

describe('choosing another store', () => {
  test('asks nothing while no cart holds anything, or for the store whose cart it is', async () => {
    here = visit(server.url, { hash: '#/queen-west' })
    await shopIsOpen()
    expect(ask('kensington')).toBe(false)
    await addLine(plenty().id)
    expect(ask('queen-west')).toBe(false)
    expect($popup.get()).toBeUndefined()
  })

  test('with a filled cart asks first, and does nothing before the choice', async () => {
    const { cart, first } = await shopAtQueenWest()
    await inKensington(first, { price: 4321 })
    expect(ask('kensington')).toBe(true)
    expect($popup.get()).toEqual({ key: 'switch-store', data: { from: 'queen-west', to: 'kensington', cart } })
    const move = await previewed()
    expect(move?.changes).toMatchObject([{ variant: first, kind: 'price', after: { quantity: 2, total: 8642 } }])
    expect(move?.before.count).toBe(3)
    expect($place.get().path).toBe('/')
    expect((await cartOf(cart)).payload.count).toBe(3)
    close()
    expect([$popup.get(), $switch.get(), $place.get().path]).toEqual([undefined, undefined, '/'])
    expect($cartIds.get()).toEqual({ 'queen-west': cart })
  })

  test('moves the cart there: it matches the preview, and the old one is gone', async () => {
    const { cart, first } = await shopAtQueenWest()
    await inKensington(first, { stock: 1 })
    ask('kensington')
    const move = await previewed()
    expect(move?.changes.map(change => change.kind)).toEqual(['fewer'])
    await moveAndGo()
    expect($slug.get()).toBe('kensington')
    await until($cart, load => load.state === 'ready')
    expect(dataOf($cart.get())).toMatchObject({ location: 'kensington', ...move?.after })
    expect(Object.keys($cartIds.get())).toEqual(['kensington'])
    expect((await cartOf(cart)).status).toBe(404)
  })

  test('goes without the cart, which waits at the old store', async () => {
    await shopAtQueenWest()
    ask('kensington')
    await previewed()
    goTo('kensington')
    expect($slug.get()).toBe('kensington')
    expect($popup.get()).toBeUndefined()
    expect($cartCount.get()).toBe(0)
    here.outside.goTo('#/queen-west')
    await until($cartCount, count => count === 3)
  })

  test('may end with staying at the old store', async () => {
    await shopAtQueenWest()
    ask('kensington')
    await previewed()
    goTo('queen-west')
    expect($slug.get()).toBe('queen-west')
    await until($cartCount, count => count === 3)
  })

  test('moves into the cart that waits at the other store', async () => {
    const { second } = await shopAtQueenWest()
    ask('kensington')
    await previewed()
    goTo('kensington')
    await shopIsOpen()
    await addLine(second)
    const there = $cartIds.get()['kensington']
    here.outside.goTo('#/')
    expect(ask('queen-west')).toBe(true)
    await previewed()
    goTo('queen-west')
    here.outside.goTo('#/')
    ask('kensington')
    await previewed()
    await moveAndGo()
    expect($cartIds.get()).toEqual({ kensington: there })
    await until($cartCount, count => count === 3)
  })
})

describe('when things fail', () => {
  test('an empty cart is no reason to ask: the shopper goes on', async () => {
    here = visit(server.url, { hash: '#/queen-west' })
    await shopIsOpen()
    const { id } = plenty()
    await addLine(id)
    await removeLine(id)
    here.outside.goTo('#/')
    expect(ask('kensington')).toBe(true)
    await until($slug, slug => slug === 'kensington')
    expect($popup.get()).toBeUndefined()
  })

  test('a cart that is gone is forgotten, and the shopper goes on', async () => {
    const cookies = new Map([
      ['storefront.location', JSON.stringify({ v: 1, d: { slug: 'queen-west', carts: { 'queen-west': 'gone' } } })]
    ])
    here = visit(server.url, { hash: '#/', outside: testPlatform(cookies) })
    await vi.waitFor(() => expect(ask('kensington')).toBe(true))
    await until($slug, slug => slug === 'kensington')
    expect($cartIds.get()).toEqual({})
  })

  test('a failed preview shows an error, can be retried, and leaves the other two choices', async () => {
    await shopAtQueenWest()
    here.outside.setOnline(false)
    ask('kensington')
    expect(await previewed()).toBeUndefined()
    expect($switch.get()?.preview).toMatchObject({ state: 'failed', problem: { kind: 'offline' } })
    await moveAndGo()
    expect($place.get().path).toBe('/')
    here.outside.setOnline(true)
    await previewSwitch()
    expect((await previewed())?.before.count).toBe(3)
    goTo('kensington')
    expect($slug.get()).toBe('kensington')
  })

  test('a cart that another tab has changed in the meantime is not moved: the changes are previewed again', async () => {
    const { cart, first } = await shopAtQueenWest()
    ask('kensington')
    await previewed()
    const { version } = (await cartOf(cart)).payload
    await call(server.url, setLine, { params: { cart, variant: first }, body: { version, quantity: 1 } })
    await moveAndGo()
    expect($switch.get()).toMatchObject({ isMoving: false, problem: { kind: 'refused' } })
    expect((await previewed())?.before.count).toBe(2)
    await moveAndGo()
    expect($slug.get()).toBe('kensington')
    await until($cartCount, count => count === 2)
  })

  test('a move is sent once however often the button is pressed, and its key stays when it is sent again', async () => {
    const outside = testPlatform()
    const { calls } = listCalls(outside)
    await shopAtQueenWest(outside)
    ask('kensington')
    await previewed()
    const { http } = outside
    // The responses are lost, but the requests arrive.
    outside.http = async (url, init) => {
      await http(url, init)
      throw new TypeError('Failed to fetch')
    }
    await Promise.all([moveAndGo(), moveAndGo()])
    expect($switch.get()).toMatchObject({ problem: { kind: 'offline' } })
    outside.http = http
    await moveAndGo()
    expect($slug.get()).toBe('kensington')
    const keys = calls
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/move'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
    await until($cartCount, count => count === 3)
  })

  test('a preview that comes after the dialog was closed is passed over', async () => {
    const outside = testPlatform()
    await shopAtQueenWest(outside)
    const held = holdAnswers(outside, name => name.endsWith('/move'))
    ask('kensington')
    await held.arrived
    close()
    held.release()
    ask('byward-market')
    expect((await previewed())?.before.count).toBe(3)
    expect($switch.get()?.to).toBe('byward-market')
  })
})
