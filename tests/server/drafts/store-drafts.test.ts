import { expect, test } from 'vitest'
import { createPreview, settleDraft } from '../../../src/contract/staff/drafts.ts'
import { readStoreSettings } from '../../../src/contract/staff/store-settings.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { newId } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting } from './support/drafting.ts'
import { business, freshZone, store, zone } from './support/store-edits.ts'

const shop = await openDrafting()
const staff = by('staff')

const settings = async (draft?: string, headers = staff) =>
  (await shop.to(readStoreSettings, { query: draft ? { draft } : {}, headers })).payload
const shown = async () => (await shop.to(readBusiness, {})).payload
const queen = async () => (await shown()).locations.find(({ slug }) => slug === 'queen-west')!
const ofStores = (reads: Record<string, string>) =>
  Object.entries(reads).filter(([path]) => /^(?:business|locations\/[^/]+(?:\/slots)?)\?/.test(path))

test('drafts of business, stores and zones are in no public read until they are published, and undoing brings each byte back', async () => {
  const before = await shop.publicReads()
  const draft = await shop.drafted(
    business({
      name: 'Fern',
      ageGate: 'date-of-birth',
      guestCheckout: false,
      privacy: 'https://fern.example/privacy',
      emailNote: { en: 'Secret note', fr: 'Note secrète' }
    }),
    store({
      name: { en: 'Queen East', fr: 'Queen Est' },
      phone: '+1 416-555-0177',
      line1: '2 Queen Street East',
      licenceNumber: 'CRSA9',
      curbside: true,
      pickupPrepTime: null,
      pickupCutOff: '18:00',
      curbsideCutOff: 'none',
      deliveryCutOff: '17:00',
      afterHours: true,
      slotMinutes: 30,
      receiptNote: { en: 'Secret receipt', fr: 'Reçu secret' }
    }),
    zone({
      name: 'Core',
      fee: 450,
      polygon: [
        { lat: 43, lng: -79 },
        { lat: 44, lng: -79 },
        { lat: 44, lng: -78 }
      ]
    }),
    freshZone()
  )
  expect(await shop.publicReads()).toEqual(before)
  const { path } = (await shop.to(createPreview, { body: { draft, at: null }, headers: staff })).payload
  const preview = await shop.textOf(`${path}v1/business?locale=fr-CA`)
  for (const text of ['Fern', 'Queen Est', 'Core', 'M4M', 'date-of-birth']) expect(preview).toContain(text)
  expect(await shop.textOf(`${path}v1/locations/queen-west?locale=en-CA`)).toContain('2 Queen Street East')
  expect(await shop.publicReads()).toEqual(before)

  expect((await shop.publish(draft)).payload.state).toBe('published')
  const [{ business: detail }, location] = [await shown(), await queen()]
  expect(detail).toMatchObject({ name: 'Fern', ageGate: 'date-of-birth', guestCheckout: false })
  expect(location).toMatchObject({
    name: 'Queen East',
    slotMinutes: 30,
    curbsideSettings: { isEnabled: true, orderCutOff: null },
    pickupSettings: { orderCutOff: '18:00' }
  })
  expect(location.deliverySettings.zones.map(({ name, fee }) => [name, fee])).toEqual([
    ['Core', 450],
    ['East', 700]
  ])
  for (const text of Object.values(await shop.publicReads())) expect(text).not.toMatch(/Secret|secr[eè]t/)

  expect((await shop.undo(draft)).payload.state).toBe('undone')
  expect(ofStores(await shop.publicReads())).toEqual(ofStores(before))
})

test('a removed zone comes back to its place when that is undone', async () => {
  const additions = await shop.drafted(freshZone(), freshZone({ name: 'West', postalPrefixes: ['M6J'] }))
  await shop.publish(additions)
  const before = await shop.publicReads()
  const remove = { kind: 'zone' as const, ids: ['queen-west/downtown'], change: 'remove' as const }
  const draft = await shop.drafted(remove)
  await shop.publish(draft)
  expect((await queen()).deliverySettings.zones.map(({ name }) => name)).toEqual(['East', 'West'])
  await shop.undo(draft)
  expect(ofStores(await shop.publicReads())).toEqual(ofStores(before))
  await shop.undo(additions)
  expect((await queen()).deliverySettings.zones).toHaveLength(1)
})

test('two managers change different fields of a store and a zone, and both hold; the same field is a conflict', async () => {
  const mine = await shop.drafted(store({ phone: '+1 416-555-0111', licenceNumber: 'MINE' }), zone({ fee: 111 }))
  const theirs = await shop.drafted(
    store({ email: 'new@shop.example', licenceNumber: 'THEIRS' }),
    zone({ minimum: 222 })
  )
  await shop.publish(theirs)
  expect((await shop.publish(mine)).failure.code).toBe('conflict')
  const { list } = await shop.read(mine)
  expect(list[0]).toMatchObject({ kind: 'store', label: 'Queen West' })
  expect(list[0]?.fields.filter(({ now }) => now)).toMatchObject([{ name: 'licenceNumber', to: 'MINE', now: 'THEIRS' }])
  expect(list.find(({ kind }) => kind === 'zone')).toMatchObject({ label: 'Downtown', store: 'queen-west' })
  const fields = [{ kind: 'store' as const, id: 'queen-west', name: 'licenceNumber', take: 'theirs' as const }]
  await shop.to(settleDraft, { params: { draft: mine }, body: { fields }, headers: staff })
  expect((await shop.publish(mine)).payload.state).toBe('published')
  const { compliance, contact_details: contacts, deliverySettings } = await queen()
  expect(compliance.licenceNumber).toBe('THEIRS')
  expect(contacts.map(({ value }) => value)).toEqual(['+1 416-555-0111', 'new@shop.example'])
  expect(deliverySettings.zones[0]).toMatchObject({ fee: 111, minimum: 222 })
  await shop.undo(mine)
  await shop.undo(theirs)
})

