import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listings, products } from '../../../src/server/db/schema.ts'
import { $business, loadBusiness } from '../../../src/stores/location/business.ts'
import { setLocale } from '../../../src/stores/core/language.ts'
import { $location, $unknownSlug } from '../../../src/stores/location/location.ts'
import { $menu, $sections } from '../../../src/stores/menu/menu.ts'
import { $place, navigate } from '../../../src/routing/location.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $gateIsUp, $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, settled, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

function recording() {
  const outside = testPlatform()
  const calls: { url: URL; init: RequestInit }[] = []
  const { http } = outside
  outside.http = (url, init) => {
    calls.push({ url: new URL(url), init })
    return http(url, init)
  }
  return { outside, calls }
}

test('the first calls are the business with its locations and the first menu page, and nothing else', async () => {
  const { outside, calls } = recording()
  here = visit(server.url, { hash: '#/queen-west', outside })
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(call => call.url.pathname).toSorted()).toEqual(['/v1/business', '/v1/locations/queen-west/menu'])
  // The same URL for all shoppers of a language, so that any cache can serve it.
  expect(calls.find(call => call.url.pathname.endsWith('/menu'))?.url.search).toBe('?locale=en-CA')
  await shopIsOpen()
})

test('a first visit creates a platform id, keeps it and sends it with every call but public reads (SPEC A4)', async () => {
  const { outside, calls } = recording()
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  await addLine(plenty().id)
  const idsOf = (all: typeof calls) => [
    ...new Set(all.map(({ init }) => new Headers(init.headers).get('X-Platform-Id')))
  ]
  // Without headers of ours, they need no preflight and fit any cache.
  const isPublic = ({ url }: (typeof calls)[number]) => /\/(business|locations)\b/.test(url.pathname)
  expect(idsOf(calls.filter(isPublic))).toEqual([null])
  const [id, ...others] = idsOf(calls.filter(call => !isPublic(call)))
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(others).toEqual([])
  expect(outside.cookies.get('storefront.platform')).toContain(id)
  here.end()
  const again = recording()
  again.outside.cookies.set('storefront.platform', outside.cookies.get('storefront.platform') ?? '')
  here = visit(server.url, { hash: '#/queen-west', outside: again.outside })
  await shopIsOpen()
  await addLine(plenty().id)
  expect(idsOf(again.calls.filter(call => !isPublic(call)))).toEqual([id])
})

test('a product is on the menu only if it is not discontinued and has at least one available variant (SPEC A5)', async () => {
  const shownAt = async () => {
    here?.end()
    here = visit(server.url, { hash: '#/queen-west' })
    await shopIsOpen()
    return $sections.get().flatMap(section => section.products)
  }
  const before = await shownAt()
  expect(before.length).toBeGreaterThan(60)
  expect(before.some(product => product.variants.every(variant => variant.stock === 0))).toBe(true)
  const [off, ended] = before
  if (!off || !ended) throw new Error('The menu is empty.')
  const sizes = off.variants.map(variant => variant.id)
  await server.db.update(listings).set({ available: false }).where(inArray(listings.variantId, sizes))
  await server.db.update(products).set({ discontinued: true }).where(eq(products.id, ended.id))
  expect((await shownAt()).map(product => product.slug)).toEqual(before.slice(2).map(product => product.slug))
  await server.db.update(listings).set({ available: true }).where(inArray(listings.variantId, sizes))
  await server.db.update(products).set({ discontinued: false }).where(eq(products.id, ended.id))
})

test('the whole menu comes in behind the first screenful, each product once, none discontinued', async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  const menu = dataOf($menu.get())
  expect(menu?.products.length).toBe(menu?.total)
  expect(new Set(menu?.products.map(product => product.id)).size).toBe(menu?.total)
  expect(menu?.products.some(product => product.discontinued)).toBe(false)
  const orders = $sections.get().map(section => section.category.sort_order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  expect($sections.get().every(section => section.products.length > 0)).toBe(true)
})

test.each(['cart', 'wp-login.php', 'undefined', '{{url}}'])(
  'the refused slug %s matches no store, and the server is not asked for it (SPEC A2)',
  async slug => {
    const { outside, calls } = recording()
    here = visit(server.url, { hash: `#/${slug}`, outside })
    await until($business, load => load.state === 'ready')
    expect($unknownSlug.get()).toBe(slug)
    expect(calls.map(call => call.url.pathname)).toEqual(['/v1/business'])
  }
)

test('a slug that no store has is said, and a store that is chosen then opens', async () => {
  here = visit(server.url, { hash: '#/nowhere' })
  await until($business, load => load.state === 'ready')
  expect($unknownSlug.get()).toBe('nowhere')
  here.outside.goTo('#/inglewood')
  expect($unknownSlug.get()).toBeUndefined()
  await shopIsOpen()
  expect($location.get().detail?.timezone).toBe('America/Edmonton')
})

test('a fragment that is the host’s leaves the shop where it is (SPEC C3)', async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  here.outside.goTo('#about-us')
  expect($location.get().detail?.slug).toBe('queen-west')
})

test.each(['#about', ''])(
  'a link of the host’s to %j, where the page was opened, leaves the checkout where it is, and Back to there does not (SPEC C3)',
  async hash => {
    here = visit(server.url, { hash })
    await until($business, load => load.state === 'ready')
    navigate('/queen-west/checkout')
    here.outside.goTo(hash)
    expect($place.get().path).toBe('/queen-west/checkout')
    here.outside.address.back()
    expect([here.outside.address.hash(), $place.get().path]).toEqual(['#/queen-west/checkout', '/queen-west/checkout'])
    here.outside.address.back()
    expect([here.outside.address.hash(), $place.get().path]).toEqual([hash, '/'])
  }
)

