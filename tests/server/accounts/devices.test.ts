import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '../../../src/server/db/schema.ts'
import { endDevice, endDevices, readDevices } from '../../../src/contract/account/me.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

type Headers = Record<string, string>
const isAlive = async (headers: Headers) => (await shop.to(readSession, { headers })).status === 200

async function someone() {
  const account = await people.settle()
  return { account, headers: await people.enter(account.email) }
}

describe('devices', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0'
  const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'
  const list = async (headers: Headers, locale = 'en-CA') =>
    (await shop.to(readDevices, { headers, query: { locale } })).payload.devices

  test('are the active sessions, most recently used first, each with its browser and system', async () => {
    const { email } = await people.settle()
    const first = await people.enter(email, { 'User-Agent': mac })
    shop.time.now = new Date(start.getTime() + 60_000)
    const second = await people.enter(email, { 'User-Agent': phone })
    await people.enter(email, { 'User-Agent': '' })
    await shop.to(readSession, { headers: await people.enter((await people.settle()).email) })
    const devices = await list(first)
    expect(devices.map(one => [one.device, one.current])).toEqual(
      expect.arrayContaining([
        ['Unknown device', false],
        ['Firefox on Android', false],
        ['Edge on Mac', true]
      ])
    )
    expect(devices).toHaveLength(3)
    expect(devices.at(-1)).toMatchObject({ device: 'Edge on Mac', createdAt: start.toISOString() })
    const tokens = (await shop.db.select().from(sessions)).map(row => row.tokenHash)
    for (const { id } of devices) expect([...tokens, first['Authorization']?.slice(7)]).not.toContain(id)
    const french = await list(second, 'fr-CA')
    expect(french.map(one => one.device).sort()).toEqual(['Appareil inconnu', 'Edge sur Mac', 'Firefox sur Android'])
    expect(french.find(one => one.current)?.device).toBe('Firefox sur Android')
  })

  test('can be signed out one at a time, immediately, and only by their owner', async () => {
    const { email } = await people.settle()
    const [here, there] = [await people.enter(email), await people.enter(email)]
    const stranger = await someone()
    const other = (await list(here)).find(one => !one.current)?.id ?? ''
    expect((await shop.to(endDevice, { params: { session: other }, headers: stranger.headers })).status).toBe(200)
    expect(await isAlive(there)).toBe(true)
    for (const _ of [1, 2]) {
      expect((await shop.to(endDevice, { params: { session: other }, headers: here })).payload).toEqual({})
    }
    expect([await isAlive(here), await isAlive(there), await isAlive(stranger.headers)]).toEqual([true, false, true])
  })

  test('can all be signed out together, the current one included', async () => {
    const { email } = await people.settle()
    const [here, there] = [await people.enter(email), await people.enter(email)]
    const stranger = await someone()
    expect((await shop.to(endDevices, { headers: here })).payload).toEqual({})
    expect([await isAlive(here), await isAlive(there), await isAlive(stranger.headers)]).toEqual([false, false, true])
  })

  test('that have expired are none', async () => {
    const { email } = await people.settle()
    await people.enter(email)
    shop.time.now = new Date(start.getTime() + 31 * 86_400_000)
    expect(await list(await people.enter(email))).toHaveLength(1)
  })
})
