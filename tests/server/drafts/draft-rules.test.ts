import { expect, test } from 'vitest'
import { readDeals } from '../../../src/contract/catalog/deals.ts'
import { deleteDraft, dropChanges } from '../../../src/contract/staff/drafts.ts'
import { dealUses, newId } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const queen = { location: 'queen-west' }
const staff = by('staff')
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })

const takes = { kind: 'percent', percent: 20, of: { categories: ['flower'] } }
const deal = {
  name: words('Evening'),
  takes,
  minimum: 0,
  times: { starts: '2026-11-21T18:00', ends: null, weekly: null },
  methods: null,
  locations: null,
  perPerson: 1,
  combines: false,
  sortOrder: 0
}
const allOf = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))

test('a deal is added, and once it was used it can be ended and not deleted', async () => {
  const id = newId()
  await shop.publish(await shop.drafted({ kind: 'deal', ids: [id], change: 'add', fields: allOf(deal) }))
  const { deals } = (await shop.to(readDeals, { params: queen })).payload
  expect(deals.find(one => one.id === id)).toMatchObject({ name: 'Evening', current: null })

  const order = await shop.placed()
  const use = { dealId: id, orderId: order.id, email: 'ada@shop.example', phone: '', at: shop.time.now }
  await shop.db.insert(dealUses).values(use)
  const draft = await shop.begin()
  const refused = await shop.edit(draft, [{ kind: 'deal', ids: [id], change: 'remove' }])
  expect([refused.status, refused.failure.message]).toEqual([
    409,
    'It has been used in orders, so it can’t be deleted. Let it end instead.'
  ])
})

test('values that can’t be are refused with the field and the name of the thing, and the draft stays as it was', async () => {
  const draft = await shop.begin()
  const price = await shop.priceOf('apple')
  const refused = async (edits: Parameters<typeof shop.edit>[1]) => {
    const { status, failure } = await shop.edit(draft, edits)
    return { status, message: failure.message, fields: failure.fields }
  }
  const ofPrice = (fields: object) => ({
    kind: 'price' as const,
    ids: [price],
    change: 'set' as const,
    fields: fields as never
  })
  expect(await refused([ofPrice({ salePrice: set(500) })])).toEqual({
    status: 422,
    message: 'apple, 1 g: The sale price must be below the price.',
    fields: { 'price.salePrice': 'wrong' }
  })
  expect((await refused([ofPrice({ price: set(0) })])).fields).toEqual({ 'price.price': 'number' })
  expect((await refused([ofPrice({ stock: set(9) })])).fields).toEqual({ 'price.stock': 'unknown' })
  const product = { kind: 'product' as const, ids: [await shop.idOf('apple')], change: 'set' as const }
  expect((await refused([{ ...product, fields: { name: set({ en: 'Apple', fr: null }) } }])).fields).toEqual({
    'product.name.fr': 'required'
  })
  expect((await refused([{ ...product, fields: { categoryId: set('nowhere') } }])).fields).toEqual({
    'product.categoryId': 'choice'
  })
  expect((await refused([{ ...product, change: 'remove' }])).status).toBe(422)
  const first = await shop.sizeOf('zebra')
  const size = (fields: object) => ({
    kind: 'size' as const,
    ids: [first],
    change: 'set' as const,
    fields: fields as never
  })
  expect((await refused([size({ gtin: set('00012345678906') })])).fields).toEqual({ 'size.gtin': 'wrong' })
  const offer = (changes: object) => ({
    kind: 'deal' as const,
    ids: [newId()],
    change: 'add' as const,
    fields: allOf({ ...deal, ...changes })
  })
  expect((await refused([offer({ methods: [] })])).fields).toEqual({ 'deal.methods': 'required' })
  // An offer on a list that is not known would be on everything.
  const unknown = { kind: 'percent', percent: 20, of: { suppliers: ['Acme'] } }
  expect((await refused([offer({ takes: unknown })])).status).toBe(422)
  const tagged = offer({ takes: { kind: 'percent', percent: 20, of: { tags: ['staff-pick'] } } })
  const { payload } = await shop.edit(draft, [tagged])
  expect(payload.list[0]?.fields.find(({ name }) => name === 'takes')?.to).toMatchObject({
    of: { tags: ['staff-pick'] }
  })
  const body = { changes: [] }
  await shop.to(dropChanges, { params: { draft }, body, headers: staff })
  expect((await shop.read(draft)).list).toEqual([])
})

test('changes are dropped one by one, a new product with its sizes and prices; a draft can be deleted until it is published', async () => {
  const draft = await shop.drafted(
    { kind: 'product', ids: [await shop.idOf('zebra')], change: 'set', fields: { brand: set('B') } },
    { kind: 'price', ids: [await shop.priceOf('zebra')], change: 'set', fields: { price: set(900) } }
  )
  const body = { changes: [{ kind: 'price' as const, id: await shop.priceOf('zebra') }] }
  const left = await shop.to(dropChanges, { params: { draft }, body, headers: staff })
  expect(left.payload.list.map(({ kind }) => kind)).toEqual(['product'])
  expect((await shop.to(deleteDraft, { params: { draft }, headers: staff })).status).toBe(200)
  expect((await shop.list()).map(({ id }) => id)).not.toContain(draft)

  const published = await shop.drafted({
    kind: 'product',
    ids: [await shop.idOf('zebra')],
    change: 'set',
    fields: { brand: set('C') }
  })
  await shop.publish(published)
  await shop.publish(published)
  expect((await shop.to(deleteDraft, { params: { draft: published }, headers: staff })).status).toBe(409)
  await shop.undo(published)
})

test('a member changes and publishes only what their rights and stores cover', async () => {
  const calgary = await shop.hire('Cal', { rights: ['menu'], locations: ['calgary'] })
  const draft = await shop.begin(calgary)
  const price = async (store: string) => ({
    kind: 'price' as const,
    ids: [await shop.priceOf('zebra', store)],
    change: 'set' as const,
    fields: { price: set(950) }
  })
  expect((await shop.edit(draft, [await price('calgary')], calgary)).status).toBe(200)
  expect((await shop.edit(draft, [await price('queen-west')], calgary)).status).toBe(403)
  const shared = {
    kind: 'product' as const,
    ids: [await shop.idOf('zebra')],
    change: 'set' as const,
    fields: { brand: set('X') }
  }
  expect((await shop.edit(draft, [shared], calgary)).status).toBe(403)
  const ofDeal = { kind: 'deal' as const, ids: [newId()], change: 'add' as const, fields: allOf(deal) }
  expect((await shop.edit(draft, [ofDeal], calgary)).status).toBe(403)

  await shop.edit(draft, [shared])
  expect((await shop.publish(draft, {}, calgary)).status).toBe(403)
  const promoter = await shop.hire('Pro', { rights: ['promotions'], locations: ['calgary'] })
  const theirs = await shop.begin(promoter)
  expect((await shop.edit(theirs, [ofDeal], promoter)).status).toBe(403)
  const local = { ...ofDeal, fields: allOf({ ...deal, locations: ['calgary'] }) }
  expect((await shop.edit(theirs, [local], promoter)).status).toBe(200)
  const nothing = await shop.hire('Ned', { rights: ['orders'] })
  expect((await shop.publish(theirs, {}, nothing)).status).toBe(403)
})
