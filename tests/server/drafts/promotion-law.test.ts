import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readEditedProduct } from '../../../src/contract/staff/staff-catalogue.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { drafts, locations, newId } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const staff = by('staff')
const pair = (en: string, fr: string) => ({ en, fr })

const productText = async (slug: string, fields: object) => ({
  kind: 'product' as const,
  ids: [await shop.idOf(slug)],
  change: 'set' as const,
  fields: fields as never
})

const deal = {
  name: pair('Third pack', 'Troisième paquet'),
  takes: { kind: 'buy_get', buy: 2, get: 1, percent: 100, of: { categories: ['flower'] } },
  minimum: 0,
  times: null,
  methods: null,
  locations: ['queen-west'],
  perPerson: null,
  combines: false,
  sortOrder: 0
}
const added = (kind: 'deal' | 'product' | 'size' | 'price', id: string, values: object) => ({
  kind,
  ids: [id],
  change: 'add' as const,
  fields: Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))
})

const audited = async (action: string) =>
  (await shop.to(readStaffAudit, { headers: staff })).payload.entries
    .filter(entry => entry.action === action)
    .map(({ detail, ok, member }) => ({ detail, ok, member }))

test('a text that the law may forbid is published with a reason alone, which the draft and the audit keep', async () => {
  const draft = await shop.drafted(await productText('zebra', { name: set(pair('Relaxing Zebra', 'Zèbre')) }))
  const finding = {
    kind: 'product',
    id: await shop.idOf('zebra'),
    label: 'Zebra',
    field: 'name',
    language: 'en',
    words: 'Relaxing'
  }
  expect((await shop.read(draft)).findings).toMatchObject([{ ...finding, label: 'Zebra' }])

  const refused = await shop.publish(draft)
  expect([refused.status, refused.failure.message, refused.failure.fields]).toEqual([
    422,
    'Promotion law may forbid some of this. Give a reason to publish it all the same.',
    { reason: 'required' }
  ])
  expect(refused.failure.payload).toMatchObject({ findings: [finding] })
  expect((await shop.publish(draft, { reason: ' ' })).status).toBe(422)
  expect((await shop.read(draft)).state).toBe('open')

  const published = await shop.publish(draft, { reason: ' The brand’s own name ' })
  expect(published.payload).toMatchObject({
    state: 'published',
    reason: 'The brand’s own name',
    findings: [finding]
  })
  expect((await shop.list()).find(({ id }) => id === draft)).toMatchObject({ reason: 'The brand’s own name' })
  expect(await audited('draft-law')).toContainEqual({
    detail: 'ab-effect, ca-effect: The brand’s own name',
    ok: true,
    member: 'Demo'
  })
  expect((await shop.undo(draft)).status).toBe(200)
})

test('texts that stay as they were, and removals, need no reason', async () => {
  const words = pair('Relaxing Mango', 'Mangue relaxante')
  const first = await shop.drafted(await productText('mango', { name: set(words) }))
  await shop.publish(first, { reason: 'Known under this name' })

  const other = await shop.drafted(
    await productText('mango', { brand: set('Groves'), name: set({ ...words, fr: 'Mangue' }) })
  )
  expect((await shop.publish(other)).payload).toMatchObject({ state: 'published', reason: '', findings: [] })

  const id = newId()
  await shop.publish(await shop.drafted(added('deal', id, deal)), { reason: 'Agreed with counsel' })
  const gone = await shop.drafted({ kind: 'deal', ids: [id], change: 'remove', fields: {} })
  expect((await shop.publish(gone)).payload.state).toBe('published')
})

test('an offer is judged by the stores that it is for', async () => {
  const rulesOf = async (values: object) => {
    const draft = await shop.drafted(added('deal', newId(), { ...deal, ...values }))
    return (await shop.read(draft)).findings.map(({ field, language, words, rules }) => [field, language, words, rules])
  }
  expect(await rulesOf({})).toEqual([['takes', null, '', ['ca-giveaway', 'on-giveaway']]])
  expect(await rulesOf({ locations: ['calgary'] })).toEqual([
    ['takes', null, '', ['ca-giveaway', 'ab-giveaway', 'ab-price']]
  ])
  expect(await rulesOf({ takes: { ...deal.takes, percent: 25 } })).toEqual([])

  const [calgary] = await shop.db.select().from(locations).where(eq(locations.slug, 'calgary'))
  const address = { ...calgary!.address, province: 'QC' }
  await shop.db.update(locations).set({ address }).where(eq(locations.slug, 'calgary'))
  const inQuebec = { takes: { kind: 'percent', percent: 10 }, locations: null }
  expect(await rulesOf(inQuebec)).toEqual([['takes', null, '', ['qc-discount']]])
  await shop.db.update(locations).set({ address: calgary!.address }).where(eq(locations.slug, 'calgary'))
})

