import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { kiosks, locations, staffAudit } from '../../../src/server/db/schema.ts'
import { kioskPinsByAddress } from '../../../src/server/rate-limit/limits.ts'
import { leaveKiosk, readKiosks, removeKiosk, reportKiosk, setKiosk } from '../../../src/contract/kiosk/kiosk.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { business } from '../../../src/server/db/schema.ts'
import { openKioskShop, pin } from '../support/kiosks.ts'

const shop = await openKioskShop(undefined, { proxies: 1 })
const { staff, setPin, check, register, tokenOf, forgive } = shop
const location = 'queen-west'
const from = (address: string) => ({ 'X-Forwarded-For': address })

const listed = async (at = location) =>
  (await shop.to(readKiosks, { params: { location: at }, headers: staff })).payload
const report = (token: string, changes = {}) =>
  shop.to(reportKiosk, { body: { token, version: '1.2.3', waiting: 0, refused: 0, ...changes } })

beforeEach(async () => {
  await shop.db.delete(kiosks)
  await shop.db.delete(staffAudit)
  await forgive()
  await setPin(pin)
  await setPin(null, 'calgary')
  await shop.db.delete(staffAudit)
})

describe('the PIN of a location’s kiosks', () => {
  test('opens the kiosk’s menu, and a wrong one doesn’t', async () => {
    expect((await check(pin)).status).toBe(200)
    const { status, failure } = await check('1111')
    expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', { pin: 'wrong' }])
  })

  test('of a location that has none is refused like a wrong one', async () => {
    const [wrong, none] = [await check('1111'), await check(pin, 'calgary')]
    expect([none.status, none.failure]).toEqual([wrong.status, wrong.failure])
    expect((await register({ location: 'calgary' })).failure.fields).toEqual({ pin: 'wrong' })
  })

  test('can be tried a few times from one address, after which even the right one is refused there alone', async () => {
    for (let count = 0; count < kioskPinsByAddress.most; count++)
      expect((await check('1111', location, from('198.51.100.7'))).status).toBe(422)
    const { status, failure, headers } = await check(pin, location, from('198.51.100.7'))
    expect([status, failure.code, headers.has('retry-after')]).toEqual([429, 'rate_limited', true])
    expect((await register({}, from('198.51.100.7'))).status).toBe(429)
    expect((await check(pin, location, from('198.51.100.8'))).status).toBe(200)
  })

  test('may be entered rightly as often as staff like', async () => {
    for (let count = 0; count <= kioskPinsByAddress.most; count++) expect((await check(pin)).status).toBe(200)
  })

  test('is stored as a slow hash, and never disclosed', async () => {
    const [row] = await shop.db.select().from(locations).where(eq(locations.slug, location))
    expect(row?.kioskPinHash).toMatch(/^\$argon2id\$/)
    const { payload } = await shop.to(readBusiness)
    expect(JSON.stringify(payload)).not.toContain('argon2')
    expect((await listed()).hasPin).toBe(true)
    expect((await listed('calgary')).hasPin).toBe(false)
  })
})