test('a member of one store changes that store and its zones, reads no other, and can’t change the business', async () => {
  const headers = await shop.hire('Zoe', { rights: ['stores'], locations: ['calgary'] })
  const { business: shop1, stores } = await settings(undefined, headers)
  expect([shop1.canEdit, stores.map(({ slug }) => slug)]).toEqual([false, ['calgary']])
  const draft = await shop.begin(headers)
  const tries = async (edit: Parameters<typeof shop.edit>[1][number]) =>
    (await shop.edit(draft, [edit], headers)).status
  expect(await tries(store({ tips: true }, 'calgary'))).toBe(200)
  const own = freshZone()
  expect(await tries({ ...own, ids: [own.ids[0]!.replace('queen-west', 'calgary')] })).toBe(200)
  expect(await tries(store({ tips: true }))).toBe(403)
  expect(await tries(zone({ fee: 100 }))).toBe(403)
  expect(await tries(freshZone())).toBe(403)
  expect(await tries(business({ guestCheckout: false }))).toBe(403)
  const other = await shop.hire('Max', { rights: ['menu', 'promotions'] })
  expect((await shop.edit(await shop.begin(other), [store({ tips: true })], other)).status).toBe(403)
})

test('settings that can’t be are refused at their field, and leave the draft as it was', async () => {
  const draft = await shop.begin()
  const corner = (lat: number, lng: number) => ({ lat, lng })
  const bow = [corner(0, 0), corner(1, 1), corner(1, 0), corner(0, 1)]
  const window = (openTime: string, closeTime: string) => [{ day: 1, openTime, closeTime, isOpen: true }]
  const cases: [Parameters<typeof shop.edit>[1][number], Record<string, string>][] = [
    [store({ pickup: false, curbside: false, delivery: false }), { 'store.pickup': 'required' }],
    [store({ postalCode: '90210' }), { 'store.postalCode': 'postal' }],
    [store({ phone: 'call us' }), { 'store.phone': 'phone' }],
    [store({ name: { en: 'Queen', fr: '' } }), { 'store.name.fr': 'required' }],
    [store({ slotMinutes: 0 }), { 'store.slotMinutes': 'number' }],
    [store({ deliveryCutOff: '25:00' }), { 'store.deliveryCutOff': 'unknown' }],
    [store({ receiptNote: { en: 'Only English', fr: '' } }), { 'store.receiptNote': 'required' }],
    [store({ isOpen: false }), { 'store.isOpen': 'unknown' }],
    [zone({ postalPrefixes: ['D5H'] }), { 'zone.postalPrefixes': 'wrong' }],
    [zone({ postalPrefixes: [] }), { 'zone.postalPrefixes': 'required' }],
    [freshZone({ postalPrefixes: ['M5H'] }), { 'zone.postalPrefixes': 'choice' }],
    [zone({ polygon: [corner(0, 0), corner(1, 1)] }), { 'zone.polygon': 'too_short' }],
    [zone({ polygon: bow }), { 'zone.polygon': 'wrong' }],
    [zone({ fee: -1 }), { 'zone.fee': 'number' }],
    [zone({ minimum: 50_001 }), { 'zone.minimum': 'number' }],
    [zone({ hours: window('12:00', '12:10') }), { 'zone.hours': 'too_short' }],
    [business({ ageGate: 'maybe' }), { 'business.ageGate': 'choice' }],
    [business({ privacy: 'javascript:alert(1)' }), { 'business.privacy': 'unknown' }],
    [business({ allowedOrigins: ['our page'] }), { 'business.allowedOrigins.0': 'wrong' }]
  ]
  for (const [edit, fields] of cases) {
    const { status, failure } = await shop.edit(draft, [edit])
    expect([status, failure.fields]).toEqual([422, fields])
  }
  const message = (await shop.edit(draft, [zone({ postalPrefixes: ['D5H'] })])).failure.message
  expect(message).toBe(
    'Downtown: Postal codes begin with a letter and a digit, like M6J, and belong to one zone of the store.'
  )
  const lastZone = { kind: 'zone' as const, ids: ['queen-west/downtown'], change: 'remove' as const }
  expect((await shop.edit(draft, [lastZone])).failure.fields).toEqual({ 'zone.id': 'required' })
  expect((await shop.edit(draft, [store({ delivery: false }), lastZone])).status).toBe(200)
  const addition = { kind: 'store' as const, ids: [newId()], change: 'add' as const, fields: {} }
  expect((await shop.edit(draft, [addition])).status).toBe(422)
  expect((await shop.read(draft)).list.map(({ kind, change: how }) => [kind, how])).toEqual([
    ['store', 'set'],
    ['zone', 'remove']
  ])
})

test('the forms read the settings with the draft’s changes', async () => {
  const draft = await shop.drafted(store({ tips: true }), zone({ fee: 250 }), business({ name: 'Northern' }))
  const [before, after] = [await settings(), await settings(draft)]
  const of = ({ business: shop1, stores }: typeof before) => [
    shop1.fields.name,
    stores[0]?.fields.tips,
    stores[0]?.zones[0]?.fields.fee
  ]
  expect(of(before).slice(1)).toEqual([false, 0])
  expect(of(after)).toEqual(['Northern', true, 250])
  expect(after.stores[0]).toMatchObject({
    slug: 'queen-west',
    province: 'ON',
    provinceName: 'Ontario',
    zones: [{ id: 'downtown' }]
  })
})
