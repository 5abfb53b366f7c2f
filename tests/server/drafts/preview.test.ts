import { expect, test } from 'vitest'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { success } from '../../../src/contract/http/reply.ts'
import { createPreview } from '../../../src/contract/staff/drafts.ts'
import {
  type ListedProduct,
  readEditedProduct,
  readPrices,
  readProducts,
  readPromotions
} from '../../../src/contract/staff/staff-catalogue.ts'
import { inDraft } from '../../../src/server/drafts/preview/in-draft.ts'
import { listings, newId } from '../../../src/server/db/schema.ts'
import type { Queries } from '../../../src/server/db/types.ts'
import { parse } from 'valibot'
import { isOnPostgres } from '../support/database/database.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

/** A promise that is resolved from outside. */
function latch() {
  let resolve = () => {}
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve }
}

const shop = await openDrafting()
const headers = by('staff')

const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))

const preview = async (draft: string | null, at: string | null = null) =>
  (await shop.to(createPreview, { body: { draft, at }, headers })).payload

/** Reads the menu of a preview as a page does: all pages of it. */
async function menuIn(path: string, location = 'queen-west') {
  const products = []
  let after: string | null = ''
  while (after !== null) {
    const text: string = await shop.textOf(
      `${path}v1/locations/${location}/menu?locale=en-CA${after && `&after=${after}`}`
    )
    const { payload } = parse(success(readMenu.reply), JSON.parse(text))
    products.push(...payload.products)
    after = payload.next
  }
  return products
}

const priceOf = async (path: string, slug: string) =>
  (await menuIn(path)).find(product => product.slug === slug)?.variants[0]

test('a preview is the shop with the draft, in every reader, while the shop itself stays as it is', async () => {
  const product = await shop.idOf('mango')
  const draft = await shop.drafted(
    { kind: 'product', ids: [product], change: 'set', fields: { name: set({ en: 'Papaya', fr: 'Papaye' }) } },
    { kind: 'price', ids: [await shop.priceOf('mango')], change: 'set', fields: { price: set(1250) } }
  )
  const before = await shop.publicReads()
  const { path } = await preview(draft)
  expect(await priceOf(path, 'mango')).toMatchObject({ price: 1250 })
  const detail = await shop.textOf(`${path}v1/locations/queen-west/products/mango?locale=fr-CA`)
  expect(detail).toContain('Papaye')
  expect(await shop.textOf(`${path}v1/business?locale=en-CA`)).toContain('Queen West')
  const texts = (await shop.to(readProducts, { query: { draft }, headers })).payload.products
  const products = texts.flatMap(text => JSON.parse(text) as ListedProduct[])
  expect(products.find(({ id }) => id === product)).toMatchObject({
    name: { en: 'Papaya' },
    highest: 1250,
    isEdited: true
  })
  const form = await shop.to(readEditedProduct, { params: { product }, query: { draft }, headers })
  expect(form.payload.fields.name.fr).toBe('Papaye')
  const body = { products: [product] }
  const { prices } = (await shop.to(readPrices, { query: { draft }, body, headers })).payload
  expect(prices.map(({ store, fields }) => [store, fields.price])).toEqual([
    ['queen-west', 1250],
    ['calgary', 1000]
  ])
  expect(await shop.publicReads()).toEqual(before)
})