describe('a kiosk', () => {
  test('is registered with the first free letter of its location', async () => {
    const letterOf = async (at = location) => (await register({ location: at })).payload.kiosk.letter
    await setPin(pin, 'calgary')
    expect([await letterOf(), await letterOf(), await letterOf()]).toEqual(['A', 'B', 'C'])
    expect(await letterOf('calgary')).toBe('A')
    await shop.db.delete(kiosks).where(eq(kiosks.letter, 'B'))
    expect([await letterOf(), await letterOf()]).toEqual(['B', 'D'])
  })

  test('shares a letter only once all of them are taken', async () => {
    const [row] = await shop.db.select().from(locations).where(eq(locations.slug, location))
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const rest = { locationId: row?.id ?? '', name: 'Counter', version: '1', createdAt: shop.time.now }
    await shop.db
      .insert(kiosks)
      .values(letters.map(letter => ({ ...rest, letter, tokenHash: `hash of ${letter}`, seenAt: shop.time.now })))
    expect((await register()).payload.kiosk.letter).toBe('A')
    expect((await register()).payload.kiosk.letter).toBe('B')
  })

  test('that registers at the same time as another gets a letter of its own', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => register()))
    expect(made.map(({ payload }) => payload.kiosk.letter).sort()).toEqual(['A', 'B', 'C', 'D'])
  })

  test('gets a token of which only a hash is stored', async () => {
    const token = await tokenOf()
    const rows = await shop.db.select().from(kiosks)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is registered once by repeated requests, of which the last token works', async () => {
    const headers = { 'Idempotency-Key': 'register-1', 'X-Platform-Id': 'tablet-1' }
    const [first, second] = [(await register({}, headers)).payload, (await register({}, headers)).payload]
    expect(second.kiosk).toEqual(first.kiosk)
    expect((await listed()).kiosks).toHaveLength(1)
    expect([(await report(first.token)).status, (await report(second.token)).status]).toEqual([404, 200])
    expect((await register({ name: 'Window' }, headers)).status).toBe(409)
  })

  test('reports its version and its orders, and is online for three minutes', async () => {
    const token = await tokenOf()
    await report(token, { version: '1.3.0', waiting: 2, refused: 1 })
    expect((await listed()).kiosks).toMatchObject([
      { letter: 'A', name: 'Counter', version: '1.3.0', waiting: 2, refused: 1, isOnline: true, lastOrder: null }
    ])
    const { now } = shop.time
    try {
      shop.time.now = new Date(now.getTime() + 3 * 60_000)
      expect((await listed()).kiosks[0]?.isOnline).toBe(true)
      shop.time.now = new Date(now.getTime() + 3 * 60_000 + 1)
      expect((await listed()).kiosks[0]?.isOnline).toBe(false)
    } finally {
      shop.time.now = now
    }
  })

  test('that leaves is gone, and leaving again changes nothing', async () => {
    const token = await tokenOf()
    const leave = () => shop.to(leaveKiosk, { body: { token } })
    expect([(await leave()).status, (await leave()).status]).toEqual([200, 200])
    expect((await report(token)).failure.code).toBe('not_found')
    expect((await listed()).kiosks).toEqual([])
  })
})

describe('managers', () => {
  const change = (kiosk: string, headers = staff, at = location) =>
    shop.to(setKiosk, { params: { location: at, kiosk }, body: { name: 'Window', reader: 'tmr_1' }, headers })
  const remove = (kiosk: string, headers = staff, at = location) =>
    shop.to(removeKiosk, { params: { location: at, kiosk }, headers })

  test('rename a kiosk, pair its reader and remove it, all of which is audited', async () => {
    const { kiosk, token } = (await register()).payload
    expect((await change(kiosk.id)).payload).toMatchObject({ name: 'Window', reader: 'tmr_1', hasReader: true })
    expect((await report(token)).payload).toMatchObject({ name: 'Window', hasReader: true })
    expect((await remove(kiosk.id)).status).toBe(200)
    expect((await report(token)).status).toBe(404)
    await setPin(null)
    const entries = await shop.db.select().from(staffAudit).orderBy(staffAudit.at, staffAudit.action)
    expect(entries.map(({ action, detail, ok }) => [action, detail, ok]).sort()).toEqual([
      ['kiosk', 'A, Window, tmr_1', true],
      ['kiosk-pin', 'removed', true],
      ['kiosk-removal', 'A, Window', true]
    ])
    expect(entries.every(one => one.memberName === 'Demo' && one.locationId !== null)).toBe(true)
  })

  test('find no kiosk of another location', async () => {
    const { kiosk } = (await register()).payload
    expect((await change(kiosk.id, staff, 'calgary')).status).toBe(404)
    expect((await remove(kiosk.id, staff, 'calgary')).status).toBe(404)
    expect((await listed()).kiosks).toMatchObject([{ name: 'Counter' }])
  })

  test('alone set the PIN and change kiosks, which all staff read', async () => {
    const { kiosk } = (await register()).payload
    const headers = await shop.budtender()
    expect((await shop.to(readKiosks, { params: { location }, headers })).payload.kiosks).toHaveLength(1)
    for (const refused of [
      await setPin('1357', location, headers),
      await change(kiosk.id, headers),
      await remove(kiosk.id, headers)
    ])
      expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden'])
    expect((await shop.to(readKiosks, { params: { location } })).status).toBe(401)
    expect((await check(pin)).status).toBe(200)
  })
})

test('kiosks receive the business’s logout times', async () => {
  const { payload } = await shop.to(readBusiness)
  expect(payload.business.kioskSettings).toEqual({ logoutTime: 120, guestLogoutTime: 90 })
  try {
    await shop.db.update(business).set({ logoutTime: 300, guestLogoutTime: 45 })
    const { payload: after } = await shop.to(readBusiness)
    expect(after.business.kioskSettings).toEqual({ logoutTime: 300, guestLogoutTime: 45 })
  } finally {
    await shop.db.update(business).set({ logoutTime: 120, guestLogoutTime: 90 })
  }
})
