import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products } from '../../../src/server/db/schema.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

const at = { hash: '#/queen-west' }
let server: DemoServer
let here: Visit
let cookies: Map<string, string>
let cached: Map<string, string>

beforeAll(async () => {
  server = await startDemo()
  here = visit(server.url, at)
  await shopIsOpen()
  ;({ cookies, cached } = here.outside)
  here.end()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

const brands = () => dataOf($menu.get())?.products.map(({ brand }) => brand) ?? []

/** Visits the store again; the responses are held back until they are released. */
function comeAgain() {
  const outside = testPlatform(new Map(cookies), new Map(cached))
  const { http } = outside
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  outside.http = (url, init) => held.then(() => http(url, init))
  here = visit(server.url, { ...at, outside })
  return release
}

test('the menu of the last visit is shown immediately, not marked as stale, and replaced once the new one is complete', async () => {
  const release = comeAgain()
  await until($menu, ({ state }) => state === 'ready')
  const before = brands()
  expect(before.length).toBeGreaterThan(20)
  const [first] = dataOf($menu.get())?.products ?? []
  await server.db
    .update(products)
    .set({ brand: 'Renamed' })
    .where(eq(products.id, first?.id ?? ''))
  const seen = new Set<number>()
  const end = $menu.listen(load => void seen.add(dataOf(load)?.products.length ?? 0))
  release()
  await until($menu, () => brands().includes('Renamed'))
  end()
  // Never the first page alone, which would make the page shorter for a moment.
  expect([...seen]).toEqual([before.length])
  expect($menu.get().state).toBe('ready')
})

test('it becomes stale, with the time of the last visit, when the API turns out to be down', async () => {
  here = visit(server.url, { ...at, cookies: new Map(cookies), cached: new Map(cached), isOnline: false })
  const stale = await until($menu, ({ state }) => state === 'stale')
  const kept = JSON.parse([...cached].find(([key]) => /^menu\/.*\/0$/.test(key))?.[1] ?? '{}') as { at: number }
  expect(stale).toMatchObject({ since: kept.at })
})