test('a preview shows the menu and the categories that publishing brings', async () => {
  const category = newId()
  const shelf = {
    name: { en: 'New', fr: 'Nouveau' },
    parentId: null,
    unit: 'mg',
    form: 'oil',
    picture: null,
    sortOrder: 0
  }
  const product = async (slug: string, fields: Record<string, unknown>) => ({
    kind: 'product' as const,
    ids: [await shop.idOf(slug)],
    change: 'set' as const,
    fields: all(fields)
  })
  const price = async (slug: string, fields: Record<string, unknown>) => ({
    kind: 'price' as const,
    ids: [await shop.priceOf(slug)],
    change: 'set' as const,
    fields: all(fields)
  })
  const draft = await shop.drafted(
    { kind: 'category', ids: [category], change: 'add', fields: all(shelf) },
    await product('shatter', { categoryId: category }),
    await product('five-left', { discontinued: true }),
    await product('two-left', { featured: true, name: { en: 'Aardvark', fr: 'Oryctérope' } }),
    await price('oil', { available: false }),
    await price('seeds', { salePrice: 900 }),
    { kind: 'price', ids: [await shop.priceOf('drink')], change: 'remove' }
  )
  const path = (await preview(draft)).path
  const menu = async (base: string) => {
    const text = await shop.textOf(`${base}v1/locations/queen-west/menu?locale=fr-CA`)
    const { payload } = JSON.parse(text.replaceAll(path, '/')) as { payload: Record<string, unknown> }
    // A preview has no snapshots.
    return { ...payload, version: undefined, next: undefined, left: undefined }
  }
  const shown = await menu(path)
  expect(shown).not.toEqual(await menu('/'))
  await shop.publish(draft)
  expect(shown).toEqual(await menu('/'))
  await shop.undo(draft)
})

test('a draft in conflict shows its own values in the preview', async () => {
  const id = await shop.idOf('grinder')
  const brand = (to: string) => ({
    kind: 'product' as const,
    ids: [id],
    change: 'set' as const,
    fields: { brand: set(to) }
  })
  const draft = await shop.drafted(brand('Mine'))
  await shop.publish(await shop.drafted(brand('Theirs')))
  const { path } = await preview(draft)
  expect((await menuIn(path)).find(product => product.slug === 'grinder')?.brand).toBe('Mine')
})

test('a preview is as of its time: sales and deals begin and end by it', async () => {
  const draft = await shop.drafted({
    kind: 'price',
    ids: [await shop.priceOf('zebra')],
    change: 'set',
    fields: {
      salePrice: set(700),
      saleTimes: set({ starts: '2026-11-27T18:00', ends: '2026-11-27T21:00', weekly: null })
    }
  })
  const saleAt = async (at: string | null) => (await priceOf((await preview(draft, at)).path, 'zebra'))?.salePrice
  expect(await saleAt(null)).toBe(null)
  expect(await saleAt('2026-11-27T17:59:00-05:00')).toBe(null)
  expect(await saleAt('2026-11-27T18:00:00-05:00')).toBe(700)
  expect(await saleAt('2026-11-27T21:00:00-05:00')).toBe(null)
  const { path } = await preview(draft, '2026-11-27T17:59:00-05:00')
  shop.time.now = new Date(shop.time.now.getTime() + 60_000)
  expect((await priceOf(path, 'zebra'))?.salePrice).toBe(700)
  const id = newId()
  const offer = { takes: { kind: 'amount', cents: 300 }, minimum: 0, methods: null, locations: null, perPerson: null }
  const code = {
    code: 'fri-18',
    name: { en: 'Friday', fr: 'Vendredi' },
    startsAt: null,
    endsAt: null,
    firstOrder: false,
    most: null,
    combines: true
  }
  await shop.edit(draft, [{ kind: 'code', ids: [id], change: 'add', fields: all({ ...offer, ...code }) }])
  const { codes } = (await shop.to(readPromotions, { query: { draft }, headers })).payload
  expect(codes).toMatchObject([{ id, uses: 0, fields: { code: 'FRI-18' } }])
})

// The embedded database has one connection.
test.runIf(isOnPostgres())('an order doesn’t wait for a preview, however long that is read', async () => {
  const draft = await shop.drafted({
    kind: 'price',
    ids: [await shop.priceOf('grinder')],
    change: 'set',
    fields: { price: set(1100) }
  })
  let finish = () => {}
  const finished = new Promise<void>(done => (finish = done))
  const begun = new Promise<void>(done => {
    void inDraft({ db: shop.db, clock: () => shop.time.now }, draft, async () => {
      done()
      await finished
    })
  })
  await begun
  expect((await shop.placed()).total).toBeGreaterThan(0)
  finish()
})

