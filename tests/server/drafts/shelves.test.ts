import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { readShelfTexts } from '../../../src/contract/catalog/shelf-texts.ts'
import { createPreview } from '../../../src/contract/staff/drafts.ts'
import { readProducts } from '../../../src/contract/staff/staff-catalogue.ts'
import { categories, newId, products } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const headers = by('staff')
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })
const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))
const brandOf = async (slug: string) =>
  (await shop.db.select().from(products).where(eq(products.slug, slug)))[0]?.brand ?? ''
const detail = async (product: string, locale = 'en-CA') =>
  (await shop.to(readProduct, { params: { location: 'queen-west', product }, query: { locale } })).payload
const texts = async (locale = 'en-CA') =>
  (await shop.to(readShelfTexts, { params: { location: 'queen-west' }, query: { locale } })).payload
const listed = async (draft?: string) =>
  (await shop.to(readProducts, { query: draft === undefined ? {} : { draft }, headers })).payload
const add = (kind: 'brand' | 'category', id: string, fields: object) => ({
  kind,
  ids: [id],
  change: 'add' as const,
  fields: all(fields)
})
const brand = { name: '', picture: null, text: null, sortOrder: 0 }
const shelf = { name: words('Hats'), parentId: null, unit: '%', form: 'accessory', picture: null, text: null }

test('texts of brands and categories are in no public read before they are published, and undoing takes them away', async () => {
  const before = await shop.publicReads()
  const [category] = await shop.db.select().from(categories).where(eq(categories.slug, 'flower'))
  const name = await brandOf('zebra')
  const draft = await shop.drafted(
    add('brand', newId(), { ...brand, name: name.toUpperCase(), text: words('Since 1990.') }),
    {
      kind: 'category',
      ids: [category!.id],
      change: 'set',
      fields: { text: set(words('Dried flower.')) }
    }
  )
  expect(await shop.publicReads()).toEqual(before)
  const { path } = (await shop.to(createPreview, { body: { draft, at: null }, headers })).payload
  expect(await shop.textOf(`${path}v1/locations/queen-west/products/zebra?locale=fr-CA`)).toContain('Since 1990. (fr)')
  expect(await shop.textOf(`${path}v1/locations/queen-west/shelf-texts?locale=en-CA`)).toContain('Dried flower.')

  await shop.publish(draft)
  expect((await detail('zebra', 'fr-CA')).aboutBrand).toMatchObject({ text: 'Since 1990. (fr)', picture: null })
  expect(await texts()).toEqual({
    categories: [{ id: category!.id, text: 'Dried flower.' }],
    brands: [name.toUpperCase()],
    searchWords: []
  })
  await shop.undo(draft)
  const after = await shop.publicReads()
  for (const [path, text] of Object.entries(before))
    if (!/^(?:business|locations\/[^/]+)\?/.test(path)) expect([path, after[path]]).toEqual([path, text])
})

test('a new name of a brand is given to its products in the same draft, and undoing gives each its own back', async () => {
  const [old, id] = [await brandOf('zebra'), newId()]
  await shop.db.update(products).set({ brand: old.toUpperCase() }).where(eq(products.slug, 'zebra'))
  const before = await shop.publicReads()
  const rename = (name: string) => ({
    kind: 'brand' as const,
    ids: [id],
    change: 'set' as const,
    fields: { name: set(name) }
  })
  const draft = await shop.drafted(add('brand', id, { ...brand, name: old }), rename('North Light'))
  await shop.edit(draft, [rename('Northern Light')])
  expect((await listed(draft)).brands?.find(({ name }) => name === 'Northern Light')?.products).toBeGreaterThan(0)
  expect((await listed(draft)).brands?.some(({ name }) => name === old)).toBe(false)
  expect(await brandOf('zebra')).toBe(old.toUpperCase())

  await shop.publish(draft)
  expect(await brandOf('zebra')).toBe('Northern Light')
  await shop.undo(draft)
  const after = await shop.publicReads()
  for (const path of Object.keys(before).filter(name => /products|menu/.test(name)))
    expect([path, after[path]]).toEqual([path, before[path]])
  await shop.db.update(products).set({ brand: old }).where(eq(products.slug, 'zebra'))
})

test('two brands with one name are refused, and so is the removal of a category that still has something in it', async () => {
  const draft = await shop.drafted(add('brand', newId(), { ...brand, name: 'Twin' }))
  expect((await shop.edit(draft, [add('brand', newId(), { ...brand, name: ' TWIN' })])).failure).toMatchObject({
    fields: { 'brand.name': 'choice' },
    message: expect.stringMatching(/^twin: Another brand has this name\.$/i)
  })
  const flower = (await listed()).categories.find(({ slug }) => slug === 'flower')!
  const remove = (id: string) => ({ kind: 'category' as const, ids: [id], change: 'remove' as const, fields: {} })
  expect((await shop.edit(draft, [remove(flower.id)])).failure).toMatchObject({
    fields: { 'category.id': 'choice' },
    message: expect.stringMatching(/It still has products or subcategories\. Move them first\.$/)
  })

  const [hats, caps] = [newId(), newId()]
  const made = await shop.drafted(
    add('category', hats, { ...shelf, sortOrder: 90 }),
    add('category', caps, { ...shelf, name: words('Caps'), parentId: hats, sortOrder: 0 })
  )
  await shop.publish(made)
  const gone = await shop.begin()
  expect((await shop.edit(gone, [remove(hats)])).status).toBe(422)
  expect((await shop.edit(gone, [remove(caps), remove(hats)])).status).toBe(200)
  await shop.publish(gone)
  expect((await listed()).categories.some(({ id }) => id === hats)).toBe(false)
  await shop.undo(gone)
  expect((await listed()).categories.some(({ id }) => id === caps)).toBe(true)
})

test('alternative texts are shown with a picture alone, and texts of brands, categories and pictures get hints of the law', async () => {
  const id = await shop.idOf('zebra')
  const pictured = { picture: set('/v1/pictures/x.jpg'), pictureAlt: set(words('A jar')) }
  const draft = await shop.drafted({ kind: 'product', ids: [id], change: 'set', fields: pictured })
  await shop.publish(draft)
  expect((await detail('zebra', 'fr-CA')).pictureAlt).toBe('A jar (fr)')
  await shop.undo(draft)
  expect((await detail('zebra')).pictureAlt).toBeNull()

  const cure = words('Cures cancer')
  const claims = await shop.drafted(
    { kind: 'product', ids: [id], change: 'set', fields: { pictureAlt: set(cure) } },
    add('brand', newId(), { ...brand, name: 'Claims', text: cure }),
    add('category', newId(), { ...shelf, text: cure, sortOrder: 91 })
  )
  const { findings } = await shop.read(claims)
  const found = new Set(findings?.map(({ kind, field }) => `${kind} ${field}`))
  expect([...found].sort()).toEqual(['brand text', 'category text', 'product pictureAlt'])
})
