import { eq } from 'drizzle-orm'
import { array, object, parse, record, string, unknown } from 'valibot'
import { describe, expect, test } from 'vitest'
import { locations } from '../../../src/server/db/schema.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { fixture, makeLocation, makeProduct, makeVariant } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const words = (en: string, fr: string) => ({ en, fr })

const bargain = makeVariant({ salePrice: 800, saleName: words('Harvest week', 'Semaine des récoltes') })
const many = (prefix: string, changes: Parameters<typeof makeProduct>[1]) =>
  Array.from({ length: 12 }, (_, at) => makeProduct(`${prefix}-${10 + at}`, { category: 'other', ...changes }))

const shop = await openShop({
  ...fixture,
  locations: [...fixture.locations, makeLocation({ slug: 'far', name: words('Far', 'Loin') })],
  products: [
    ...fixture.products,
    makeProduct('talked-of', {
      daysOnMenu: 3,
      effects: [words('Calm', 'Calme'), words('Focused', 'Concentration')],
      rating: { sum: 13, count: 3 },
      variants: [bargain]
    }),
    makeProduct('sold-out-most', {
      variants: [
        makeVariant({ stock: { 'queen-west': 0, calgary: 2, far: 4 } }),
        makeVariant({ stock: { 'queen-west': 0, calgary: 3 } })
      ]
    }),
    makeProduct('half-gone', {
      variants: [makeVariant({ stock: { 'queen-west': 0, calgary: 2 } }), makeVariant({ stock: { 'queen-west': 1 } })]
    }),
    makeProduct('gone-everywhere', { variants: [makeVariant({ stock: { 'queen-west': 0, calgary: 0 } })] }),
    ...many('star', { featured: true, variants: [makeVariant({ stock: { small: 5 } })] }),
    ...many('bargain', { variants: [{ ...bargain, stock: { small: 5 } }] }),
    makeProduct('star-bargain', { category: 'other', featured: true, variants: [{ ...bargain, stock: { small: 5 } }] }),
    makeProduct('star-0-left', { category: 'other', featured: true, variants: [makeVariant({ stock: { small: 0 } })] })
  ]
})

const menu = async (query: Record<string, string> = {}, location = 'queen-west') =>
  (await shop.to(readMenu, { params: { location }, query })).payload

const find = async (slug: string, query = {}) =>
  (await menu({ limit: '100', ...query })).products.find(product => product.slug === slug)

describe('a product on the menu', () => {
  test('explains why its price is on sale, in both languages, and nothing once it no longer is', async () => {
    expect((await find('talked-of'))?.variants[0]).toMatchObject({ salePrice: 800, saleName: 'Harvest week' })
    expect((await find('talked-of', { locale: 'fr-CA' }))?.variants[0]?.saleName).toBe('Semaine des récoltes')
    await shop.setListing('talked-of', { salePrice: null })
    expect((await find('talked-of'))?.variants[0]).toMatchObject({ salePrice: null, saleName: null })
    await shop.setListing('talked-of', { salePrice: 800 })
  })

  test('shows when it was added', async () => {
    expect((await find('talked-of'))?.addedAt).toBe('2026-11-18T15:00:00.000Z')
  })

  test('that is sold out is shown with the other store that has most of it', async () => {
    expect(await find('sold-out-most')).toMatchObject({
      variants: [
        { available: true, stock: 0 },
        { available: true, stock: 0 }
      ],
      alternative: { location: 'calgary', name: 'Calgary', stock: 5 }
    })
    await shop.setListing('sold-out-most', { available: false }, 'calgary')
    expect((await find('sold-out-most', { locale: 'fr-CA' }))?.alternative).toEqual({
      location: 'far',
      name: 'Loin',
      stock: 4
    })
    await shop.setListing('sold-out-most', { available: true }, 'calgary')
  })

  test('has no other store named while a size is left, or when no store has it', async () => {
    expect((await find('half-gone'))?.alternative).toBeNull()
    expect((await find('gone-everywhere'))?.alternative).toBeNull()
    expect((await find('zebra'))?.alternative).toBeNull()
  })

  test('names the other store on its own page too', async () => {
    const { payload } = await shop.to(readProduct, { params: { location: 'queen-west', product: 'sold-out-most' } })
    expect(payload.alternative).toEqual({ location: 'calgary', name: 'Calgary', stock: 5 })
    expect(payload.elsewhere).toEqual([
      { location: 'calgary', name: 'Calgary', stock: 5 },
      { location: 'far', name: 'Far', stock: 4 }
    ])
  })
})

