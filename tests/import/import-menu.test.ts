import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { plainMapping } from '../../src/server/import/read/mapping.ts'
import { describe as inWords, type Report } from '../../src/server/import/report/report.ts'
import { listings, locations, messages } from '../../src/server/db/schema.ts'
import { fileWith, fixture, imported, openShop, snapshot, type Shop } from './support.ts'

let shop: Shop
let report: Report
let menu: Awaited<ReturnType<typeof imported>>

beforeAll(async () => {
  shop = await openShop()
  report = await importMenu(shop.db, { file: fixture, location: 'queen-west' })
  menu = await imported(shop.db, 'queen-west')
})

const of = (id: string) => {
  const row = menu.get(id)
  if (row === undefined) throw new Error(`${id} was not imported`)
  return row
}

describe('an import', () => {
  test('counts rows, products and variants', () => {
    expect(report).toMatchObject({
      rows: 16,
      products: { added: 11, changed: 0, unchanged: 0 },
      variants: { added: 13, changed: 0, unchanged: 0 }
    })
  })

  test('refuses rows with the reason and the line, quoted line breaks counted', () => {
    expect(report.refused).toEqual([
      { line: 9, id: '105-0', reason: 'it has no name' },
      { line: 12, id: '100-0', reason: 'its id is already used on line 2' },
      { line: 13, id: '108-0', reason: "its price “ask us” can't be read: write it like 36.50" }
    ])
  })

  test('makes one product of the rows that share the text before the dash', () => {
    expect(of('100-0').product.id).toBe(of('100-1').product.id)
    expect(of('100-1')).toMatchObject({
      category: 'concentrates',
      product: { brand: 'Northern Works', strain: 'Black Spruce', form: 'concentrate', limitClass: 'concentrate' },
      variant: { size: { en: '1 g', fr: '1 g' }, weightMilli: 1000, equivalentMilli: null },
      listing: { price: 5657, salePrice: 4995, stock: 12, available: true }
    })
  })

  test('gives products of the same name different slugs', () => {
    expect(of('100-0').product.slug).not.toBe(of('110-0').product.slug)
  })

  test('reads potency, strain type, volume and a name of two lines', () => {
    expect(of('102-0')).toMatchObject({
      category: 'beverages',
      product: { thc: { min: 1260, max: 1260, unit: 'mg' }, cbd: { min: 0, max: 1, unit: '%' }, brand: 'grön' },
      variant: { weightMilli: 355_000 }
    })
    expect(of('102-0').product.name).toEqual({ en: 'Bubba’s Root Soda', fr: 'Bubba’s Root Soda' })
    expect(of('101-0').product.name.en).toBe('Salve, cedar and lime')
    expect(of('103-0').product).toMatchObject({ strain: null, strainType: 'indica' })
    expect(of('104-0').listing.price).toBe(103_850)
  })

  test('knows the slip “Vape Cartidge”', () => {
    expect(of('104-0')).toMatchObject({ category: 'vapes', product: { form: 'vape', thc: { min: 78, max: 84 } } })
    expect(of('104-0').product.subCategoryId).not.toBeNull()
  })

  test('counts a size without a weight as the whole purchase limit, and reports it', () => {
    expect(of('103-0').variant).toMatchObject({ weightMilli: 0, equivalentMilli: 30_000 })
    expect(report.warnings['no-weight']?.map(({ line }) => line)).toContain(7)
  })

  test('does not sell products without a known category', () => {
    for (const id of ['106-0', '107-0'])
      expect(of(id)).toMatchObject({ category: 'uncategorised', listing: { available: false, stock: 5 } })
    expect(report.warnings['no-category']).toHaveLength(1)
    expect(report.warnings['unknown-category']).toEqual([{ line: 11, text: 'Odd Thing: “Gadgets,Odd,”' }])
  })

  test('treats a cream of over 3 % THC as the concentrate that it is in law', () => {
    expect(of('101-0').product.limitClass).toBe('non-solid')
    expect(of('112-0').product.limitClass).toBe('concentrate')
  })

  test.each([
    ['oil', 'non-solid', 'Tincture', '30 mL', ['3%', '30 mg/mL', '30 mg/g', '900mg', '<1%']],
    ['oil', 'concentrate', 'Tincture', '30 mL', ['5%', '2-3.1 %', '100 mg/mL', '30.1 mg/g', '901mg']],
    ['cookie', 'solid', 'Edibles', '10 g', ['3%', '30 mg/g', '10mg']],
    ['cookie', 'concentrate', 'Edibles', '10 g', ['3.5%', '31 mg/g', '301mg']],
    ['drink', 'beverage', 'Beverages', '100 mL', ['3%', '30 mg/mL']],
    ['drink', 'concentrate', 'Beverages', '100 mL', ['4%', '31 mg/mL']],
    ['flower', 'dried', 'Flower', '1 g', ['22%', '220 mg/g']]
  ])('counts %s as %s by each unit of potency', async (kind, limitClass, category, size, potencies) => {
    const rows = potencies.map((thc, at) => `${kind}${limitClass}${at},Name,${category},${size},5.00,4,${thc}\n`)
    const file = await fileWith(`id,name,category,size,price,stock,thc\n${rows.join('')}`)
    const { warnings } = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(warnings['potency-unreadable']).toBeUndefined()
    const now = await imported(shop.db, 'byward-market')
    const classes = potencies.map((_, at) => now.get(`${kind}${limitClass}${at}-0`)?.product.limitClass)
    expect(classes).toEqual(potencies.map(() => limitClass))
  })

  test('reports unreadable values instead of guessing', () => {
    expect(of('109-0')).toMatchObject({ product: { thc: null, brand: '' }, listing: { stock: 0, salePrice: null } })
    const kinds = ['potency-unreadable', 'stock-unreadable', 'sale-price-unreadable', 'no-brand', 'variants-disagree']
    for (const kind of [...kinds, 'over-10-mg', 'characters-repaired', 'characters-stray'])
      expect(report.warnings[kind]?.length, kind).toBeGreaterThan(0)
    expect(of('103-0').product.name.en).toBe('Tâ€Hydro Tablets')
  })

  test('prints its report in plain sentences', () => {
    const words = inWords(report).join('\n')
    expect(words).toContain('16 rows read')
    expect(words).toContain('Products: 11 added, 0 changed, 0 unchanged.')
    expect(words).toContain('line 9 (105-0): it has no name')
  })
})

