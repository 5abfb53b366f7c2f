import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { locations } from '../../../src/server/db/schema.ts'
import { createFallback, type FallbackOptions } from '../../../src/first-screen/fallback/fallback.ts'
import type { Ask } from '../../../src/first-screen/fallback/read-facts.ts'
import { fixture, makeProduct } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'
import { structuredData } from './structured-data.ts'

// More than a page of the menu.
const many = [...'abcdefghijklmnopqrstuvwxyz'].map(letter => makeProduct(`strain-${letter}`))
const shop = await openShop({ ...fixture, products: [...fixture.products, ...many] })
const failures: unknown[] = []

beforeEach(() => void failures.splice(0))

const fallbackOf = (options: Partial<FallbackOptions> = {}) =>
  createFallback({
    api: shop.url,
    page: 'https://www.shop.example/order?from=mail#/queen-west',
    location: 'queen-west',
    fetch,
    now: () => shop.time.now.getTime(),
    onFailure: error => failures.push(error),
    ...options
  })

async function printed(options: Partial<FallbackOptions> = {}): Promise<string> {
  const fallback = fallbackOf(options)
  await fallback.renew()
  expect(failures).toEqual([])
  return fallback.print()
}

/** What a person reads, without the markup. */
const readable = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('says name, address, phone, hours, licence and categories, and names no product', async () => {
  const text = readable(await printed())
  expect(text).toContain('Queen West 1 Queen Street West, Toronto ON M5H 2N2 +1 416-555-0199')
  expect(text).toContain('Monday 9:00 am – 9:00 pm')
  expect(text).toContain('Operated by Shop Inc., licence CRSA1 (AGCO)')
  expect(text).toMatch(/On the menu.*flower/i)
  expect(text).not.toContain('House')
  expect(text).not.toContain('$')
})

test('gives people without JavaScript a number to call', async () => {
  expect(await printed()).toContain(
    '<noscript><p>To order online, turn on JavaScript in your browser, or call us at <a href="tel:+14165550199">+1 416-555-0199</a>.</p></noscript>'
  )
})

test('is in French where the page is', async () => {
  const html = await printed({ locale: 'fr', products: 'prices' })
  expect(html).toContain('lang="fr-CA"')
  const text = readable(html)
  expect(text).toContain('Queen Ouest')
  expect(text).toContain('lundi 9 h – 21 h')
  expect(text).toContain('permis CRSA1 (AGCO)')
  expect(text).toMatch(/Au menu.*10,00 \$/)
})

test('names products, with prices, only if configured to', async () => {
  const names = readable(await printed({ products: 'names' }))
  expect(names).toContain('House')
  expect(names).not.toContain('$')
  expect(readable(await printed({ products: 'prices' }))).toMatch(/, House · (from )?\$10\.00/)
})

test('names each product of a menu of several pages once', async () => {
  const html = await printed({ products: 'names' })
  const names = [...html.matchAll(/<li>(strain-[^<]+, House)<\/li>/g)].map(([, name]) => name)
  expect(names.sort()).toEqual(many.map(({ slug }) => `${slug}, House`))
})

test('says all stores where the shop is for all of them', async () => {
  const text = readable(await printed({ location: undefined }))
  expect(text).toContain('Queen West')
  expect(text).toContain('Calgary')
})

describe('what search engines read', () => {
  test('is valid, and says where the store is and when it is open', async () => {
    const { found, issues } = await structuredData(await printed())
    expect(issues).toEqual([])
    expect(found['Store']).toHaveLength(1)
    expect(found['Store']?.[0]).toMatchObject({
      name: 'Shop',
      url: 'https://www.shop.example/order?from=mail',
      telephone: '+1 416-555-0199',
      address: { streetAddress: '1 Queen Street West', addressRegion: 'ON', addressCountry: 'CA' },
      geo: { latitude: 43.65, longitude: -79.38 }
    })
    const [store] = found['Store'] as {
      openingHoursSpecification: object[]
      specialOpeningHoursSpecification: object[]
    }[]
    expect(store?.openingHoursSpecification).toHaveLength(7)
    expect(store?.openingHoursSpecification[1]).toMatchObject({
      dayOfWeek: 'https://schema.org/Monday',
      opens: '09:00',
      closes: '21:00'
    })
    expect(store?.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' }
    ])
  })

  test('is found to be wrong if it is', async () => {
    const html = (await printed()).replace('"telephone"', '"telefone"')
    expect((await structuredData(html)).issues).not.toEqual([])
  })

  test('leaves out the special hours of days that are over', async () => {
    const html = await printed({ now: () => Date.parse('2026-12-27T12:00:00Z') })
    expect(html).toContain('"specialOpeningHoursSpecification":[]')
  })
})

describe('texts of the retailer', () => {
  const hostile = '</script><img src=x onerror="alert(1)">'
  const setName = (name: { en: string; fr: string }) =>
    shop.db.update(locations).set({ name }).where(eq(locations.slug, 'queen-west'))
  afterEach(() => setName({ en: 'Queen West', fr: 'Queen Ouest' }))

  test('are never taken for markup', async () => {
    await setName({ en: hostile, fr: hostile })
    const [stored] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
    const compliance = { ...stored?.compliance, storeName: hostile } as NonNullable<typeof stored>['compliance']
    await shop.db.update(locations).set({ compliance }).where(eq(locations.slug, 'queen-west'))
    const html = await printed()
    await shop.db.update(locations).set({ compliance: stored?.compliance }).where(eq(locations.slug, 'queen-west'))
    expect(html).not.toContain('<img')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect((await structuredData(html)).found['Store']?.[0]).toMatchObject({ name: hostile })
  })
})

describe('an API that is slow or down', () => {
  test('is never waited for: nothing is printed before it has answered', async () => {
    const fallback = fallbackOf({ fetch: () => new Promise<Response>(() => {}) })
    expect(fallback.print()).toBe('')
  })

  test('is given up after a while', async () => {
    const hanging: Ask = (_, { signal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)))
    await fallbackOf({ fetch: hanging, patience: 20 }).renew()
    expect(failures).toHaveLength(1)
  })

  test('leaves its last reply in use, and is retried soon, but not with every page', async () => {
    let asked = 0
    let isDown = false
    const counted: Ask = (...call) => {
      asked += 1
      return isDown ? Promise.reject(new Error('It is down.')) : fetch(...call)
    }
    let now = shop.time.now.getTime()
    const fallback = fallbackOf({ fetch: counted, now: () => now })
    await fallback.renew()
    const before = fallback.print()
    isDown = true
    now += 5 * 60_000
    for (let page = 0; page < 3; page += 1) expect(fallback.print()).toBe(before)
    await fallback.renew()
    const askedWhileDown = asked
    expect(fallback.print()).toBe(before)
    expect(asked).toBe(askedWhileDown)
    expect(failures).toHaveLength(1)
    isDown = false
    now += 30_000
    expect(fallback.print()).toBe(before)
    expect(asked).toBeGreaterThan(askedWhileDown)
    await fallback.renew()
    expect(failures).toHaveLength(1)
  })

  test('costs the categories alone if only the menu can’t be read', async () => {
    const noMenu: Ask = async (address, settings) =>
      address.includes('/menu') ? new Response('{}', { status: 503 }) : fetch(address, settings)
    const text = readable(await printed({ fetch: noMenu }))
    expect(text).toContain('1 Queen Street West')
    expect(text).not.toContain('On the menu')
  })
})
