import { describe, expect, test } from 'vitest'
import { writeCursor } from '../../../src/server/shop/menu/queries/cursor.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { fixture, makeProduct, makeVariant } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const crowd = Array.from({ length: 560 }, (_, index) => {
  const name = `Crowd ${index % 40}`
  return makeProduct(`crowd-${index}`, {
    name: { en: name, fr: name },
    featured: index % 7 === 0,
    variants: [makeVariant({ stock: { small: index % 3 } })]
  })
})

const shop = await openShop({ ...fixture, products: [...fixture.products, ...crowd] })

const menu = async (query: Record<string, string> = {}, location = 'queen-west') =>
  (await shop.to(readMenu, { params: { location }, query })).payload

describe('the menu of a location', () => {
  test('comes by category, featured first, then by name', async () => {
    const { products } = await menu()
    expect(products.slice(0, 6).map(product => product.name)).toEqual([
      'Zebra',
      'apple',
      'five-left',
      'Mango',
      'sold-out',
      'two-left'
    ])
    expect(products.slice(6).map(product => product.name)).toEqual([
      'drink',
      'fresh',
      'grinder',
      'gummies',
      'oil',
      'seeds',
      'shatter',
      'stated'
    ])
  })

  test('sorts French names without regard to case and accents', async () => {
    const { products } = await menu({ locale: 'fr-CA' })
    expect(products.slice(0, 4).map(product => product.name)).toEqual(['Zèbre', 'Éclat', 'five-left', 'Mangue'])
  })

  test('lists sold-out products, and none that are discontinued, switched off or of other stores', async () => {
    const { products, total } = await menu()
    const slugs = products.map(product => product.slug)
    expect(products.find(product => product.slug === 'sold-out')?.variants[0]).toMatchObject({
      available: true,
      stock: 0
    })
    await shop.setListing('zebra', { available: false })
    expect((await menu()).products.map(product => product.slug)).toEqual(slugs.filter(one => one !== 'zebra'))
    await shop.setListing('zebra', { available: true })
    expect(slugs).not.toContain('gone')
    expect(slugs).not.toContain('calgary-only')
    expect(total).toBe(products.length)
  })

  test('shows only the sizes that the location lists, at its prices', async () => {
    const { products } = await menu()
    expect(products.find(product => product.slug === 'apple')?.variants).toMatchObject([
      { name: '1 g', price: 500, salePrice: 450, weight: 1, stock: 20, available: true },
      { name: '7 g', price: 3000, salePrice: null, weight: 7, stock: 3, available: true }
    ])
    const elsewhere = await menu({}, 'calgary')
    expect(elsewhere.products.find(product => product.slug === 'apple')?.variants).toHaveLength(1)
  })

  test('names the three terpenes with the largest shares, in the language asked for', async () => {
    const terpenesIn = async (locale: string) =>
      (await menu({ locale })).products.find(({ slug }) => slug === 'apple')?.terpenes
    expect(await terpenesIn('en-CA')).toEqual(['Myrcene', 'Limonene', 'Linalool'])
    expect(await terpenesIn('fr-CA')).toEqual(['Myrcène', 'Limonène', 'Linalol'])
  })

  test('has all categories with the number of their visible products', async () => {
    const { categories, total } = await menu({ limit: '1' })
    expect(categories.reduce((sum, one) => sum + one.productCount, 0)).toBe(total)
    expect(categories.map(one => [one.slug, one.productCount, one.parent_category])).toEqual([
      ['flower', 6, null],
      ['other', 8, null],
      ['empty', 0, null]
    ])
    expect(categories[0]?.subCategory).toMatchObject([{ slug: 'small-buds', productCount: 1 }])
  })

  test('takes a category’s product out of the count when its last size goes', async () => {
    await shop.setListing('mango', { available: false })
    expect((await menu()).categories[0]?.productCount).toBe(5)
    await shop.setListing('mango', { available: true })
  })

  test('has the time of its last change', async () => {
    const at = new Date('2026-11-21T16:30:00Z')
    await shop.setListing('mango', { updatedAt: at })
    const { payload } = await shop.to(readLocation, { params: { location: 'queen-west' } })
    expect(payload.menuUpdatedAt).toBe(at.toISOString())
  })

  test('of a location that is not there is refused', async () => {
    const { status, failure } = await shop.to(readMenu, { params: { location: 'nowhere' } })
    expect([status, failure.code]).toEqual([404, 'not_found'])
  })
})

