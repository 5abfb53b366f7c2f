import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { handoffs } from '../../../src/server/db/schema.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { handoffsByAddress } from '../../../src/server/rate-limit/limits.ts'
import { beginHandoff, claimHandoff } from '../../../src/contract/account/handoff.ts'
import { approveHandoff, readHandoff } from '../../../src/contract/account/handoff-approval.ts'
import { readDevices } from '../../../src/contract/account/me.ts'
import { endSession, readSession } from '../../../src/contract/account/session.ts'
import { by } from '../support/loyalty.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { forgive } = peopleOf(shop)
const alex = by(await shop.signIn('alex'))
const camille = by(await shop.signIn('camille'))

const begin = () => shop.to(beginHandoff, { body: { location: 'queen-west' } })
const read = (id: string, headers = alex, query = {}) => shop.to(readHandoff, { body: { id }, headers, query })
const approve = (id: string, headers = alex) => shop.to(approveHandoff, { body: { id }, headers })
const claim = (id: string, secret: string) => shop.to(claimHandoff, { body: { id, secret } })

/** Runs work some minutes later. */
async function later(minutes: number, work: () => Promise<void>): Promise<void> {
  const { now } = shop.time
  shop.time.now = new Date(now.getTime() + minutes * 60_000)
  await work().finally(() => (shop.time.now = now))
}

describe('a sign-in on a shared screen', () => {
  test('is approved on the phone, whose account it gets', async () => {
    const { id, secret, code, expiresAt } = (await begin()).payload
    expect(Date.parse(expiresAt) - shop.time.now.getTime()).toBe(5 * 60_000)
    expect((await claim(id, secret)).payload).toEqual({ session: null })
    expect((await read(id)).payload).toEqual({ code, location: 'queen-west', store: 'Queen West', expiresAt })
    expect((await approve(id)).status).toBe(200)
    const { session } = (await claim(id, secret)).payload
    expect(session?.userDetails.firstName).toBe('Alex')
    expect((await shop.to(readSession, { headers: by(session?.token ?? '') })).status).toBe(200)
  })

  test('is a session of its own, named among the account’s devices', async () => {
    const { id, secret } = (await begin()).payload
    await approve(id)
    const { session } = (await claim(id, secret)).payload
    const namesIn = async (locale: string) =>
      (await shop.to(readDevices, { headers: alex, query: { locale } })).payload.devices.map(({ device }) => device)
    expect(await namesIn('en-CA')).toContain('Kiosk, Queen West')
    expect(await namesIn('fr-CA')).toContain('Borne, Queen West')
    await shop.to(endSession, { headers: by(session?.token ?? '') })
    expect((await shop.to(readSession, { headers: alex })).status).toBe(200)
  })

  test('lasts an hour at most, however much it is used', async () => {
    const { id, secret } = (await begin()).payload
    await approve(id)
    const headers = by((await claim(id, secret)).payload.session?.token ?? '')
    const status = async () => (await shop.to(readSession, { headers })).status
    for (const minutes of [20, 59]) await later(minutes, async () => expect(await status()).toBe(200))
    await later(60, async () => expect(await status()).toBe(401))
  })

  test('can be claimed once, and with its secret only', async () => {
    const { id, secret } = (await begin()).payload
    await approve(id)
    const wrong = await claim(id, 'x'.repeat(43))
    expect([wrong.status, wrong.failure.code]).toEqual([404, 'not_found'])
    const both = await Promise.all([claim(id, secret), claim(id, secret)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await claim(id, secret)).failure.code).toBe('link_used')
    expect((await read(id)).failure.code).toBe('link_used')
  })

  test('may be approved twice by the same account, and by no other', async () => {
    const { id, secret } = (await begin()).payload
    expect([(await approve(id)).status, (await approve(id)).status]).toEqual([200, 200])
    for (const refused of [await read(id, camille), await approve(id, camille)])
      expect([refused.status, refused.failure.code]).toEqual([410, 'link_used'])
    expect((await claim(id, secret)).payload.session?.userDetails.firstName).toBe('Alex')
    expect([(await approve(id)).status, (await approve(id, camille)).status]).toEqual([200, 410])
  })

  test('ends after five minutes, approved or not', async () => {
    const [open, approved] = [(await begin()).payload, (await begin()).payload]
    await approve(approved.id)
    await later(5, async () => {
      for (const refused of [await read(open.id), await approve(open.id), await claim(open.id, open.secret)])
        expect([refused.status, refused.failure.code]).toEqual([410, 'link_expired'])
      expect((await claim(approved.id, approved.secret)).failure.code).toBe('link_expired')
    })
  })

  test('needs a session to be read and approved, and a location to be begun', async () => {
    const { id } = (await begin()).payload
    expect([(await read(id, {})).status, (await approve(id, {})).status]).toEqual([401, 401])
    expect((await read('unknown')).failure.code).toBe('not_found')
    expect((await shop.to(beginHandoff, { body: { location: 'nowhere' } })).status).toBe(404)
  })

  test('keeps only the hash of its secret, and is deleted a day after its end', async () => {
    const { id, secret } = (await begin()).payload
    const rows = () => shop.db.select().from(handoffs).where(eq(handoffs.id, id))
    expect(JSON.stringify(await rows())).not.toContain(secret)
    await prune(shop.db, new Date(shop.time.now.getTime() + 24 * 3_600_000))
    expect(await rows()).toHaveLength(1)
    await later(24 * 60 + 6, async () => prune(shop.db, shop.time.now))
    expect(await rows()).toEqual([])
  })

  test('can’t be begun without end from one address', async () => {
    await forgive()
    for (let count = 0; count < handoffsByAddress.most; count++) expect((await begin()).status).toBe(200)
    const { status, failure } = await begin()
    expect([status, failure.code]).toEqual([429, 'rate_limited'])
    await forgive()
  })
})
