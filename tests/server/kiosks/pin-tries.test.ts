import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { kioskPinClients, locations, staffAudit } from '../../../src/server/db/schema.ts'
import { countTries } from '../../../src/server/rate-limit/count-try.ts'
import { kioskPinsByAddress, kioskPinsOfStrangers } from '../../../src/server/rate-limit/limits.ts'
import { forgetKioskPinTries } from '../../../src/contract/kiosk/kiosk.ts'
import { openKioskShop, pin } from '../support/kiosks.ts'

const shop = await openKioskShop(undefined, { proxies: 1 })
const { setPin, forgive } = shop
const location = 'queen-west'
const [inStore, elsewhere] = ['198.51.100.1', '203.0.113.1']

beforeEach(async () => {
  await shop.db.delete(kioskPinClients)
  await shop.db.delete(staffAudit)
  await forgive()
  await setPin(pin)
})

const from = (address: string, device?: string) => ({
  'X-Forwarded-For': address,
  ...(device !== undefined && { 'X-Platform-Id': device })
})
const check = async (typed: string, headers: Record<string, string>, at = location) =>
  (await shop.check(typed, at, headers)).status
const allow = (headers: Record<string, string>) =>
  shop.to(forgetKioskPinTries, { params: { location }, headers: { ...headers, 'X-Forwarded-For': inStore } })

/** Uses up the wrong PINs of all strangers at Queen West. */
async function exhaust(): Promise<void> {
  const [row] = await shop.db.select().from(locations).where(eq(locations.slug, location))
  const subject = `${row?.id} ${row?.kioskPinRound}`
  const count = (times: number) =>
    countTries(shop.db, kioskPinsOfStrangers, Array<string>(times).fill(subject), shop.time.now)
  await count(kioskPinsOfStrangers.most)
  expect(await count(1)).toEqual([false])
}

/** Enters wrong PINs until one more is refused. */
async function guess(headers: Record<string, string>, at = location): Promise<void> {
  for (let count = 0; count < kioskPinsByAddress.most; count++) expect(await check('1111', headers, at)).toBe(422)
  expect(await check('1111', headers, at)).toBe(429)
}

describe('wrong PINs from many addresses', () => {
  test('are refused in the end, even the right one, at that store alone', async () => {
    await exhaust()
    expect([await check('1111', from(elsewhere)), await check(pin, from(elsewhere))]).toEqual([429, 429])
    await setPin('9753', 'calgary')
    expect(await check('9753', from(elsewhere), 'calgary')).toBe(200)
  })

  test('do not shut out networks and devices that have entered the right one before', async () => {
    expect(await check(pin, from(inStore, 'tablet-1'))).toBe(200)
    await exhaust()
    expect(await check(pin, from(inStore))).toBe(200)
    expect(await check(pin, from('203.0.113.77', 'tablet-1'))).toBe(200)
    expect(await check(pin, from('203.0.113.78', 'tablet-2'))).toBe(429)
    expect(await check(pin, from('203.0.113.78'))).toBe(429)
  })
})

test('wrong PINs of others on the store’s network are not counted for its tablets', async () => {
  expect(await check(pin, from(inStore, 'tablet-1'))).toBe(200)
  await guess(from(inStore, 'a phone'))
  expect(await check(pin, from(inStore, 'a phone'))).toBe(429)
  expect(await check(pin, from(inStore, 'tablet-1'))).toBe(200)
  await guess(from(inStore, 'tablet-1'))
})

test('wrong PINs of one store are not given back by another’s', async () => {
  await setPin('9753', 'calgary')
  for (let count = 1; count < kioskPinsByAddress.most; count++) expect(await check('1111', from(elsewhere))).toBe(422)
  expect(await check('9753', from(elsewhere), 'calgary')).toBe(200)
  expect([await check('1111', from(elsewhere)), await check('1111', from(elsewhere))]).toEqual([422, 429])
})

describe('a manager', () => {
  test('lets the PIN be tried again from everywhere, and from the own network whatever strangers do', async () => {
    const manager = await shop.budtender('manager')
    await guess(from(inStore))
    await exhaust()
    expect((await allow(manager)).status).toBe(200)
    expect([await check(pin, from(elsewhere)), await check(pin, from(inStore))]).toEqual([200, 200])
    await shop.db.delete(kioskPinClients)
    await allow(manager)
    await exhaust()
    expect([await check(pin, from(elsewhere)), await check(pin, from(inStore))]).toEqual([429, 200])
    const [entry] = await shop.db.select().from(staffAudit).where(eq(staffAudit.detail, 'tries'))
    expect(entry).toMatchObject({ action: 'kiosk-pin', memberName: 'Theo', ok: true })
  })

  test('does so by setting another PIN too', async () => {
    await exhaust()
    await setPin('8642')
    expect(await check('8642', from(elsewhere))).toBe(200)
  })

  test('alone may do that', async () => {
    await exhaust()
    expect((await allow(await shop.budtender())).status).toBe(403)
    expect((await allow({})).status).toBe(401)
    expect(await check(pin, from(elsewhere))).toBe(429)
  })
})

test('networks and devices that know the PIN are stored without their addresses and ids', async () => {
  await check(pin, from(inStore, 'tablet-1'))
  const rows = await shop.db.select().from(kioskPinClients)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|tablet/)
})
