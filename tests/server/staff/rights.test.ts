import { expect, test } from 'vitest'
import { createFeedKey, readFeedKeys, revokeFeedKey } from '../../../src/contract/feed/feed-keys.ts'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import { endpoints } from '../../../src/contract/http/endpoints.ts'
import { type StaffRight, staffRights } from '../../../src/contract/staff/rights.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { refundOrder, setOpen, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { readHours } from '../../../src/contract/staff/staff-hours.ts'
import {
  addStaffMember,
  readStaffMember,
  readStaffMembers,
  setStaffMember
} from '../../../src/contract/staff/staff-member.ts'
import { newId, staffMembers } from '../../../src/server/db/schema.ts'
import { hashOf, newSecret } from '../../../src/server/people/sessions/secret.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const queen = { location: 'queen-west' }

interface Hired {
  rights?: StaffRight[]
  locations?: string[]
  email?: string
}

/** Creates a member with some rights, in some stores or in all. */
async function hire({ rights, locations, email }: Hired) {
  const [id, token] = [newId(), newSecret()]
  const name = `Member ${id.slice(0, 6)}`
  await shop.db
    .insert(staffMembers)
    .values({ id, name, email, rights, locations, role: 'staff', tokenHash: hashOf(token), createdAt: shop.time.now })
  return { id, headers: by(token) }
}

const without = (right: StaffRight) => staffRights.filter(other => other !== right)
const ofStaff: Endpoint[] = Object.values(endpoints).map(({ endpoint }: { endpoint: Endpoint }) => endpoint)
const open = { isOpen: true }
const store = {
  storeName: 'Dundas',
  licenceHolder: 'Fern Retail Inc.',
  licenceNumber: 'R-7',
  licenceIssuer: 'AGCO',
  line1: '1 Dundas Street',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N2',
  lat: 43.65,
  lng: -79.38,
  timezone: 'America/Toronto',
  openingHours: [],
  phone: '+1 416-555-0141',
  email: 'dundas@shop.example'
}
const person = { name: 'Eve', email: 'eve@shop.example', role: 'staff' as const }

/** A body that each endpoint takes, so that its answer is about the right. */
const bodies: Record<string, unknown> = {
  'PUT /staff/locations/:location/extra-time': { minutes: 10 },
  'PUT /staff/orders/:order/status': { status: 'confirmed' },
  'PUT /staff/orders/:order/refund': { reason: 'Broken' },
  'PUT /staff/orders/:order/hold': { hold: null },
  'PUT /staff/orders/:order/lines/:line/missing': { of: 1, missing: 1 },
  'PUT /staff/locations/:location/listings/:variant': { stock: 1, available: true },
  'PUT /staff/locations/:location/listings/:variant/lots': { number: 'A-1', left: 1 },
  'PUT /staff/locations/:location/open': open,
  'PUT /staff/locations/:location/kiosk-pin': { pin: '1357' },
  'PUT /staff/locations/:location/kiosks/:kiosk': { name: 'Window', reader: null },
  'POST /staff/members': person,
  'PUT /staff/members/:member': { role: 'staff', isActive: true },
  'PUT /staff/imports/:import/mapping': { columns: {} },
  'POST /staff/imports/:import/apply': {},
  'POST /staff/imports/:import/undo': {},
  'POST /staff/prices': { products: ['x'] },
  'POST /staff/stores': store,
  'POST /staff/feed-keys': { name: 'Till', scopes: ['stock'] }
}

const hours = (await shop.to(readHours, { params: queen, headers: by('staff') })).payload
const bodyOf = ({ method, path, body }: Endpoint): unknown =>
  body && (path.endsWith('/hours') ? hours : bodies[`${method} ${path}`])

const call = (endpoint: Endpoint, headers: Record<string, string>, params: Record<string, string>) =>
  shop.to(endpoint, { params, query: { state: 'open' }, body: bodyOf(endpoint), headers } as never)

test('each endpoint with a right refuses a member who has all other rights', async () => {
  const order = await shop.placed()
  const params = {
    ...queen,
    order: order.id,
    code: 'x',
    variant: 'x',
    kiosk: 'x',
    member: 'x',
    key: 'x',
    import: 'x',
    product: 'x',
    line: 'x',
    question: 'x'
  }
  const guarded = ofStaff.filter(({ right }) => right)
  expect(guarded.length).toBeGreaterThan(15)
  for (const right of new Set(guarded.map(endpoint => endpoint.right!))) {
    const { headers } = await hire({ rights: without(right) })
    for (const endpoint of guarded.filter(one => one.right === right)) {
      const { status, failure } = await call(endpoint, headers, params)
      expect([endpoint.path, status, failure.code]).toEqual([endpoint.path, 403, 'forbidden'])
    }
  }
})

