import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { products, staffAudit, variants } from '../../../src/server/db/schema.ts'
import { ferry, openCatalogFeed } from '../support/feed.ts'

const shop = await openCatalogFeed()
const { results, statuses, listed, itemOf, headers } = shop

beforeAll(async () => {
  await shop.mark('mango', { sku: 'MAN-1' })
})

const menu = async (location = 'queen-west') =>
  (await shop.to(readMenu, { params: { location }, headers: { 'Cache-Control': 'no-cache' } })).payload.products

describe('products from the retailer’s system', () => {
  test('appear in the menu, each size under its product, and the same again changes nothing', async () => {
    const items = [ferry, { externalId: '12002-2', size: { en: '7 g' }, price: 5500, salePrice: 4900, stock: 3 }]
    expect(await statuses(items)).toEqual(['created', 'created'])
    const product = (await menu()).find(({ name }) => name === 'Ferry')
    expect(product).toMatchObject({ brand: 'House', limitClass: 'dried', form: 'flower', thc: ferry.thc })
    expect(product?.variants).toMatchObject([
      {
        name: '3.5 g',
        weight: 3.5,
        price: 2999,
        stock: 12,
        sku: 'FER-1',
        gtin: `00${ferry.gtin}`,
        externalId: '12002-1'
      },
      { name: '7 g', weight: 7, price: 5500, salePrice: 4900, stock: 3, externalId: '12002-2' }
    ])
    const params = { location: 'queen-west', product: product?.slug ?? '' }
    const french = (await shop.to(readProduct, { params, query: { locale: 'fr-CA' } })).payload
    expect([french.name, ...french.variants.map(({ name }) => name)]).toEqual(['Traversier', '3,5 g', '7 g'])
    expect(await statuses(items)).toEqual(['unchanged', 'unchanged'])
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'feed'))
    expect(entries).toMatchObject([{ memberId: null, memberName: 'Till', detail: 'items: 2', ok: true }])
  })

  test('are changed by external id, SKU or GTIN, in the fields of an item and in no other', async () => {
    await statuses([ferry])
    const before = await itemOf('12002-1')
    expect(await statuses([{ gtin: ferry.gtin, price: 3100 }])).toEqual(['updated'])
    expect(await itemOf('12002-1')).toEqual({ ...before, price: 3100 })
    expect(await statuses([{ sku: 'fer-1', stock: 0, available: false, deposit: 10, taxes: ['HST'] }])).toEqual([
      'updated'
    ])
    const hidden = { stock: 0, available: false, deposit: 10, taxes: ['HST'] }
    expect(await itemOf('12002-1')).toEqual({ ...before, price: 3100, ...hidden })
    const bare = { externalId: '12002-1', available: true, deposit: null, taxes: null, subCategory: null, strain: null }
    expect(await statuses([bare])).toEqual(['updated'])
    const left = { ...bare, price: 3100, stock: 0 }
    expect(await itemOf('12002-1')).toEqual({ ...before, ...left })
    expect(await statuses([{ externalId: '12002-1' }])).toEqual(['unchanged'])
  })

  test('have the tags that an item lists, in one order and form, until a list is empty', async () => {
    const tagged = { ...ferry, externalId: '12900-1', sku: 'TAG-1', gtin: undefined }
    expect(await statuses([{ ...tagged, tags: ['Staff pick', 'local', 'local'] }])).toEqual(['created'])
    expect((await itemOf('12900-1'))?.tags).toEqual(['local', 'staff-pick'])
    expect((await menu()).find(({ tags }) => tags?.includes('local'))?.tags).toEqual(['local', 'staff-pick'])
    expect(await statuses([{ externalId: '12900-1', tags: ['staff-pick', 'local'] }])).toEqual(['unchanged'])
    expect(await statuses([{ externalId: '12900-1', tags: ['★'] }])).toEqual(['refused wrong tags'])
    expect(await statuses([{ externalId: '12900-1', tags: [] }])).toEqual(['updated'])
    expect((await itemOf('12900-1'))?.tags).toBeUndefined()
  })

  test('of other origin keep their form, class, place among sizes and equivalent', async () => {
    const about = async (slug: string) =>
      shop.db
        .select()
        .from(products)
        .innerJoin(variants, eq(variants.productId, products.id))
        .where(eq(products.slug, slug))
        .orderBy(variants.sortOrder)
    for (const [slug, change] of [
      ['stated', { price: 1250 }],
      ['apple', { price: 3300, name: { en: 'apple' } }]
    ] as const) {
      const size = (await shop.sizesOf(slug)).at(-1)
      await shop.db
        .update(variants)
        .set({ sku: slug })
        .where(eq(variants.id, size ?? ''))
      const before = await about(slug)
      expect(await statuses([{ sku: slug, ...change }])).toEqual(['updated'])
      expect(await about(slug)).toEqual(before)
    }
  })

  test('are refused for each item alone, with a code and a sentence in the language of the call', async () => {
    const fresh = { externalId: '500-1', name: { en: 'Fog' }, category: 'flower', size: { en: '1 g' }, price: 900 }
    const items = [
      { ...fresh, category: 'Spaceships' },
      { ...fresh, subCategory: 'spaceships' },
      { ...fresh, price: 0 },
      { ...fresh, price: undefined },
      { ...fresh, name: undefined },
      { ...fresh, size: undefined },
      { ...fresh, externalId: undefined, sku: 'FOG-1' },
      { ...fresh, size: { en: '3 g or 4 g (5 g)' } },
      { ...fresh, gtin: '036000291453' },
      { ...fresh, sku: 'MAN-1' },
      { ...fresh, salePrice: 900 },
      { ...fresh, thc: { min: 30, max: 20, unit: '%' } },
      { ...fresh, taxes: ['VAT'] },
      { ...fresh, externalId: '600-1', lot: { number: 'A', packagedOn: '2026-02-30' } },
      { ...fresh, externalId: '600-1', lot: { number: 'A', coa: 'http://lab.example' } },
      fresh,
      fresh,
      { ...fresh, externalId: '500-2', name: { en: 'Mist' } },
      'Fog'
    ]
    const expected = [
      'refused choice category',
      'refused choice subCategory',
      'refused number price',
      'refused required price',
      'refused required name',
      'refused required size',
      'refused required externalId',
      'refused wrong size',
      'refused wrong gtin',
      'refused conflict sku',
      'refused wrong salePrice',
      'refused wrong thc',
      'refused choice taxes',
      'refused wrong lot.packagedOn',
      'refused wrong lot.coa',
      'created',
      'refused repeated externalId',
      'refused differs name',
      'refused unknown body'
    ]
    expect(await statuses(items)).toEqual(expected)
    expect((await itemOf('mango'))?.name?.en).toBe('Mango')
    const french = await results([items[0], items[10]], { locale: 'fr-CA' })
    expect(french.map(({ message }) => message)).toEqual([
      '«\u00a0category\u00a0» n’existe pas dans la boutique.',
      '«\u00a0salePrice\u00a0» doit être inférieur au prix.'
    ])
    expect(await itemOf('500-2')).toBeUndefined()
  })
})

