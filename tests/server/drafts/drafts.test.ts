import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { createDraft, settleDraft } from '../../../src/contract/staff/drafts.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { draftChanges, newId, products, wantedPictures } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const queen = { location: 'queen-west' }
const staff = by('staff')

const menuOf = async (location = 'queen-west') => (await shop.to(readMenu, { params: { location } })).payload
const productIn = async (product: string) => (await shop.to(readProduct, { params: { ...queen, product } })).payload

test('a draft is in no public read until it is published, and undoing it brings the menu back byte for byte', async () => {
  const before = await shop.publicReads()
  const draft = await shop.drafted(
    {
      kind: 'product',
      ids: [await shop.idOf('zebra')],
      change: 'set',
      fields: { name: set({ en: 'Okapi', fr: 'Okapi' }) }
    },
    { kind: 'price', ids: [await shop.priceOf('mango')], change: 'set', fields: { price: set(1250) } },
    { kind: 'price', ids: [await shop.priceOf('grinder')], change: 'remove' }
  )
  expect(await shop.publicReads()).toEqual(before)

  expect((await shop.publish(draft)).payload).toMatchObject({ state: 'published', publishedBy: 'Demo' })
  const menu = await menuOf()
  expect(menu.products.map(({ name }) => name)).toContain('Okapi')
  expect((await productIn('mango')).variants[0]!.price).toBe(1250)
  expect(menu.products.map(({ slug }) => slug)).not.toContain('grinder')

  expect((await shop.undo(draft)).payload.state).toBe('undone')
  const after = await shop.publicReads()
  for (const [path, text] of Object.entries(before))
    if (!/^(?:business|locations\/[^/]+)\?/.test(path)) expect([path, after[path]]).toEqual([path, text])
})

test('a draft lists its changes in the order in which they were first made', async () => {
  const prices = await Promise.all(['mango', 'zebra', 'grinder', 'apple'].map(product => shop.priceOf(product)))
  const edit = (id: string, price: number) => ({
    kind: 'price' as const,
    ids: [id],
    change: 'set' as const,
    fields: { price: set(price) }
  })
  const draft = await shop.drafted(...prices.map(id => edit(id, 777)))
  const { payload } = await shop.edit(draft, [edit(prices[1]!, 778)])
  expect(payload.list.map(({ id }) => id)).toEqual(prices)
  expect(payload).toMatchObject({ changes: prices.length, kinds: [{ kind: 'price', count: prices.length }] })
  const rows = await shop.db.select().from(draftChanges).where(eq(draftChanges.draftId, draft))
  expect(new Set(rows.map(({ number }) => number)).size).toBe(prices.length)
})

test('a draft keeps the value from before, and a change back to it is no change', async () => {
  const id = await shop.idOf('zebra')
  const draft = await shop.drafted({ kind: 'product', ids: [id], change: 'set', fields: { brand: set('Other') } })
  const { payload } = await shop.edit(draft, [
    { kind: 'product', ids: [id], change: 'set', fields: { brand: set('Third') } }
  ])
  expect(payload.list).toMatchObject([
    { kind: 'product', label: 'Zebra', fields: [{ name: 'brand', from: 'House', to: 'Third' }] }
  ])
  const back = await shop.edit(draft, [{ kind: 'product', ids: [id], change: 'set', fields: { brand: set('House') } }])
  expect(back.payload.list).toEqual([])
  expect((await shop.publish(draft)).failure.message).toBe('This draft has no changes.')
})

