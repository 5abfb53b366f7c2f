import { beforeEach, describe, expect, test } from 'vitest'
import { knownClients } from '../../../src/server/db/schema.ts'
import { countTry } from '../../../src/server/rate-limit/count-try.ts'
import { strangersPasswords } from '../../../src/server/rate-limit/limits.ts'
import { forgotPassword, requestCode, signInByPassword, signUp } from '../../../src/contract/account/account.ts'
import { setPassword } from '../../../src/contract/account/signup.ts'
import { startTestServer } from '../support/process/demo-server.ts'
import { call } from '../support/client.ts'
import { good, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

// Behind a trusted proxy, so that tests can choose the client address.
const shop = await openShop(undefined, { proxies: 1 })
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
const home = '198.51.100.7'
const device = '0123456789abcdef0123456789abcdef'
const from = (network: string, platformId?: string) => ({
  'X-Forwarded-For': network,
  ...(platformId !== undefined && { 'X-Platform-Id': platformId })
})
/** Returns one of many networks. */
const stranger = (index: number): string => `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}`

beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
  await shop.db.delete(knownClients)
})

const enter = async (email: string, headers: Record<string, string>, password = good) =>
  (await shop.to(signInByPassword, { body: { email, password }, headers })).status
const askLink = async (email: string, headers: Record<string, string>) =>
  (await shop.to(forgotPassword, { body: { email }, headers })).status
const askCode = async (email: string, headers: Record<string, string>) =>
  (await shop.to(requestCode, { body: { to: email }, headers })).status

/** Exhausts an account's attempts from one network, in all three ways. */
async function attack(email: string, network: string): Promise<void> {
  for (let index = 0; index < 6; index += 1) {
    await enter(email, from(network), 'not the password')
    await askCode(email, from(network))
    await askLink(email, from(network))
  }
}

describe('no one can lock another person out', () => {
  test('an attacker who uses up password, code and link tries has blocked only their own network', async () => {
    const { email } = await people.settle()
    await attack(email, stranger(0))
    const shut = from(stranger(0))
    expect([await enter(email, shut), await askCode(email, shut), await askLink(email, shut)]).toEqual([429, 429, 429])
    const free = from(home)
    expect([await enter(email, free), await askCode(email, free), await askLink(email, free)]).toEqual([200, 200, 200])
  })

  test('a device that has signed in before is let in from the very network that was shut', async () => {
    const { email } = await people.settle()
    expect(await enter(email, from(home, device))).toBe(200)
    await attack(email, home)
    expect(await enter(email, from(home))).toBe(429)
    expect([await enter(email, from(home, device)), await askCode(email, from(home, device))]).toEqual([200, 200])
  })

  test('a known device has five tries of its own, and no more', async () => {
    const { email } = await people.settle()
    await enter(email, from(home, device))
    const wrong = () => enter(email, from(home, device), 'not the password')
    for (let index = 0; index < 5; index += 1) expect(await wrong()).toBe(422)
    expect(await enter(email, from(home, device))).toBe(429)
  })

  test('a hundred wrong passwords a day from many networks shut out strangers, and not a network that is known', async () => {
    const { email } = await people.settle()
    expect(await enter(email, from(home))).toBe(200)
    for (let index = 0; index < 99; index += 1) await countTry(shop.db, strangersPasswords, email, start)
    expect(await enter(email, from(stranger(1)), 'not the password')).toBe(422)
    expect(await enter(email, from(stranger(2)), 'not the password')).toBe(429)
    expect(await enter(email, from(home))).toBe(200)
    shop.time.now = new Date(start.getTime() + 24 * 60 * 60_000)
    expect(await enter(email, from(stranger(2)))).toBe(200)
  })

  test('after twenty strangers requested codes, the next stranger gets none, but a known device does', async () => {
    const { email } = await people.settle()
    expect(await enter(email, from(home))).toBe(200)
    for (let index = 0; index < 20; index += 1) expect(await askCode(email, from(stranger(index)))).toBe(200)
    expect([await askCode(email, from(stranger(30))), await askCode(email, from(home))]).toEqual([429, 200])
  })

  test('however many ask for a link, from wherever, its owner has one that works, and no flood', async () => {
    const { email } = await people.settle()
    for (let minute = 0; minute < 60; minute += 1) {
      shop.time.now = new Date(start.getTime() + minute * 60_000)
      for (const network of [stranger(2 * minute), stranger(2 * minute + 1)])
        expect(await askLink(email, from(network))).toBe(200)
      await people.mailsTo(email)
    }
    expect(await askLink(email, from(home))).toBe(200)
    const mails = await people.mailsTo(email)
    expect(mails.length).toBeGreaterThan(5)
    expect(mails.length).toBeLessThanOrEqual(11)
    const signup_token = (await people.linkTo(email)).searchParams.get('signup_token') ?? ''
    const set = await shop.to(setPassword, { body: { signup_token, password: `${good} again` }, headers: from(home) })
    expect(set.status).toBe(200)
  })

  test('requests for a link that come at the same moment send one', async () => {
    const addresses = await Promise.all(Array.from({ length: 8 }, async () => (await people.settle()).email))
    const sendings = addresses.flatMap((email, index) =>
      Array.from({ length: 8 }, (_, n) => ({ email, n: 8 * index + n }))
    )
    const answers = await Promise.all(sendings.map(({ email, n }) => askLink(email, from(stranger(n)))))
    expect(new Set(answers)).toEqual(new Set([200]))
    for (const email of addresses) expect(await people.mailsTo(email)).toHaveLength(1)
  })

  test('once a link is used, a new one can be requested immediately', async () => {
    const { email } = await people.settle()
    await askLink(email, from(home))
    const signup_token = (await people.linkTo(email)).searchParams.get('signup_token') ?? ''
    await shop.to(setPassword, { body: { signup_token, password: `${good} again` }, headers: from(home) })
    const before = (await people.mailsTo(email)).length
    await askLink(email, from(home))
    expect(await people.mailsTo(email)).toHaveLength(before + 1)
  })
})

test('sign-ups are counted before a password is judged, those that are refused too', async () => {
  const body = people.newcomer({ password: 'password12' })
  const send = async () => (await shop.to(signUp, { body, headers: from(home) })).status
  for (let index = 0; index < 40; index += 1) expect(await send()).toBe(422)
  expect(await send()).toBe(429)
})

test('networks and devices are stored without names, addresses or ids', async () => {
  const { email } = await people.settle()
  await enter(email, from(home, device))
  const kept = await shop.db.select().from(knownClients)
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toMatch(/198\.51|0123456789abcdef/)
})

test('one clear line warns of an unconfigured proxy, once', async () => {
  const logged: string[] = []
  const server = await startTestServer({ log: line => void logged.push(line) })
  try {
    for (const index of [1, 2, 3]) await fetch(`${server.url}/v1/business`, { headers: from(stranger(index)) })
    expect(logged).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
  } finally {
    await server.close()
  }
  expect(shop.logged).toEqual([])
  expect((await call(shop.url, requestCode, { body: { to: 'nobody@mail.example' } })).status).toBe(200)
})