test('a preview has a page with a moved clock, takes no orders, opens no stream, and ends after twelve hours', async () => {
  const at = new Date(shop.time.now.getTime() + 3_600_000).toISOString()
  const { path, until } = await preview(null, at)
  const page = await shop.textOf(`${path}frame?location=queen-west&locale=fr-CA&onload=x`)
  for (const option of [`data-api="${path}"`, 'data-location="queen-west"', 'data-locale="fr-CA"'])
    expect(page).toContain(option)
  expect(page).toContain('const ahead = 3600000')
  expect(page).not.toContain('onload')
  expect(await shop.textOf(`${(await preview(null)).path}frame`)).not.toContain('ahead')

  const write = await fetch(`${shop.url}${path}v1${createCart.path}`, { method: 'POST', body: '{}' })
  expect([write.status, ((await write.json()) as { message: string }).message]).toEqual([
    403,
    'This is a preview. Nothing can be ordered here.'
  ])
  expect((await fetch(`${shop.url}${path}v1/events?channels=x`)).status).toBe(204)
  // The browser would log a refusal.
  expect((await fetch(`${shop.url}${path}v1/locations/queen-west/first-screen?locale=en-CA`)).status).toBe(204)
  expect((await fetch(`${shop.url}${path}v1/staff/drafts`)).status).toBe(404)
  const forged = path.replace(/.(?=\.)/, letter => (letter === 'A' ? 'B' : 'A'))
  expect((await fetch(`${shop.url}${forged}v1/business`)).status).toBe(404)
  const noon = shop.time.now
  shop.time.now = new Date(until)
  expect((await fetch(`${shop.url}${path}v1/business`)).status).toBe(404)
  shop.time.now = noon
})

test('the drawn picture of a product that only the draft has is there in the preview', async () => {
  const [product, size] = [newId(), newId()]
  const zebra = await shop.to(readEditedProduct, { params: { product: await shop.idOf('zebra') }, headers })
  const { fields, sizes } = zebra.payload
  const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))
  const draft = await shop.drafted(
    {
      kind: 'product',
      ids: [product],
      change: 'add',
      fields: all({ ...fields, name: { en: 'Quagga', fr: 'Couagga' } })
    },
    { kind: 'size', ids: [size], change: 'add', fields: all({ ...sizes[0]!.fields, productId: product }) },
    { kind: 'price', ids: [`queen-west/${size}`], change: 'add', fields: all(sizes[0]!.prices[0]!.fields) }
  )
  const { path } = await preview(draft)
  const quagga = (await menuIn(path)).find(({ slug }) => slug === 'quagga')
  expect(quagga?.picture).toContain(path)
  const picture = await fetch(quagga?.picture ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('reads that come while a draft is applied share the next application, each with its own result', async () => {
  const draft = await shop.drafted({
    kind: 'price',
    ids: [await shop.priceOf('zebra')],
    change: 'set',
    fields: { price: set(1111) }
  })
  const applied = { count: 0 }
  const clock = () => {
    applied.count++
    return new Date()
  }
  const read = <Result>(work: (db: Queries) => Promise<Result>) => inDraft({ db: shop.db, clock }, draft, work)
  const pricesIn = async (db: Queries) =>
    (await db.select({ price: listings.price }).from(listings)).map(row => row.price)
  /** Begins some reads while another one is under way, and returns how they end. */
  const during = async (begin: () => Promise<unknown>[]) => {
    applied.count = 0
    const [entered, gate] = [latch(), latch()]
    const first = read(async () => {
      entered.resolve()
      await gate.promise
    })
    await entered.promise
    const others = Promise.allSettled(begin())
    gate.resolve()
    await first
    return others
  }
  const shared = await during(() => Array.from({ length: 20 }, (_, at) => read(async db => [at, await pricesIn(db)])))
  expect(applied.count).toBe(2)
  expect(shared.map(one => one.status === 'fulfilled' && (one.value as unknown[])[0])).toEqual([...shared.keys()])
  expect(shared[19]).toMatchObject({ value: [19, expect.arrayContaining([1111]) as unknown] })
  const mixed = await during(() => [read(pricesIn), read(() => Promise.reject(new Error('bad')))])
  expect(mixed).toMatchObject([{ status: 'fulfilled' }, { reason: new Error('bad') }])
  expect(await pricesIn(shop.db)).not.toContain(1111)
})