describe('effects and reviews', () => {
  const switched = async (change: Partial<ReturnType<typeof makeLocation>['features']>) => {
    const features = { ...makeLocation().features, ...change }
    await shop.db.update(locations).set({ features }).where(eq(locations.slug, 'queen-west'))
    const { payload } = await shop.to(readProduct, { params: { location: 'queen-west', product: 'talked-of' } })
    expect((await find('talked-of'))?.effects).toEqual(payload.effects)
    expect((await find('talked-of'))?.rating).toEqual(payload.rating)
    return [payload.effects, payload.rating]
  }

  test('are said only where the location has them switched on (SPEC C12)', async () => {
    expect(await switched({})).toEqual([[], null])
    expect(await switched({ effects: true })).toEqual([['Calm', 'Focused'], null])
    expect(await switched({ reviews: true })).toEqual([[], { average: 4.3, count: 3 }])
    expect((await find('zebra'))?.rating).toBeNull()
    await switched({})
  })

  test('come in the language asked for', async () => {
    await switched({ effects: true })
    expect((await find('talked-of', { locale: 'fr-CA' }))?.effects).toEqual(['Calme', 'Concentration'])
    await switched({})
  })
})

describe('the first page', () => {
  test('brings eight featured and eight on sale beforehand, those that are left, none of them twice', async () => {
    const { products, highlights } = await menu({ limit: '1' }, 'small')
    expect(products.map(product => product.slug)).toEqual(['at-small'])
    expect(highlights.map(product => product.slug)).toEqual([
      ...[10, 11, 12, 13, 14, 15, 16, 17].map(number => `star-${number}`),
      'star-bargain',
      ...[10, 11, 12, 13, 14, 15, 16].map(number => `bargain-${number}`)
    ])
  })

  test('repeats nothing that it holds itself', async () => {
    const { products, highlights } = await menu({ limit: '5' }, 'small')
    const held = new Set(products.map(product => product.slug))
    expect(held).toContain('star-10')
    expect(highlights.some(product => held.has(product.slug))).toBe(false)
    expect((await menu({ limit: '100' }, 'small')).highlights).toEqual([])
  })

  test('alone brings categories and highlights', async () => {
    const { next, total } = await menu({ limit: '2' }, 'small')
    const second = await menu({ limit: '2', after: next ?? '' }, 'small')
    expect(second).toMatchObject({ categories: [], highlights: [], total })
    expect(second.products).toHaveLength(2)
  })
})

test('a menu omits fields with default values, and keeps all others', async () => {
  const response = await fetch(`${shop.url}/v1/locations/queen-west/menu?limit=100`)
  const reply = object({ payload: object({ products: array(record(string(), unknown())) }) })
  const { products } = parse(reply, await response.json()).payload
  const named = (slug: string) => Object.keys(products.find(product => product['slug'] === slug) ?? {}).sort()
  const always = [
    'addedAt',
    'brand',
    'category',
    'form',
    'id',
    'limitClass',
    'name',
    'picture',
    'slug',
    'thc',
    'variants'
  ]
  expect(named('mango')).toEqual(always)
  expect(named('apple')).toContain('terpenes')
  expect(named('zebra')).toEqual([...always, 'featured'].sort())
  expect(named('sold-out')).toEqual([...always, 'alternative'].sort())
  const [size] = parse(array(record(string(), unknown())), products.find(({ slug }) => slug === 'mango')?.['variants'])
  expect(Object.keys(size ?? {}).sort()).toEqual(['id', 'name', 'price', 'stock', 'weight'])
})

test('public reads need no platform id, and are the same with one, so that any cache may hold them', async () => {
  for (const path of ['/v1/business', '/v1/locations/queen-west', '/v1/locations/queen-west/menu']) {
    const answers = await Promise.all(
      [{}, { 'X-Platform-Id': 'one' }, { 'X-Platform-Id': 'two' }].map(headers => fetch(shop.url + path, { headers }))
    )
    const [plain, ...others] = await Promise.all(answers.map(async answer => [answer.status, await answer.text()]))
    expect(plain?.[0]).toBe(200)
    for (const other of others) expect(other).toEqual(plain)
    for (const { headers } of answers) {
      expect(headers.get('vary')).not.toMatch(/platform/i)
      expect(headers.get('etag')).toBe(answers[0]?.headers.get('etag'))
    }
  }
})
