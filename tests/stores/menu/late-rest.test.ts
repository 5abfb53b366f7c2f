import { afterEach, expect, test } from 'vitest'
import { $parts } from '../../../src/app/loading/parts.ts'
import { failed } from '../../../src/client/http/problem.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $readRest } from '../../../src/stores/menu/menu-pages.ts'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $results } from '../../../src/stores/menu/menu-results.ts'
import { openDemo } from '../support/demo-shop.ts'
import { testPlatform } from '../support/test-env.ts'
import { until } from '../support/visit.ts'

const shop = openDemo()

let fillRest = () => {}
afterEach(() => fillRest())

/** Begins a visit without the code that reads the rest of a menu. Returns what brings it, and what fails to. */
function visitWithoutRest(outside = testPlatform()) {
  const code = $readRest.get()
  if (code) $readRest.fill(undefined as never)
  fillRest = () => code && $readRest.fill(code)
  $parts.set({})
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const { loadPart } = outside
  outside.loadPart = async (name, load) => {
    if (name !== 'menu-rest') return loadPart(name, load)
    await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
    const part = await load()
    fillRest()
    return part
  }
  shop.visit({ hash: '#/queen-west', outside })
  return {
    bring: () => waiting.splice(0).forEach(({ resolve }) => resolve()),
    fail: () => waiting.splice(0).forEach(({ reject }) => reject(new Error('offline')))
  }
}

const $isComplete = () => until($menu, load => dataOf(load)?.complete === true)

test('a menu shows its first page until the code for the rest has loaded', async () => {
  const { bring } = visitWithoutRest()
  await until($parts, parts => parts['menu-rest']?.state === 'loading')
  const first = dataOf($menu.get())
  expect(first?.complete).toBe(false)
  expect(first?.products.length).toBeLessThan(first?.total ?? 0)
  bring()
  await $isComplete()
  expect(dataOf($menu.get())?.products.length).toBe(first?.total)
})

test('a search that finds nothing among the first products waits for the rest, and for no longer', async () => {
  const { bring } = visitWithoutRest()
  await until($parts, parts => parts['menu-rest']?.state === 'loading')
  const end = $results.listen(() => {})
  changeQuery({ q: 'flower' })
  await until($results, ({ queryText }) => queryText === 'q=flower')
  expect($results.get().products.length).toBeGreaterThan(0)
  changeQuery({ q: 'qqzzqq' })
  await until($results, ({ queryText }) => queryText === undefined)
  bring()
  await until($results, ({ queryText }) => queryText === 'q=qqzzqq')
  expect([$results.get().products, dataOf($menu.get())?.complete]).toEqual([[], true])
  end()
})

test('a search that finds nothing says so when the rest can’t be read', async () => {
  const outside = testPlatform()
  const { http } = outside
  outside.http = async (url, init) => {
    if (new URL(url).searchParams.has('after')) throw new TypeError('offline')
    return http(url, init)
  }
  const { bring } = visitWithoutRest(outside)
  await until($parts, parts => parts['menu-rest']?.state === 'loading')
  const end = $results.listen(() => {})
  changeQuery({ q: 'flower' })
  await until($results, ({ queryText }) => queryText === 'q=flower')
  changeQuery({ q: 'qqzzqq' })
  await until($results, ({ queryText }) => queryText === undefined)
  bring()
  await until($menu, ({ state }) => state === 'stale')
  await until($results, ({ queryText }) => queryText === 'q=qqzzqq')
  expect($results.get().products).toEqual([])
  end()
})

test('code for the rest that can’t be had leaves a menu that says so, and is asked for again', async () => {
  const { bring, fail } = visitWithoutRest()
  await until($parts, parts => parts['menu-rest']?.state === 'loading')
  const end = $results.listen(() => {})
  changeQuery({ q: 'qqzzqq' })
  fail()
  await until($menu, ({ state }) => state === 'stale')
  expect($menu.get()).toMatchObject({ value: { complete: false }, problem: { kind: 'offline' } })
  await until($results, ({ queryText }) => queryText === 'q=qqzzqq')
  // Each part that has loaded begins the wait anew.
  await until($parts, ({ common }) => common?.state === 'ready')
  await shop.here.outside.clock.pass(21)
  await until($parts, parts => parts['menu-rest']?.state === 'loading')
  bring()
  await until($menu, load => load.state === 'ready' && load.value.complete)
  end()
})

test('code for the rest that comes once the storefront is gone asks for nothing', async () => {
  visitWithoutRest()
  await until($parts, parts => parts['menu-rest']?.state === 'loading')
  let reads = 0
  shop.here.end()
  $readRest.fill(async () => {
    reads++
    return failed('offline')
  })
  await new Promise(setImmediate)
  expect(reads).toBe(0)
  shop.visit({ hash: '#/queen-west' })
})

test('a menu of one page needs no code for the rest, and is kept for an outage', async () => {
  const outside = testPlatform()
  const { http } = outside
  outside.http = async (url, init) => {
    const reply = await http(url, init)
    if (!new URL(url).pathname.endsWith('/menu')) return reply
    const { payload } = (await reply.json()) as { payload: { products: unknown[] } }
    return Response.json({ payload: { ...payload, total: payload.products.length, next: null } })
  }
  visitWithoutRest(outside)
  await $isComplete()
  expect($parts.get()['menu-rest']).toBeUndefined()
  expect([...outside.cached.keys()].filter(key => key.startsWith('menu/'))).toHaveLength(1)
})