test('a deal that gets another store is judged again, though its text stays', async () => {
  const id = newId()
  const bundle = {
    kind: 'bundle',
    parts: [
      { of: { categories: ['flower'] }, count: 1 },
      { of: { categories: ['accessories'] }, count: 1 }
    ],
    cents: 500
  }
  await shop.publish(await shop.drafted(added('deal', id, { ...deal, takes: bundle })))
  const moved = await shop.drafted({ kind: 'deal', ids: [id], change: 'set', fields: { locations: set(null) } })
  expect((await shop.read(moved)).findings.map(({ rules }) => rules)).toEqual([['ab-bundle']])
})

test('a new product is judged by the stores that will sell it, or by all', async () => {
  const [product, size] = [newId(), newId()]
  const params = { product: await shop.idOf('zebra') }
  const { fields, sizes } = (await shop.to(readEditedProduct, { params, headers: staff })).payload
  const price = sizes[0]!.prices[0]!.fields
  const draft = await shop.drafted(added('product', product, { ...fields, name: pair('Relaxing', 'Repos') }))
  const rules = async () => (await shop.read(draft)).findings.flatMap(finding => finding.rules)
  expect(await rules()).toEqual(['ca-effect', 'ab-effect'])
  await shop.edit(draft, [
    added('size', size, { ...sizes[0]!.fields, productId: product, sku: null, gtin: null }),
    added('price', `queen-west/${size}`, price)
  ])
  expect(await rules()).toEqual(['ca-effect'])
})

test('the name of a sale and its price are judged by their store', async () => {
  const sale = (salePrice: number) => ({
    kind: 'price' as const,
    change: 'set' as const,
    fields: { salePrice: set(salePrice), saleName: set(pair('Party price', 'Prix doux')) }
  })
  const found = async (store: string, salePrice: number) => {
    const draft = await shop.drafted({ ...sale(salePrice), ids: [await shop.priceOf('zebra', store)] })
    return (await shop.read(draft)).findings.map(({ field, words, rules }) => [field, words, rules])
  }
  const name = ['saleName', 'Party', ['ca-lifestyle', 'on-lifestyle']]
  expect(await found('queen-west', 100)).toEqual([name])
  expect(await found('calgary', 100)).toEqual([
    ['saleName', 'Party', ['ca-lifestyle']],
    ['salePrice', '', ['ab-price']]
  ])
})

test('a scheduled draft keeps its reason, and without one it isn’t scheduled', async () => {
  const draft = await shop.drafted(await productText('apple', { description: set(pair('For kids', 'Pour tous')) }))
  const at = new Date(shop.time.now.getTime() + 3600_000).toISOString()
  expect((await shop.publish(draft, { at, isScheduled: true })).failure.fields).toEqual({ reason: 'required' })
  const scheduled = await shop.publish(draft, { at, isScheduled: true, reason: 'A quotation' })
  expect(scheduled.payload).toMatchObject({ state: 'scheduled', reason: 'A quotation' })
  expect((await audited('draft-law')).map(({ detail }) => detail)).toContain('ca-youth, on-youth: A quotation')

  await shop.publishScheduled(new Date(at))
  expect(await shop.read(draft)).toMatchObject({
    state: 'published',
    reason: 'A quotation',
    findings: [{ words: 'kids' }]
  })
})

test('a scheduled draft whose reason is gone is stuck', async () => {
  const draft = await shop.drafted(await productText('grinder', { name: set(pair('Party grinder', 'Moulin')) }))
  const at = new Date(shop.time.now.getTime() + 3600_000)
  await shop.publish(draft, { at: at.toISOString(), isScheduled: true, reason: 'A name' })
  await shop.db.update(drafts).set({ reason: null }).where(eq(drafts.id, draft))
  await shop.publishScheduled(at)
  expect((await shop.read(draft)).state).toBe('stuck')
})

test('a reason is a line of at most five hundred characters', async () => {
  const draft = await shop.drafted(await productText('zebra', { name: set(pair('Party Zebra', 'Zèbre')) }))
  expect((await shop.publish(draft, { reason: 'x'.repeat(501) })).failure.fields).toEqual({ reason: 'too_long' })
  expect((await shop.publish(draft, { reason: 'x'.repeat(500) })).status).toBe(200)
})
