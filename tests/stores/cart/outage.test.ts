import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { and, eq, inArray } from 'drizzle-orm'
import { listings } from '../../../src/server/db/schema.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartFull } from '../../../src/stores/cart/cart-full.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { $quantities, setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $cartCount, $displayCart } from '../../../src/stores/cart/offline-cart.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $pending } from '../../../src/stores/location/pending-lines.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { listCalls } from '../support/calls.ts'
import { handClock } from '../support/hand-clock.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, settled, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
beforeAll(async () => (server = await startDemo()))
afterAll(() => server.close())
afterEach(() => here.end())

const at = { hash: '#/queen-west' }
const products = () => dataOf($menu.get())?.products ?? []

/** Returns a size of dried flower with enough stock to exceed the limit. */
function flower() {
  for (const product of products()) {
    const variant = product.variants.find(one => one.available && one.stock >= 9 && one.weight === 3.5)
    if (product.limitClass === 'dried' && product.form === 'flower' && variant) return { product, variant }
  }
  throw new Error('the seed has no such flower')
}

describe('with the API down (SPEC C16)', () => {
  let cookies: Map<string, string>
  let cached: Map<string, string>

  beforeEach(async () => {
    here = visit(server.url, at)
    await shopIsOpen()
    cookies = here.outside.cookies
    cached = here.outside.cached
    here.end()
  })

  /** Returns while offline. */
  async function comeBackOffline(): Promise<void> {
    here = visit(server.url, { ...at, cookies, cached, isOnline: false })
    await until($menu, load => load.state === 'stale')
    await until($business, load => load.state === 'stale')
  }

  it('a shopper who was there before sees the last menu whole, with the time it is from', async () => {
    const before = Date.now()
    await comeBackOffline()
    const load = $menu.get()
    expect(load.state === 'stale' && load.since).toBeLessThanOrEqual(before)
    expect(dataOf(load)).toMatchObject({ location: 'queen-west', complete: true })
    expect(products().length).toBe(dataOf(load)?.total)
    expect($business.get().state).toBe('stale')
  })

  it('shows an error to a first-time visitor', async () => {
    here = visit(server.url, { ...at, isOnline: false })
    expect((await settled($business)).state).toBe('failed')
    expect((await settled($menu)).state).toBe('failed')
  })

  it('a kept menu that can’t be read is passed over', async () => {
    for (const key of cached.keys()) cached.set(key, '{"at":1,"reply":{"products":"none"}}')
    here = visit(server.url, { ...at, cached, isOnline: false })
    expect((await settled($menu)).state).toBe('failed')
  })

  it('pages that were kept at different times show no product twice', async () => {
    const [first = '', second = ''] = ['0', '1'].map(at => `menu/queen-west/en-CA/${at}`)
    const pages = [first, second].map(key => JSON.parse(cached.get(key) ?? '{}') as { reply: { products: object[] } })
    pages[1]?.reply.products.unshift(...(pages[0]?.reply.products.slice(0, 3) ?? []))
    cached.set(second, JSON.stringify(pages[1]))
    await comeBackOffline()
    const ids = products().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('each item that is no longer available when the API is back is reported', async () => {
    await comeBackOffline()
    const two = products()
      .filter(({ variants }) => variants[0]?.available && variants[0].stock > 2)
      .slice(0, 2)
    const ids = two.flatMap(({ variants }) => variants[0]?.id ?? [])
    for (const id of ids) expect(await setQuantity(id, 1)).toBe(true)
    const stock = inArray(listings.variantId, ids)
    const before = await server.db.select().from(listings).where(stock)
    await server.db.update(listings).set({ stock: 0 }).where(stock)
    try {
      here.outside.setOnline(true)
      here.outside.comeBack()
      await until($cartProblem, problem => two.every(({ name }) => inWords(problem).includes(name)))
      expect(Object.keys($pending.get())).toEqual([])
    } finally {
      for (const { variantId, locationId, stock: was } of before) {
        const one = and(eq(listings.variantId, variantId), eq(listings.locationId, locationId))
        await server.db.update(listings).set({ stock: was }).where(one)
      }
    }
  })

  it('a cart can be filled; it is sent when the API is back, and the menu is renewed', async () => {
    await comeBackOffline()
    const { product, variant } = flower()
    expect(await setQuantity(variant.id, 2)).toBe(true)
    expect($quantities.get()[variant.id]).toBe(2)
    expect($cartCount.get()).toBe(2)
    expect($toasts.get().at(-1)).toMatchObject({ key: 'cart.waits' })
    const cost = variant.salePrice ?? variant.price
    expect(dataOf($displayCart.get())).toMatchObject({
      lines: [{ name: product.name, quantity: 2, unitPrice: cost, equivalent: 7 }],
      subtotal: cost * 2,
      equivalent: 7
    })
    here.outside.setOnline(true)
    here.outside.comeBack()
    await until($menu, load => load.state === 'ready')
    const cart = dataOf(await until($cart, load => load.state === 'ready'))
    expect(cart?.lines.map(line => [line.variant, line.quantity])).toEqual([[variant.id, 2]])
    await until($pending, pending => Object.keys(pending).length === 0)
    expect($displayCart.get().state).toBe('ready')
  })

  it('a hanging API counts as down after 4 s, and the last menu is shown as stale', async () => {
    const outside = testPlatform(cookies, cached)
    outside.http = () => new Promise(() => {})
    const { calls } = listCalls(outside)
    const clock = handClock(outside)
    here = visit(server.url, { ...at, outside })
    await vi.waitFor(() => expect(calls.filter(({ path }) => /\/(business|menu)$/.test(path))).toHaveLength(2))
    await clock.pass(3.9)
    expect([$menu.get().state, $business.get().state]).not.toContain('stale')
    await clock.pass(0.1)
    await until($menu, load => load.state === 'stale')
    expect(products().length).toBe(dataOf($menu.get())?.total)
    await until($business, load => load.state === 'stale')
  })

  it('items added to the cart survive a reload', async () => {
    await comeBackOffline()
    const { variant } = flower()
    await setQuantity(variant.id, 1)
    here.end()
    here = visit(server.url, { ...at, cookies, cached, isOnline: false })
    await until($menu, load => load.state === 'stale')
    await until($cartCount, count => count === 1)
    here.outside.setOnline(true)
    here.outside.comeBack()
    await until($cart, load => dataOf(load)?.lines[0]?.variant === variant.id)
  })

  it('the purchase limit holds, with the figures that the server would give (SPEC C10)', async () => {
    await comeBackOffline()
    const { variant } = flower()
    expect(await setQuantity(variant.id, 8)).toBe(true)
    expect(await setQuantity(variant.id, 9)).toBe(false)
    expect($cartFull.get()).toEqual({ active: true, limit: 30, exceedValue: 1.5 })
    expect($quantities.get()[variant.id]).toBe(8)
  })

  it('the menu refreshes automatically, without anything on screen disappearing', async () => {
    await comeBackOffline()
    here.outside.setOnline(true)
    const states: string[] = []
    const unsubscribe = $menu.listen(load => states.push(load.state))
    await here.outside.clock.pass(20)
    await until($menu, load => load.state === 'ready')
    unsubscribe()
    expect(states.every(state => state === 'stale' || state === 'ready')).toBe(true)
  })
})
