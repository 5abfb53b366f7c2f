import { afterAll, describe, expect, test } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readLaunch } from '../../../src/contract/staff/launch.ts'
import { checkSetup, setUpShop } from '../../../src/contract/staff/setup.ts'
import { setOpen } from '../../../src/contract/staff/staff-board.ts'
import { confirmStaff, signInStaff } from '../../../src/contract/staff/staff-member.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { call } from '../support/client.ts'
import { by } from '../support/loyalty.ts'
import { startEmpty } from '../support/process/empty.ts'

const empty = await startEmpty()
afterAll(empty.end)

const day = (weekday: number) => ({ day: weekday, openTime: '10:00', closeTime: '22:00', isOpen: true })

const typed = {
  key: empty.key,
  shopName: 'Fern & Ember',
  shopEmail: 'hello@fern.example',
  shopPhone: '204 555 0134',
  page: 'www.fern.example/order',
  ageGate: 'date-of-birth' as const,
  guestCheckout: false,
  licenceHolder: 'Fern Retail Inc.',
  licenceNumber: 'RL-1042',
  licenceIssuer: 'LGCA',
  storeName: 'Osborne Village',
  storeNameFr: '',
  line1: '120 Osborne Street',
  unit: '',
  city: 'Winnipeg',
  province: 'MB',
  postalCode: 'r3l1y5',
  lat: 49.88,
  lng: -97.14,
  timezone: 'America/Winnipeg',
  openingHours: [1, 2, 3, 4, 5].map(day),
  name: 'Maya Roy',
  email: 'maya@fern.example',
  password: 'otter lantern 92 quay'
}

const setUp = (changes: Partial<typeof typed> = {}) =>
  call(empty.url, setUpShop, { query: { locale: 'en-CA' }, body: { ...typed, ...changes } })

const stateOfPage = async () => /data-state="([^"]*)"/.exec(await (await fetch(`${empty.url}/staff`)).text())?.[1]

describe('a server without a shop', () => {
  test('answers with the provinces, their ages, taxes and zones for the right key only', async () => {
    const check = (key: string, locale = 'en-CA') => call(empty.url, checkSetup, { query: { locale }, body: { key } })
    for (const wrong of ['x', `${empty.key}x`]) expect((await check(wrong)).status).toBe(403)
    const { limit, provinces } = (await check(empty.key)).payload
    expect(limit).toBe(30)
    expect(provinces).toHaveLength(13)
    expect(provinces.find(({ code }) => code === 'MB')).toEqual({
      code: 'MB',
      name: 'Manitoba',
      legalAge: 19,
      taxes: [{ name: 'GST', rate: 5 }],
      regulator: 'LGCA',
      zones: ['America/Winnipeg']
    })
    const french = (await check(empty.key, 'fr-CA')).payload.provinces.map(({ name }) => name)
    expect(french).toContain('Nouvelle-Écosse')
  })

  test.each([
    [{ key: 'wrong' }, 403, undefined],
    [{ province: 'XX' }, 422, { province: 'choice' }],
    [{ timezone: 'America/Toronto' }, 422, { timezone: 'choice' }],
    [{ postalCode: 'W3L 1Y5' }, 422, { postalCode: 'postal' }],
    [{ shopPhone: '12345' }, 422, { shopPhone: 'phone' }],
    [{ page: 'the shop' }, 422, { page: 'wrong' }],
    [{ password: 'password123' }, 422, { password: 'guessable' }],
    [{ licenceNumber: ' ' }, 422, { licenceNumber: 'required' }]
  ])('sets up nothing of a form with %j', async (changes, status, fields) => {
    const refused = await setUp(changes)
    expect([refused.status, refused.failure.fields]).toEqual([status, fields])
    expect((await call(empty.url, readBusiness)).status).toBe(503)
  })

  test('sets up the shop once, of two that come together', async () => {
    expect(await stateOfPage()).toBe('no-shop')
    const answers = await Promise.all([setUp(), setUp()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await setUp()).failure.code).toBe('link_used')
    expect(await stateOfPage()).toBe('')
    expect((await call(empty.url, checkSetup, { body: { key: empty.key } })).status).toBe(410)

    const { business, locations } = (await call(empty.url, readBusiness)).payload
    expect(business).toMatchObject({ name: 'Fern & Ember', ageGate: 'date-of-birth', guestCheckout: false })
    expect(locations).toMatchObject([
      {
        slug: 'osborne-village',
        name: 'Osborne Village',
        isOpen: false,
        timezone: 'America/Winnipeg',
        legalAge: 19,
        address: { postalCode: 'R3L 1Y5', province: 'MB', lat: 49.88, lng: -97.14 },
        compliance: { licenceHolder: 'Fern Retail Inc.', licenceNumber: 'RL-1042', licenceIssuer: 'LGCA' },
        deliverySettings: { isEnabled: false },
        features: { loyalty: false, reviews: false, tips: false, effects: false }
      }
    ])
  })

  test('lets its manager in by the code that was sent, who sees the progress of the shop and opens it', async () => {
    // The code of the set-up; letters under way at a time may pass each other.
    await expect.poll(() => empty.sent.length).toBe(1)
    const again = await call(empty.url, signInStaff, { body: { email: 'maya@fern.example', password: typed.password } })
    const { challenge } = again.payload
    await expect.poll(() => empty.sent.length).toBe(2)
    const code = /\b\d{6}\b/.exec(empty.sent[1] ?? '')?.[0] ?? ''
    const { token, member } = (await call(empty.url, confirmStaff, { body: { challenge, code } })).payload
    expect(member).toMatchObject({ name: 'Maya Roy', role: 'manager' })
    const headers = by(token)

    const launch = async () => (await call(empty.url, readLaunch, { headers })).payload
    expect(await launch()).toEqual({
      products: 0,
      pictures: 0,
      pages: ['https://www.fern.example/order'],
      hasPolicies: false,
      stores: [{ slug: 'osborne-village', name: 'Osborne Village', isOpen: false, delivers: false }]
    })
    const where = { params: { location: 'osborne-village' }, headers }
    await call(empty.url, setOpen, { ...where, body: { isOpen: true } })
    expect((await launch()).stores[0]?.isOpen).toBe(true)

    const { entries } = (await call(empty.url, readStaffAudit, { headers })).payload
    expect(entries.at(-1)).toMatchObject({ action: 'setup', member: 'Maya Roy', detail: 'Fern & Ember', ok: true })
    const menu = await call(empty.url, readMenu, { params: { location: 'osborne-village' }, headers: {} })
    expect(menu.status).toBe(200)
  })
})