describe('a store’s list for the retailer’s system', () => {
  test('holds its sizes in the shape in which they are sent, and sent back it changes nothing', async () => {
    await statuses([
      {
        ...ferry,
        containers: { kind: 'can', millilitres: 355, count: 4 },
        lot: { number: 'A-1', packagedOn: '2026-10-12' }
      }
    ])
    const { items, next } = await listed()
    expect(items.find(({ externalId }) => externalId === '12002-1')).toMatchObject({
      ...ferry,
      size: { en: '3.5 g', fr: '3,5 g' },
      gtin: `00${ferry.gtin}`,
      weight: 3.5,
      salePrice: null,
      available: true,
      lot: { number: 'A-1', packagedOn: '2026-10-12', thc: null, cbd: null, coa: null }
    })
    expect(next).toBeNull()
    expect(new Set(await statuses(items))).toEqual(new Set(['unchanged']))
  })

  test('comes in pages, and not again while nothing has changed', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      externalId: `page-${at + 1}`,
      name: { en: 'Page' },
      category: 'other',
      size: { en: `${at + 1} g` },
      price: 100
    }))
    expect(new Set(await statuses(many, {}, 'small'))).toEqual(new Set(['created']))
    const first = await listed('', 'small')
    const second = await listed(first.next ?? '', 'small')
    expect([first.items.length, second.next]).toEqual([500, null])
    const ids = [...first.items, ...second.items].map(({ externalId }) => externalId)
    expect(new Set(ids)).toEqual(new Set(['at-small', ...many.map(({ externalId }) => externalId)]))
    expect(ids).toHaveLength(501)
    const url = `${shop.url}/v1/feed/locations/small/items`
    const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
    const again = async () => (await fetch(url, { headers: { ...headers, 'If-None-Match': tag } })).status
    expect(await again()).toBe(304)
    await statuses([{ externalId: 'page-7', price: 200 }], {}, 'small')
    await statuses(
      first.items.slice(0, 1).map(item => ({ ...item, stock: 3 })),
      {},
      'small'
    )
    expect(await again()).toBe(200)
  })
})
