import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listings, products } from '../../../src/server/db/schema.ts'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu, reloadMenu } from '../../../src/stores/menu/menu.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => (server = await startDemo()), 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

const cached = new Map<string, string>()

/** The menu of the last visit. */
let list: Product[] = []

/** Visits a store with the cache of earlier visits, and returns the menu requests until it is complete. */
async function come(answer?: (url: URL) => Response | undefined): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = []
  const outside = testPlatform(undefined, cached)
  const { http } = outside
  outside.http = (address, init) => {
    const url = new URL(address)
    if (url.pathname.endsWith('/menu')) asked.push(url.searchParams)
    return Promise.resolve(answer?.(url)).then(given => given ?? http(address, init))
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  list = menu()
  return asked
}

/** Returns the versions of the cached menus. */
const versionsKept = () =>
  new Set(
    [...cached]
      .filter(([key]) => key.startsWith('menu/'))
      .map(([, text]) => (JSON.parse(text) as { reply: { version: string } }).reply.version)
  )

const menu = () => dataOf($menu.get())?.products ?? []
const find = (slug: string) => menu().find(product => product.slug === slug)

test('a first visit requests the first page, and then all the rest in one request', async () => {
  const asked = await come()
  expect(asked.map(query => [...query.keys()])).toEqual([['locale'], ['after', 'locale']])
  expect(menu().length).toBe(dataOf($menu.get())?.total)
})

test('the next one asks for no more than the first page, as long as only numbers in stock have changed', async () => {
  const before = list
  const { slug = '', variants: [size] = [] } = list.at(-1) ?? {}
  await server.db
    .update(listings)
    .set({ stock: 77 })
    .where(eq(listings.variantId, size?.id ?? ''))
  const asked = await come()
  expect(asked).toHaveLength(1)
  expect(find(slug)?.variants[0]?.stock).toBe(77)
  expect(menu().map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('when more has changed, it asks for the changes alone, and for nothing the time after', async () => {
  const { slug = '' } = list.at(-1) ?? {}
  const { slug: gone = '' } = list.at(-2) ?? {}
  await server.db.update(products).set({ brand: 'Renamed' }).where(eq(products.slug, slug))
  await server.db.update(products).set({ discontinued: true }).where(eq(products.slug, gone))
  const asked = await come()
  expect(asked.map(query => query.has('kept'))).toEqual([false, true])
  expect([find(slug)?.brand, find(gone)]).toEqual(['Renamed', undefined])
  const whole = menu().map(({ id }) => id)
  await vi.waitFor(() => expect(versionsKept().size).toBe(1))
  here.end()
  expect(await come()).toHaveLength(1)
  expect(menu().map(({ id }) => id)).toEqual(whole)
})

test('a displayed menu is also refreshed as changes', async () => {
  await come()
  const { slug = '' } = menu().at(-1) ?? {}
  await server.db.update(products).set({ brand: 'Once more' }).where(eq(products.slug, slug))
  await reloadMenu(true)
  expect(find(slug)?.brand).toBe('Once more')
})

test('a back end without versions is read page by page', async () => {
  const pages = list
  const categories = dataOf($menu.get())?.categories
  const payload = (from: number, to: number) => ({
    categories: from === 0 ? categories : [],
    products: pages.slice(from, to),
    total: pages.length,
    next: to < pages.length ? String(to) : null
  })
  const asked = await come(url => {
    if (!url.pathname.endsWith('/menu')) return undefined
    const [from, limit] = [Number(url.searchParams.get('after')), Number(url.searchParams.get('limit') ?? 24)]
    return Response.json({ payload: payload(from, from + limit) })
  })
  expect(asked.map(query => query.get('after'))).toEqual([null, '24', '124', '224', '324'].slice(0, asked.length))
  expect(asked.length).toBe(1 + Math.ceil((pages.length - 24) / 100))
  expect(menu().map(({ id }) => id)).toEqual(pages.map(({ id }) => id))
})

test('a part that is not in the contract’s shape is no menu', async () => {
  cached.clear()
  const broken = Response.json({ payload: { products: 'none', total: 1, next: null } })
  const outside = testPlatform(undefined, cached)
  const { http } = outside
  outside.http = (address, init) => (address.includes('after=') ? Promise.resolve(broken) : http(address, init))
  here = visit(server.url, { hash: '#/queen-west', outside })
  await vi.waitFor(() => expect($menu.get()).toMatchObject({ state: 'stale', value: { complete: false } }))
  expect(outside.warnings.some(line => line.includes('/locations/:location/menu'))).toBe(true)
})

test('a bad product alone in its part is dropped with a warning, and the menu is whole without it (SPEC C19)', async () => {
  cached.clear()
  const part = () => Response.json({ payload: { products: [{ id: 'one' }], total: 25, next: null } })
  await come(url => (url.searchParams.has('after') ? part() : undefined))
  expect(dataOf($menu.get())).toMatchObject({ complete: true })
  expect(menu()).toHaveLength(24)
  expect(here.outside.warnings.filter(line => line.includes('invalid response at "0.slug"'))).toHaveLength(1)
})

test('a bad product among the changes leaves the others at their places', async () => {
  cached.clear()
  await come()
  const before = list
  await vi.waitFor(() => expect(versionsKept().size).toBe(1))
  here.end()
  const { version, total } = (
    JSON.parse(cached.get('menu/queen-west/en-CA/0') ?? '') as { reply: { version: string; total: number } }
  ).reply
  const [a, b, c] = before.slice(-3)
  await come(url => {
    if (!url.pathname.endsWith('/menu')) return undefined
    const isFirst = !url.searchParams.has('after')
    const changed = [{ ...a, brand: 'A' }, { id: 'bad' }, { ...c, brand: 'C' }]
    const at = before.length - 3
    const first = { products: before.slice(0, 24), next: 'x' }
    const rest = { products: changed, next: null, changes: { gone: [b?.id], places: [at, at + 1, at + 2] } }
    return Response.json({ payload: { total, version: `${version}-next`, ...(isFirst ? first : rest) } })
  })
  expect(menu().map(({ id }) => id)).toEqual(before.flatMap(({ id }) => (id === b?.id ? [] : [id])))
  expect(
    menu()
      .slice(-2)
      .map(({ brand }) => brand)
  ).toEqual(['A', 'C'])
})

test('a part has a minute to come, for it is long; the first page has fifteen seconds', async () => {
  const limits: number[] = []
  const outside = testPlatform()
  const { after } = outside.clock
  outside.clock.after = (ms, run) => {
    limits.push(ms)
    return after(ms, run)
  }
  const { http } = outside
  const given = new Map<string, number | undefined>()
  outside.http = (address, init) => {
    const url = new URL(address)
    if (url.pathname.endsWith('/menu')) given.set(url.searchParams.has('after') ? 'part' : 'first', limits.at(-1))
    return http(address, init)
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  expect(Object.fromEntries(given)).toEqual({ first: 15_000, part: 60_000 })
})