test('menu and prices stay behind the age gate until an age is set, and the age is remembered (SPEC A4, C11)', async () => {
  here = visit(server.url, { hash: '#/inglewood' })
  await until($business, load => load.state === 'ready')
  expect($gateIsUp.get()).toBe(true)
  expect($visitorAge.get()).toEqual({ verified: false, detail: undefined })
  confirmAge()
  expect($gateIsUp.get()).toBe(false)
  expect($visitorAge.get()).toEqual({ verified: true, detail: { age: 18 } })
  const { cookies } = here.outside
  here.end()
  here = visit(server.url, { hash: '#/inglewood', cookies })
  await until($business, load => load.state === 'ready')
  expect($gateIsUp.get()).toBe(false)
})

test('an age that is legal in Alberta is asked again in Ontario', async () => {
  here = visit(server.url, { hash: '#/inglewood' })
  await until($business, load => load.state === 'ready')
  confirmAge()
  here.outside.goTo('#/queen-west')
  expect($gateIsUp.get()).toBe(true)
  confirmAge()
  here.outside.goTo('#/inglewood')
  expect($gateIsUp.get()).toBe(false)
})

test('who confirmed their age for Alberta sees their order in Ontario, but no menu of it; who confirmed none does not', async () => {
  here = visit(server.url, { hash: '#/queen-west/orders/3f2a' })
  await until($business, load => load.state === 'ready')
  expect($gateIsUp.get()).toBe(true)
  here.outside.goTo('#/inglewood')
  confirmAge()
  here.outside.goTo('#/queen-west/orders/3f2a')
  expect($gateIsUp.get()).toBe(false)
  here.outside.goTo('#/queen-west')
  expect($gateIsUp.get()).toBe(true)
})

test('a retailer’s page may begin in a store, and the picker can still be reached', async () => {
  here = visit(server.url, { location: 'kensington' })
  await shopIsOpen()
  expect($location.get().detail?.slug).toBe('kensington')
  here.outside.goTo('#/')
  expect($location.get().detail).toBeUndefined()
})

test('a retailer’s page that names no store of theirs shows the picker, and warns the developer', async () => {
  here = visit(server.url, { location: 'quen-west' })
  await until($business, load => load.state === 'ready')
  expect($location.get().detail).toBeUndefined()
  expect(here.outside.warnings.join()).toMatch(/"quen-west".*queen-west/)
})

test('the next visit begins in the store of the last one, while there is one', async () => {
  here = visit(server.url, { hash: '#/inglewood' })
  await shopIsOpen()
  const { cookies } = here.outside
  here.end()
  here = visit(server.url, { cookies })
  await shopIsOpen()
  expect($location.get().detail?.slug).toBe('inglewood')
})

test('another language brings the menu’s names in it and is remembered', async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  const english = $sections.get().map(section => section.category.name)
  await setLocale('fr-CA')
  await until($menu, () => $sections.get()[0]?.category.name !== english[0])
  const { cookies } = here.outside
  here.end()
  here = visit(server.url, { hash: '#/queen-west', cookies })
  await shopIsOpen()
  expect($sections.get()[0]?.category.name).not.toBe(english[0])
})

test('a cookie that can’t be read is dropped with a warning, and nothing else is lost', async () => {
  const cookies = new Map([
    ['storefront.location', '{"v":1,'],
    ['storefront.visitorAge', '{"v":1,"d":{"age":19}}']
  ])
  here = visit(server.url, { hash: '#/queen-west', cookies })
  await until($business, load => load.state === 'ready')
  expect($gateIsUp.get()).toBe(false)
  expect(here.outside.warnings.join()).toContain('storefront.location')
})

test('with the API down at the start the shop shows an error, and opens automatically when it is back (SPEC C16)', async () => {
  const outside = testPlatform()
  outside.setOnline(false)
  here = visit(server.url, { hash: '#/queen-west', outside })
  const load = await until($business, one => one.state === 'failed')
  expect(load).toEqual({
    state: 'failed',
    problem: { kind: 'offline', key: 'problem.offline' }
  })
  outside.comeBack()
  await shopIsOpen()
})

test('an answer that makes no sense is a problem with a sentence, and its path is reported to the page’s developer', async () => {
  const odd = createServer((_, response) => response.end(JSON.stringify({ payload: { business: { id: 7 } } })))
  await new Promise<void>(done => odd.listen(0, '127.0.0.1', done))
  here = visit(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`)
  const load = await settled($business)
  expect(load).toMatchObject({ state: 'failed', problem: { kind: 'malformed' } })
  expect(here.outside.warnings.join()).toContain('GET /business')
  odd.close()
})

test('a lost network keeps the menu on screen, marked with its age (SPEC C16)', async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  const total = dataOf($menu.get())?.total
  here.outside.setOnline(false)
  await loadBusiness()
  expect($business.get()).toMatchObject({ state: 'stale', problem: { kind: 'offline' } })
  await setLocale('fr-CA')
  const load = await until($menu, one => one.state === 'stale')
  expect(load).toMatchObject({ value: { total } })
})

test('a store for which the API names no zone is in America/Toronto, wherever the device is (SPEC A3, A7)', async () => {
  const outside = testPlatform()
  outside.zone = () => 'Asia/Tokyo'
  const { http } = outside
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith('/business')) return response
    const text = await response.text()
    return new Response(text.replaceAll(/"timezone":"[^"]+",?/g, ''), response)
  }
  here = visit(server.url, { hash: '#/inglewood', outside })
  await until($location, ({ detail }) => detail !== undefined)
  expect($location.get().detail).toMatchObject({ slug: 'inglewood', timezone: 'America/Toronto' })
})