test('of two managers, the later one sees what changed, and merges field by field', async () => {
  const id = await shop.idOf('mango')
  const change = (fields: Record<string, { to: unknown }>) => ({
    kind: 'product' as const,
    ids: [id],
    change: 'set' as const,
    fields
  })
  const mine = await shop.drafted(change({ brand: set('Mine'), featured: set(true), strain: set('Alphonso') }))
  const theirs = await shop.drafted(change({ brand: set('Theirs'), featured: set(true), strain: set('Kesar') }))
  await shop.publish(theirs)

  const refused = await shop.publish(mine)
  expect([refused.status, refused.failure.code]).toEqual([409, 'conflict'])
  const { list, conflicts } = await shop.read(mine)
  expect(conflicts).toBe(1)
  expect(list[0]!.fields).toEqual(
    expect.arrayContaining([
      { name: 'brand', from: 'House', to: 'Mine', now: 'Theirs' },
      { name: 'featured', from: false, to: true },
      { name: 'strain', from: null, to: 'Alphonso', now: 'Kesar' }
    ])
  )

  const take = (name: string, whose: 'mine' | 'theirs') => ({ kind: 'product' as const, id, name, take: whose })
  const body = { fields: [take('brand', 'theirs'), take('strain', 'mine')] }
  await shop.to(settleDraft, { params: { draft: mine }, body, headers: staff })
  expect((await shop.publish(mine)).payload.state).toBe('published')
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  expect(row).toMatchObject({ brand: 'Theirs', strain: 'Alphonso', featured: true })
})

test('undoing leaves later changes alone', async () => {
  const id = await shop.idOf('oil')
  const first = await shop.drafted({
    kind: 'product',
    ids: [id],
    change: 'set',
    fields: { brand: set('First'), strain: set('Sour') }
  })
  await shop.publish(first)
  await shop.publish(
    await shop.drafted({ kind: 'product', ids: [id], change: 'set', fields: { brand: set('Second') } })
  )
  await shop.undo(first)
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  expect(row).toMatchObject({ brand: 'Second', strain: null })
})

const field = (value: unknown) => set(value)
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })

test('a new category, product, size and price become part of the menu together, and go when they are undone', async () => {
  const [category, product, size] = [newId(), newId(), newId()]
  const { sizes: _, ...shelf } = {
    sizes: 0,
    name: words('Drinks'),
    parentId: null,
    unit: 'mg',
    form: 'beverage',
    picture: null,
    sortOrder: 9
  }
  const fields = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, field(to)]))
  const draft = await shop.drafted(
    { kind: 'category', ids: [category], change: 'add', fields: fields(shelf) },
    {
      kind: 'product',
      ids: [product],
      change: 'add',
      fields: fields({
        name: words('Fizz'),
        brand: 'House',
        categoryId: category,
        subCategoryId: null,
        form: 'beverage',
        limitClass: 'beverage',
        strain: null,
        strainType: null,
        thc: { min: 10, max: 10, unit: 'mg' },
        cbd: null,
        picture: null,
        // Forms send an empty text as null (SPEC A5).
        description: { en: 'Fizzy', fr: null },
        ingredients: null,
        allergens: null,
        featured: false,
        discontinued: false
      })
    },
    {
      kind: 'size',
      ids: [size],
      change: 'add',
      fields: fields({
        productId: product,
        size: words('355 mL'),
        weightMilli: 355_000,
        equivalentMilli: null,
        sku: 'FIZZ-1',
        gtin: null,
        containers: { kind: 'can', millilitres: 355, count: 1 },
        deposit: null,
        taxes: null,
        sortOrder: 0
      })
    },
    {
      kind: 'price',
      ids: [`calgary/${size}`],
      change: 'add',
      fields: fields({ price: 599, salePrice: null, saleName: null, saleTimes: null, available: true })
    }
  )
  expect((await shop.read(draft)).list.map(({ kind, label }) => [kind, label])).toEqual([
    ['category', 'Drinks'],
    ['product', 'Fizz'],
    ['size', 'Fizz, 355 mL'],
    ['price', 'Fizz, 355 mL']
  ])
  await shop.publish(draft)
  const menu = await menuOf('calgary')
  expect(menu.products.find(({ name }) => name === 'Fizz')).toMatchObject({
    category,
    slug: 'fizz',
    variants: [{ sku: 'FIZZ-1', price: 599, deposit: 10, stock: 0 }]
  })
  expect(menu.categories.map(({ name }) => name)).toContain('Drinks')

  await shop.undo(draft)
  const after = await menuOf('calgary')
  expect(after.categories.map(({ name }) => name)).not.toContain('Drinks')
  expect(after.products.map(({ name }) => name)).not.toContain('Fizz')
})

