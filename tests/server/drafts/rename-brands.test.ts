import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropChanges } from '../../../src/contract/staff/drafts.ts'
import { readProducts } from '../../../src/contract/staff/staff-catalogue.ts'
import { banners, deals, drafts, newId, products, promos } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const headers = by('staff')
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })
const [row] = await shop.db.select().from(products).where(eq(products.slug, 'zebra'))
const old = row!.brand
const [deal, code, banner, other] = [newId(), newId(), newId(), newId()]
const takes = (brand: string) => ({ kind: 'percent' as const, percent: 10, of: { brands: [brand, 'Another'] } })

beforeEach(async () => {
  await shop.db.insert(deals).values([
    { id: deal, name: words('Brand week'), takes: takes(old), minimum: 0 },
    { id: other, name: words('Flower week'), takes: { kind: 'percent', percent: 5, of: { categories: ['flower'] } } }
  ])
  await shop.db
    .insert(promos)
    .values({ id: code, code: 'BRAND10', name: words('Ten'), takes: takes(old.toUpperCase()) })
  const link = { kind: 'search' as const, text: old }
  await shop.db.insert(banners).values({ id: banner, place: 'menu', title: words('New jars'), link })
})
afterEach(async () => {
  await shop.db.delete(drafts)
  for (const table of [deals, promos, banners]) await shop.db.delete(table)
})

const rename = (id: string, name: string) => [
  {
    kind: 'brand' as const,
    ids: [id],
    change: 'add' as const,
    fields: { name: set(old), picture: set(null), text: set(null), sortOrder: set(0) }
  },
  { kind: 'brand' as const, ids: [id], change: 'set' as const, fields: { name: set(name) } }
]
const drop = (draft: string, kind: 'brand', id: string, as = headers) =>
  shop.to(dropChanges, { params: { draft }, body: { changes: [{ kind, id }] }, headers: as })
const offersOf = async (draft: string, as = headers) =>
  (await shop.read(draft, as)).list.filter(({ kind }) => kind !== 'brand' && kind !== 'product')
const naming = async () => ({
  deal: (await shop.db.select().from(deals).where(eq(deals.id, deal)))[0]?.takes,
  code: (await shop.db.select().from(promos).where(eq(promos.id, code)))[0]?.takes,
  banner: (await shop.db.select().from(banners).where(eq(banners.id, banner)))[0]?.link
})

test('a new name of a brand is given to the deals, codes and banners that name it, and undoing takes it from them', async () => {
  const before = await naming()
  const draft = await shop.drafted(...rename(newId(), 'Northern Light'))
  expect((await offersOf(draft)).map(({ kind, id }) => [kind, id]).toSorted()).toEqual(
    [
      ['banner', banner],
      ['code', code],
      ['deal', deal]
    ].toSorted()
  )
  await shop.publish(draft)
  const link = { kind: 'search', text: 'Northern Light' }
  expect(await naming()).toMatchObject({ deal: takes('Northern Light'), code: takes('Northern Light'), banner: link })
  await shop.undo(draft)
  expect(await naming()).toEqual(before)
})

test('a member without the right for promotions renames the products alone, and sees which offers name the brand', async () => {
  const theo = await shop.hire('Theo', { rights: ['menu'] })
  const draft = await shop.begin(theo)
  expect((await shop.edit(draft, rename(newId(), 'Northern Light'), theo)).status).toBe(200)
  expect(await offersOf(draft, theo)).toEqual([])
  const offers = async (as: typeof theo) => {
    const { brands } = (await shop.to(readProducts, { query: {}, headers: as })).payload
    return brands?.find(({ name }) => name === old)?.offers.map(({ name, isTheirs }) => [name.en, isTheirs])
  }
  const named = ['Brand week', 'BRAND10', 'New jars']
  expect(await offers(theo)).toEqual(named.map(name => [name, false]))
  expect(await offers(headers)).toEqual(named.map(name => [name, true]))
})

test('dropping the new name of a brand drops what came with it, and leaves other changes of the same things', async () => {
  const id = newId()
  const draft = await shop.begin()
  const description = words('Another text.')
  await shop.edit(draft, rename(id, 'Northern Light'))
  await shop.edit(draft, rename(id, 'Western Light').slice(1))
  await shop.edit(draft, [
    { kind: 'product', ids: [row!.id], change: 'set', fields: { description: set(description) } },
    { kind: 'deal', ids: [deal], change: 'set', fields: { takes: set({ ...takes('Western Light'), percent: 20 }) } }
  ])
  expect((await shop.read(draft)).list.length).toBeGreaterThan(3)
  expect((await drop(draft, 'brand', id)).status).toBe(200)
  const { list } = await shop.read(draft)
  expect(list.map(({ kind, fields }) => [kind, fields.map(({ name }) => name)]).toSorted()).toEqual([
    ['deal', ['takes']],
    ['product', ['description']]
  ])
  await shop.publish(draft)
  expect((await naming()).deal).toEqual({ ...takes(old), percent: 20 })
  await shop.undo(draft)
})

test('dropping the facts of a brand that was not renamed leaves the products that were put into it', async () => {
  const id = newId()
  const [facts] = rename(id, '')
  const draft = await shop.drafted({ ...facts!, fields: { ...facts!.fields, name: set('Fresh') } })
  await shop.edit(draft, [{ kind: 'product', ids: [row!.id], change: 'set', fields: { brand: set('Fresh') } }])
  await drop(draft, 'brand', id)
  expect((await shop.read(draft)).list.map(({ kind }) => kind)).toEqual(['product'])
})
