import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { business, listings } from '../../../src/server/db/schema.ts'
import type { FirstScreen } from '../../../src/contract/store/first-screen.ts'
import type { drawFirstScreen as draw } from '../../../src/first-screen/draw/draw.tsx'
import { putBack, sharedServer } from '../support/process/shared-server.ts'

interface Drawer {
  drawFirstScreen: typeof draw
}

const server = await sharedServer()
afterAll(() => putBack(server))

const read = (path: string) => fetch(`${server.url}/v1${path}`)
const tagOf = async (path: string) => (await read(path)).headers.get('etag')?.replace(/^W\//, '')

async function screen(query = 'locale=en-CA&confirmed=true'): Promise<FirstScreen> {
  const reply = await read(`/locations/queen-west/first-screen?${query}`)
  return ((await reply.json()) as { payload: FirstScreen }).payload
}

test('names the replies that it was drawn from, and is cached like them', async () => {
  const tags = [await tagOf('/business?locale=en-CA'), await tagOf('/locations/queen-west/menu?locale=en-CA')]
  expect((await screen()).of).toBe(tags.join(' '))
  const reply = await read('/locations/queen-west/first-screen?locale=en-CA&confirmed=true')
  expect(reply.headers.get('cache-control')).toBe((await read('/business')).headers.get('cache-control'))
  expect(reply.headers.get('etag')).toMatch(/^W\/"/)
})

test('shows products only to those who have confirmed their age, and says which age they need', async () => {
  expect(await screen()).toMatchObject({ minAge: 19 })
  expect((await screen()).html).toMatch(/aria-posinset/)
  const gate = await screen('locale=en-CA')
  expect(gate).toMatchObject({ minAge: 0, products: 0 })
  expect(gate.html).not.toMatch(/aria-posinset/)
  expect(gate.of).not.toMatch(/ /)
})

test('is drawn in the language that is asked for', async () => {
  expect((await screen('locale=fr-CA')).html).toMatch(/avez-vous/i)
  expect((await screen('locale=fr-CA&confirmed=true')).html).toMatch(/Ajouter/)
})

test('has no styles in its markup, and the rules of each of its classes in its style sheet', async () => {
  const { html, style } = await screen()
  expect(html).not.toMatch(/ style=/)
  const names = new Set(html.match(/\bgo\d+/g))
  expect(names.size).toBeGreaterThan(20)
  for (const name of names) expect(style).toContain(`.${name}`)
  const used = new Set(style.match(/\bgo\d+/g))
  expect([...used].filter(name => !names.has(name))).toEqual([])
})

test('is the same in whatever order screens are drawn, also at the same time', async () => {
  const before = await screen()
  const all = await Promise.all(['locale=fr-CA', 'locale=en-CA&confirmed=true', 'locale=en-CA'].map(screen))
  expect(all[1]).toEqual(before)
})

test('follows a change of the menu', async () => {
  const before = await screen()
  await server.db.update(listings).set({ price: 1234, salePrice: null, saleName: null })
  const after = await screen()
  expect(after.of).not.toBe(before.of)
  expect(after.html).toContain('$12.34')
})

test('there is none for an unknown store, and none while the age gate requires an account', async () => {
  const { db } = server
  expect((await read('/locations/nowhere/first-screen?locale=en-CA')).status).toBe(404)
  const [before] = await db.select().from(business)
  await db.update(business).set({ ageGate: 'account' })
  expect((await read('/locations/queen-west/first-screen?locale=en-CA&confirmed=true')).status).toBe(404)
  await db.update(business).set({ ageGate: before?.ageGate })
})

test('replies that make no sense, or are another store’s, give none, and don’t stop the next one', async () => {
  const { drawFirstScreen } = (await import(/* @vite-ignore */ resolve('dist/server/first-screen.js'))) as Drawer
  const text = async (path: string) => (await read(path)).text()
  const scene = {
    location: 'queen-west',
    locale: 'en-CA',
    isOfAge: true,
    now: Date.now(),
    business: await text('/business?locale=en-CA'),
    menu: await text('/locations/queen-west/menu?locale=en-CA')
  }
  expect(await drawFirstScreen({ ...scene, business: 'nonsense' })).toBeUndefined()
  expect(await drawFirstScreen({ ...scene, menu: '' })).toBeUndefined()
  expect(await drawFirstScreen({ ...scene, location: 'Queen-West' })).toBeUndefined()
  expect(await drawFirstScreen({ ...scene, locale: 'xx' })).toBeUndefined()
  expect((await drawFirstScreen(scene))?.html).toMatch(/aria-posinset/)
})