test('a scheduled draft is published at its time; in a conflict it is stuck, and waits for people', async () => {
  const change = async (brand: string, slug = 'seeds') => ({
    kind: 'product' as const,
    ids: [await shop.idOf(slug)],
    change: 'set' as const,
    fields: { brand: set(brand) }
  })
  const at = new Date(shop.time.now.getTime() + 3_600_000).toISOString()
  const [evening, late] = [
    await shop.drafted(await change('Evening')),
    await shop.drafted(await change('Late', 'fresh'))
  ]
  expect((await shop.publish(evening, { at, isScheduled: true })).payload).toMatchObject({
    state: 'scheduled',
    publishAt: at
  })
  await shop.publish(late, { at, isScheduled: true })
  expect((await shop.edit(evening, [await change('Other')])).failure.message).toBe(
    'This draft is scheduled. Take it back before you change it.'
  )
  const past = await shop.publish(evening, { at: '2020-01-01T00:00:00Z', isScheduled: true })
  expect(past.failure.fields).toEqual({ at: 'past' })

  await shop.publish(await shop.drafted(await change('Between', 'fresh')))
  await shop.publishScheduled()
  expect((await shop.read(evening)).state).toBe('scheduled')
  const noon = shop.time.now
  shop.time.now = new Date(at)
  await shop.publishScheduled()
  expect((await shop.read(evening)).state).toBe('published')
  expect(await shop.read(late)).toMatchObject({ state: 'stuck', conflicts: 1 })
  shop.time.now = noon
  const { entries } = (await shop.to(readStaffAudit, { headers: staff })).payload
  expect(entries.filter(({ action, ok }) => action === 'draft-publish' && !ok)).not.toEqual([])
})

test('a scheduled draft that is taken back is open again', async () => {
  const draft = await shop.drafted({
    kind: 'product',
    ids: [await shop.idOf('stated')],
    change: 'set',
    fields: { brand: set('B') }
  })
  const at = new Date(shop.time.now.getTime() + 60_000).toISOString()
  await shop.publish(draft, { at, isScheduled: true })
  expect((await shop.publish(draft, { at: null, isScheduled: true })).payload).toMatchObject({
    state: 'open',
    publishAt: null
  })
})

test('a picture from elsewhere is taken after publishing and never shown before, and undoing brings the former back', async () => {
  const id = await shop.idOf('drink')
  const to = 'https://pictures.example/drink.jpg'
  const draft = await shop.drafted({
    kind: 'product',
    ids: [id],
    change: 'set',
    fields: { picture: set(to), tags: set(['Staff Pick']) }
  })
  await shop.publish(draft)
  const read = async () => (await shop.db.select().from(products).where(eq(products.id, id)))[0]
  expect(await read()).toMatchObject({ picture: null, tags: ['staff-pick'] })
  const wanted = await shop.db.select().from(wantedPictures).where(eq(wantedPictures.productId, id))
  expect(wanted).toMatchObject([{ source: to }])

  const taken = { picture: '/v1/pictures/abc/640.jpg', pictureSource: to }
  await shop.db.update(products).set(taken).where(eq(products.id, id))
  await shop.undo(draft)
  expect(await read()).toMatchObject({ picture: null, pictureSource: null, tags: [] })
  expect(await shop.db.select().from(wantedPictures).where(eq(wantedPictures.productId, id))).toEqual([])
})

test('a draft begins without a name where a form has sent none', async () => {
  const { payload } = await shop.to(createDraft, { body: { name: null }, headers: staff })
  expect(payload.name).toBe('')
})