describe('an import again', () => {
  test('of the same list changes nothing', async () => {
    const before = await snapshot(shop.db)
    const again = await importMenu(shop.db, { file: fixture, location: 'queen-west' })
    expect(again.products).toEqual({ added: 0, changed: 0, unchanged: 11 })
    expect(again.variants).toEqual({ added: 0, changed: 0, unchanged: 13 })
    expect(await snapshot(shop.db)).toEqual(before)
  })

  test('of a changed list updates the differences, keeps ids and slugs, and counts the products no longer listed', async () => {
    const file = await fileWith(
      'id,name,category,size,price,stock,brand,strain\n' +
        '100-0,Plain Shatter,Concentrate > Shatter,0.5 g,33.00,5,Northern Works,Black Spruce\n' +
        '100-1,Plain Shatter,Concentrate > Shatter,1 g,56.57,12,Northern Works,Black Spruce\n' +
        '111-0,Brownie of Oats,"Edibles,",40 g,6.00,4,Northern Works,\n'
    )
    const next = await importMenu(shop.db, { file, location: 'queen-west' })
    expect(next.products).toEqual({ added: 0, changed: 1, unchanged: 1 })
    expect(next.variants).toEqual({ added: 0, changed: 2, unchanged: 1 })
    expect(next.notInFile).toBe(9)
    const now = await imported(shop.db, 'queen-west')
    expect(now.get('100-0')?.listing).toMatchObject({ price: 3300, stock: 5 })
    expect(now.get('111-0')?.product).toMatchObject({ id: of('111-0').product.id, slug: of('111-0').product.slug })
    expect(now.size).toBe(menu.size)
  })

  test('leaves a product off that the retailer has switched off, and puts one on that has been classified', async () => {
    await shop.db
      .update(listings)
      .set({ available: false })
      .where(eq(listings.variantId, of('100-1').variant.id))
    const mapping = { ...plainMapping, categories: { 'Gadgets, Odd': 'accessories/storage' } }
    await importMenu(shop.db, { file: fixture, location: 'queen-west', mapping })
    const now = await imported(shop.db, 'queen-west')
    expect(now.get('100-1')?.listing.available).toBe(false)
    expect(now.get('107-0')).toMatchObject({ category: 'accessories', listing: { available: true } })
    expect(now.get('107-0')?.variant.equivalentMilli).toBeNull()
  })

  test('for another location lists that location’s own products', async () => {
    const other = await importMenu(shop.db, { file: fixture, location: 'inglewood' })
    expect(other.products.added).toBe(11)
    expect(other.variants.added).toBe(13)
    expect((await imported(shop.db, 'inglewood')).size).toBe(13)
  })
})

test('an import notifies open menus, but only if something changed', async () => {
  const file = await fileWith('id,name,category,size,price,stock\n1,Told of,Flower,3.5 g,30.00,4\n', 'told.csv')
  const tell = async () => {
    await shop.db.delete(messages)
    await importMenu(shop.db, { file, location: 'kensington' })
    return (await shop.db.select().from(messages)).map(({ channel, message }) => [channel, message])
  }
  const places = await shop.db.select().from(locations)
  const all = places.map(({ id }) => [`location.${id}`, { type: 'menu' }])
  expect(new Set(await tell())).toEqual(new Set(all))
  expect(await tell()).toEqual([])
})

describe('a mapping', () => {
  const list = 'SKU;Product Title;Type;Pack;Retail\nA 7;Rolls;PR;1 pack;19.00\n'
  const mapping = {
    columns: { id: 'sku', name: 'Product Title', category: 'Type', size: 'Pack', price: 'Retail' },
    categories: { pr: { to: 'pre-rolls/pre-roll-packs', class: 'dried' as const } },
    defaults: { stock: '3', brand: 'House' },
    weights: { '1 pack': '10 g', 'pre-rolls: 1 pack': '3 x 0.5 g' },
    delimiter: ';'
  }

  test('maps columns, categories, skipped rows and pack weights', async () => {
    const done = await importMenu(shop.db, { file: await fileWith(list), location: 'kensington', mapping })
    expect(done.warnings).toEqual({})
    expect((await imported(shop.db, 'kensington')).get('A 7-0')).toMatchObject({
      category: 'pre-rolls',
      product: { brand: 'House', limitClass: 'dried' },
      variant: { weightMilli: 1500, equivalentMilli: null },
      listing: { price: 1900, stock: 3, available: true }
    })
  })

  test('that sends products to a category which the shop has not is refused', async () => {
    const wrong = { ...mapping, categories: { pr: 'vapes/pre-roll-packs' } }
    const asked = importMenu(shop.db, { file: await fileWith(list), location: 'kensington', mapping: wrong })
    await expect(asked).rejects.toThrow('“vapes/pre-roll-packs”, which the shop doesn’t have')
  })
})