describe('the pages of a menu', () => {
  test('hold 24 products by default, and 500 at most', async () => {
    expect((await menu({}, 'small')).products).toHaveLength(24)
    expect((await menu({ limit: '9000' }, 'small')).products).toHaveLength(500)
  })

  test('together hold each product once, in the order of the whole', async () => {
    const slugs: string[] = []
    let next: string | null = null
    do {
      const page = await menu({ limit: '97', ...(next !== null && { after: next }) }, 'small')
      slugs.push(...page.products.map(product => product.slug))
      next = page.next
      expect(page.total).toBe(561)
    } while (next !== null)
    expect(new Set(slugs).size).toBe(561)
    const first = (await menu({ limit: '500' }, 'small')).products
    expect(slugs.slice(0, 500)).toEqual(first.map(product => product.slug))
    const featured = first.filter(product => product.featured).length
    expect(first.slice(0, featured).every(product => product.featured)).toBe(true)
  })

  test('end with no cursor when the last one is just full', async () => {
    expect((await menu({ limit: '14' })).next).toBeNull()
    expect((await menu({ limit: '13' })).next).not.toBeNull()
  })

  test('keep their place when the menu changes between them', async () => {
    const first = await menu({ limit: '3' })
    await shop.setListing('zebra', { price: 1 })
    const second = await menu({ limit: '3', after: first.next ?? '' })
    expect(second.products.map(product => product.slug)).toEqual(['mango', 'sold-out', 'two-left'])
  })

  test('refuse a limit that is no number and a cursor that is not ours', async () => {
    const asked = (query: Record<string, string>) => shop.to(readMenu, { params: { location: 'small' }, query })
    for (const limit of ['0', '-1', 'ten', '1.5', '']) {
      expect((await asked({ limit })).failure.fields).toEqual({ limit: 'number' })
    }
    const spoilt = writeCursor([1, 'flower', true, 'a\u0000b', 'none'])
    for (const after of ['nonsense', 'bnVsbA', '', spoilt]) {
      expect((await asked({ after })).failure.fields).toEqual({ after: 'unknown' })
    }
  })
})

describe('a product', () => {
  test('has its own page, found by slug or by id', async () => {
    const params = { location: 'queen-west', product: 'apple' }
    const { payload } = await shop.to(readProduct, { params, query: { locale: 'fr-CA' } })
    expect(payload).toMatchObject({
      name: 'Éclat',
      description: 'Sur apple',
      terpenes: [
        { name: 'Linalol', percent: 0.3 },
        { name: 'Myrcène', percent: 1.2 },
        { name: 'Bisabolol', percent: 0.1 },
        { name: 'Limonène', percent: 0.5 }
      ],
      strainType: 'hybrid',
      thc: { min: 18, max: 22, unit: '%' },
      elsewhere: [{ location: 'calgary', name: 'Calgary', stock: 20 }]
    })
    const again = await shop.to(readProduct, { params: { ...params, product: payload.id }, query: { locale: 'fr-CA' } })
    expect(again.payload).toEqual(payload)
  })

  test('shows which other stores have it when it is sold out here', async () => {
    const { payload } = await shop.to(readProduct, { params: { location: 'queen-west', product: 'sold-out' } })
    expect(payload.elsewhere).toEqual([{ location: 'calgary', name: 'Calgary', stock: 4 }])
  })

  test('that the location does not list is refused', async () => {
    for (const product of ['calgary-only', 'nothing']) {
      expect((await shop.to(readProduct, { params: { location: 'queen-west', product } })).status).toBe(404)
    }
  })
})