test('each endpoint of a store or an order refuses a member of another store, reading included', async () => {
  const order = await shop.placed()
  const params = { ...queen, order: order.id, code: order.number, variant: 'x', kiosk: 'x', line: 'x', question: 'x' }
  const { headers } = await hire({ rights: [...staffRights], locations: ['calgary'] })
  const inStore = ofStaff.filter(({ path }) => /^\/staff\/.*:(?:location|order)/.test(path))
  expect(inStore.length).toBeGreaterThan(12)
  for (const endpoint of inStore) {
    const { status, failure } = await call(endpoint, headers, params)
    expect([endpoint.path, status, failure.message]).toEqual([
      endpoint.path,
      403,
      'You don’t work in this store. Ask a manager.'
    ])
  }
  expect((await shop.to(readHours, { params: { location: 'calgary' }, headers })).status).toBe(200)
  const unknown = { params: { order: newId() }, body: { status: 'confirmed' as const }, headers }
  expect((await shop.to(setOrderStatus, unknown)).status).toBe(404)
})

test('a member learns their rights and stores; without any of their own, they have those of their role', async () => {
  const own = await hire({ rights: ['reports'], locations: ['calgary'] })
  expect((await shop.to(readStaffMember, { headers: own.headers })).payload).toMatchObject({
    rights: ['reports'],
    locations: ['calgary']
  })
  const usual = await hire({})
  expect((await shop.to(readStaffMember, { headers: usual.headers })).payload).toMatchObject({
    rights: ['orders', 'refunds'],
    locations: null
  })
  const refund = { params: { order: newId() }, body: { reason: 'Broken' }, headers: usual.headers }
  expect((await shop.to(refundOrder, refund)).status).toBe(404)
})

test('rights and stores can be given and taken only by those who have them', async () => {
  const { headers } = await hire({ rights: ['people', 'orders'], locations: ['calgary', 'small'] })
  const add = (email: string, more: object) => shop.to(addStaffMember, { body: { ...person, email, ...more }, headers })
  const beyond = 'You can’t change rights or stores that you don’t have yourself.'
  for (const more of [
    { rights: ['orders', 'keys'] },
    { rights: ['orders'], locations: ['queen-west'] },
    { rights: ['orders'], locations: null },
    { rights: null },
    { role: 'manager' }
  ])
    expect([more, (await add('eve@shop.example', more)).failure.message]).toEqual([more, beyond])
  expect((await add('eve@shop.example', { rights: ['orders'], locations: ['nowhere'] })).status).toBe(404)
  const eve = (await add('eve@shop.example', { rights: ['orders'] })).payload
  expect(eve).toMatchObject({ rights: ['orders'], locations: ['calgary', 'small'] })
  const boss = await hire({ rights: [...staffRights], email: 'boss@shop.example' })
  const change = (member: string, more: object) =>
    shop.to(setStaffMember, { params: { member }, body: { role: 'staff', isActive: true, ...more }, headers })
  expect((await change(boss.id, { isActive: false })).failure.message).toBe(beyond)
  expect((await change(eve.id!, { rights: ['orders', 'people'], locations: ['small'] })).payload).toMatchObject({
    rights: ['orders', 'people'],
    locations: ['small']
  })
  expect((await change(eve.id!, {})).payload).toMatchObject({ rights: ['orders', 'people'], locations: ['small'] })
})

test('a member of some stores sees their people, their log, and the keys that open no other store', async () => {
  const { headers } = await hire({ rights: ['people', 'keys', 'orders'], locations: ['small'] })
  await hire({ locations: ['queen-west'], email: 'away@shop.example' })
  await hire({ locations: ['small', 'calgary'], email: 'near@shop.example' })
  const emails = (await shop.to(readStaffMembers, { headers })).payload.members.map(({ email }) => email)
  expect(emails).toContain('near@shop.example')
  expect(emails).not.toContain('away@shop.example')
  for (const location of ['queen-west', 'small'])
    await shop.to(setOpen, { params: { location }, body: open, headers: by('staff') })
  const { entries } = (await shop.to(readStaffAudit, { headers })).payload
  expect(new Set(entries.map(({ location }) => location))).toEqual(new Set(['Small']))
  const make = (locations: string[] | null, as = headers) =>
    shop.to(createFeedKey, { body: { name: 'Till', scopes: ['stock'], locations }, headers: as })
  expect([(await make(null)).status, (await make(['queen-west'])).status]).toEqual([403, 403])
  const { key } = (await make(['small'])).payload
  const all = (await make(null, by('staff'))).payload.key
  expect((await shop.to(readFeedKeys, { headers })).payload.keys).toEqual([key])
  const revoke = (id: string) => shop.to(revokeFeedKey, { params: { key: id }, headers })
  expect([(await revoke(all.id)).status, (await revoke(key.id)).status]).toEqual([404, 200])
})
