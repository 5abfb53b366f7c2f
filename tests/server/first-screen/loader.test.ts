import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { ServedScreens } from '../../../src/contract/store/first-screen.ts'
import { business, listings } from '../../../src/server/db/schema.ts'
import { startTestServer } from '../support/process/demo-server.ts'
import { putBack, sharedServer } from '../support/process/shared-server.ts'

const server = await sharedServer()
afterAll(() => putBack(server))

const plain = readFileSync('dist/storefront.js', 'utf8')
const withCode = readFileSync('dist/server/loader.js', 'utf8').replace(/\/\/# source.*/, '')

const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/storefront.js${query}`, { headers })
const textOf = async (query: string, headers?: Record<string, string>) => (await ask(query, headers)).text()

/** Returns the screens in a reply. */
async function screensOf(query: string, headers?: Record<string, string>): Promise<ServedScreens> {
  const [, json = ''] = /STOREFRONT_SCREENS=(.*);\n/.exec(await textOf(query, headers)) ?? []
  return JSON.parse(json) as ServedScreens
}

test('a store in the loader’s address brings its menu and its age gate in the same file', async () => {
  const { location, language, screens } = await screensOf('?location=queen-west')
  expect([location, language]).toEqual(['queen-west', 'en'])
  expect(screens.map(({ minAge }) => minAge)).toEqual([19, 0])
  expect(screens[0]?.html).toMatch(/aria-posinset/)
  expect(screens[1]?.html).not.toMatch(/aria-posinset/)
  const text = await textOf('?location=queen-west')
  expect(text).toContain(withCode)
  expect(() => new Script(text)).not.toThrow()
})

test('any cache may hold it for about as long as a menu, and asks for changes only', async () => {
  const reply = await ask('?location=queen-west')
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
  expect(reply.headers.get('vary')).toBe('Accept-Encoding')
  const again = await ask('?location=queen-west', { 'If-None-Match': reply.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('the address alone decides about the language', async () => {
  expect((await screensOf('?location=queen-west&locale=fr-CA')).screens[0]?.html).toMatch(/Ajouter/)
  const asked = await screensOf('?location=queen-west', { 'Accept-Language': 'fr-CA' })
  expect(asked.language).toBe('en')
})

test('it follows a change of the menu', async () => {
  const before = await ask('?location=queen-west')
  await server.db.update(listings).set({ price: 1234, salePrice: null, saleName: null })
  const after = await ask('?location=queen-west')
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  expect(await after.text()).toContain('$12.34')
})

test.each([
  ['', 'public, max-age=60, stale-while-revalidate=604800'],
  ['?location=', 'public, max-age=60, stale-while-revalidate=604800'],
  ['?t=1', 'public, max-age=60, stale-while-revalidate=604800'],
  ['?location=nowhere', 'public, max-age=10'],
  ['?location=%00', 'public, max-age=10']
])('with the query “%s” there is the loader alone, for as long as “%s”', async (query, lifetime) => {
  const reply = await ask(query)
  expect(await reply.text()).toBe(plain)
  expect(reply.headers.get('cache-control')).toBe(lifetime)
})

test('a page doesn’t wait long for screens that take long, and gets the last ones as soon as there are any', async () => {
  const slow = await startTestServer({ menuAge: 0, screenPatience: 0 })
  onTestFinished(() => slow.close())
  const read = async () => (await fetch(`${slow.url}/storefront.js?location=queen-west`)).text()
  expect(await read()).toBe(plain)
  await expect.poll(read).toContain('STOREFRONT_SCREENS=')
})

test.each([
  ['account', undefined],
  ['off', [0]]
] as const)('with the age gate “%s” the screens need the ages %s', async (ageGate, ages) => {
  const { db } = server
  const [before] = await db.select().from(business)
  await db.update(business).set({ ageGate })
  try {
    if (ages) expect((await screensOf('?location=queen-west')).screens.map(({ minAge }) => minAge)).toEqual(ages)
    else expect(await textOf('?location=queen-west')).toBe(plain)
  } finally {
    await db.update(business).set({ ageGate: before?.ageGate })
  }
})
