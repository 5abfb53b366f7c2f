import { beforeEach, describe, expect, test } from 'vitest'
import { attempts } from '../../../src/server/db/schema.ts'
import { countTry } from '../../../src/server/rate-limit/count-try.ts'
import { fromNetwork } from '../../../src/server/rate-limit/known-clients.ts'
import { type Limit, signInsByAddress, wrongPasswords } from '../../../src/server/rate-limit/limits.ts'
import { makeLink } from '../../../src/server/people/signups/link.ts'
import {
  forgotPassword,
  renewLink,
  requestCode,
  signInByPassword,
  signUp
} from '../../../src/contract/account/account.ts'
import { changePassword, deleteMe } from '../../../src/contract/account/me.ts'
import { setPassword } from '../../../src/contract/account/signup.ts'
import { startTestServer } from '../support/process/demo-server.ts'
import { call } from '../support/client.ts'
import { good, otherThan, peopleOf } from '../support/people.ts'
import { fixture } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const iris = await people.settle()
const start = new Date('2026-11-21T15:00:00Z')
/** Returns the counter subject of an address for this machine's network. */
const fromHere = (email: string): string => fromNetwork(email, { address: '127.0.0.1' })
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

const at = (minutes: number, seconds = 0): void => {
  shop.time.now = new Date(start.getTime() + (minutes * 60 + seconds) * 1000)
}
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const enter = (email: string, password = 'not the password', locale = 'en-CA') =>
  shop.to(signInByPassword, { body: { email, password }, query: { locale } })
const after = async (answer: ReturnType<typeof enter>) => {
  const { status, headers } = await answer
  return [status, headers.get('retry-after')]
}

/** Counts attempts without the slow check of a wrong password. */
async function tried(limit: Limit, subject: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await countTry(shop.db, limit, subject, shop.time.now)
}

/** Enters wrong passwords one after the other. */
const fail = async (email: string, count: number) => {
  for (let index = 0; index < count; index += 1) expect((await enter(email)).status).toBe(422)
}

describe('wrong passwords for one account', () => {
  test('block it after the fifth for a minute, for the right one too, and say so in both languages', async () => {
    await fail(iris.email, 5)
    for (const [locale, message] of [
      ['en-CA', 'Too many attempts. Please wait a moment.'],
      ['fr-CA', 'Trop de tentatives. Veuillez patienter un moment.']
    ] as const) {
      const { status, failure, headers } = await enter(iris.email, good, locale)
      expect([status, failure, headers.get('retry-after')]).toEqual([429, { message, code: 'rate_limited' }, '60'])
    }
    at(0, 59)
    expect(await after(enter(iris.email, good))).toEqual([429, '1'])
    at(1)
    expect((await enter(iris.email, good)).status).toBe(200)
  })

  test('are forgotten once it was right', async () => {
    await tried(wrongPasswords, fromHere(iris.email), 4)
    expect((await enter(iris.email, good)).status).toBe(200)
    await tried(wrongPasswords, fromHere(iris.email), 4)
    expect((await enter(iris.email, good)).status).toBe(200)
  })

  test('are checked only five times when twenty arrive simultaneously', async () => {
    const answers = await times(20, () => enter(iris.email))
    expect(answers.filter(one => one.status === 422)).toHaveLength(5)
    expect(answers.filter(one => one.status === 429)).toHaveLength(15)
  })

  test('block an address without an account alike, in whatever case it is written', async () => {
    await fail('nobody@mail.example', 1)
    await fail('NOBODY@mail.example', 1)
    await tried(wrongPasswords, fromHere('nobody@mail.example'), 3)
    expect(await after(enter('Nobody@Mail.example'))).toEqual([429, '60'])
  })

  test('do not block other clients', async () => {
    const other = await people.settle()
    await tried(wrongPasswords, fromHere(iris.email), 5)
    expect((await enter(other.email, good)).status).toBe(200)
  })

  test('count wherever they are given: to change the password, and to delete the account', async () => {
    const headers = await people.enter(iris.email)
    const change = () => shop.to(changePassword, { body: { current: 'wrong', password: good }, headers })
    const remove = (password: string) => shop.to(deleteMe, { body: { password }, headers })
    await tried(wrongPasswords, fromHere(iris.email), 3)
    expect((await change()).failure.fields).toEqual({ current: 'wrong' })
    expect((await remove('wrong')).failure.fields).toEqual({ password: 'wrong' })
    expect([(await change()).status, (await remove(good)).status]).toEqual([429, 429])
    expect(await after(enter(iris.email, good))).toEqual([429, '60'])
  })
})

describe('tries from one client address', () => {
  test('to sign in are refused after twenty within ten minutes, whatever the accounts', async () => {
    await tried(signInsByAddress, '127.0.0.1', 17)
    const answers = await times(7, index => enter(`nobody-${index}@mail.example`))
    expect(answers.filter(one => one.status === 422)).toHaveLength(3)
    expect(new Set(answers.filter(one => one.status === 429).map(one => one.headers.get('retry-after')))).toEqual(
      new Set(['600'])
    )
    at(10)
    expect((await enter('nobody@mail.example')).status).toBe(422)
  })

  test('that are right don’t count: a counter signs many people in', async () => {
    await tried(signInsByAddress, '127.0.0.1', 19)
    for (const _ of [1, 2, 3]) expect((await enter(iris.email, good)).status).toBe(200)
  })

  test('at codes are refused after twenty', async () => {
    const body = people.newcomer()
    const { challenge } = (await shop.to(signUp, { body })).payload
    const code = await people.codeTo(body.email)
    const answers = await times(21, () => people.check('x'.repeat(43), otherThan(code)))
    expect(answers.filter(one => one.status === 429)).toHaveLength(1)
    expect((await people.check(challenge, code)).status).toBe(429)
    at(9, 59)
    expect((await people.check(challenge, code)).headers.get('retry-after')).toBe('1')
  })

  test('at links that set a password are refused after twenty', async () => {
    const set = (signup_token: string) => shop.to(setPassword, { body: { signup_token, password: good } })
    const token = await shop.signUp()
    const answers = await times(20, index => set(`no link ${index}`))
    expect(answers.map(one => one.status)).toEqual(Array(20).fill(404))
    const { status, headers } = await set(token)
    expect([status, headers.get('retry-after')]).toEqual([429, '600'])
    at(10)
    expect((await set(token)).status).toBe(200)
  })

  test('to have codes and links sent are refused after twenty, together', async () => {
    const statuses = await times(21, async index => {
      const email = `nobody-${index}@mail.example`
      const code = () => shop.to(requestCode, { body: { to: email } })
      const link = () => shop.to(forgotPassword, { body: { email } })
      return (await (index % 2 === 0 ? code() : link())).status
    })
    expect(statuses.filter(status => status === 429)).toHaveLength(1)
  })
})

describe('emails to one address', () => {
  test('is five codes an hour, however they are asked for, whether it has an account or not', async () => {
    for (const email of [iris.email, 'nobody@mail.example']) {
      const ask = (to = email) => shop.to(requestCode, { body: { to } })
      for (const _ of [1, 2, 3, 4]) expect((await ask()).status).toBe(200)
      expect((await shop.to(signUp, { body: people.newcomer({ email }) })).status).toBe(200)
      const { status, failure, headers } = await ask(email.toUpperCase())
      expect([status, failure.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '3600'])
      expect((await shop.to(signUp, { body: people.newcomer({ email }) })).status).toBe(429)
    }
    at(60)
    expect((await shop.to(requestCode, { body: { to: iris.email } })).status).toBe(200)
  })

  test('is five codes an hour to one number, however it is written', async () => {
    for (const to of ['902 555 0188', '+1 902 555 0188', '1-902-555-0188', '(902) 555-0188', '9025550188']) {
      expect((await shop.to(requestCode, { body: { to } })).status).toBe(200)
    }
    expect((await shop.to(requestCode, { body: { to: '+19025550188' } })).status).toBe(429)
  })

  test('is five links an hour, and five in the stead of one link', async () => {
    for (const email of [iris.email, 'nobody@mail.example']) {
      const ask = () => shop.to(forgotPassword, { body: { email } })
      for (const _ of [1, 2, 3, 4, 5]) expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(429)
    }
    await people.forgive()
    for (const signup_token of [await shop.signUp('expired'), 'x'.repeat(43)]) {
      const renew = () => shop.to(renewLink, { body: { signup_token } })
      for (const _ of [1, 2, 3, 4, 5]) expect((await renew()).status).toBe(200)
      expect((await renew()).status).toBe(429)
    }
  })

  test('are limited to five when twenty are requested simultaneously', async () => {
    const before = (await people.mailsTo(iris.email)).length
    const answers = await times(20, () => shop.to(requestCode, { body: { to: iris.email } }))
    expect(answers.filter(one => one.status === 200)).toHaveLength(5)
    expect(await people.mailsTo(iris.email)).toHaveLength(before + 5)
  })
})

test('a link that was used can’t be guessed at by its password', async () => {
  const signup_token = await makeLink(shop.db, { accountId: iris.id, source: 'reset', now: start })
  const set = (password: string) => shop.to(setPassword, { body: { signup_token, password } })
  await set(good)
  for (const _ of [1, 2, 3, 4, 5]) expect((await set('not the password')).status).toBe(410)
  expect((await set(good)).status).toBe(429)
  at(1)
  expect((await set(good)).status).toBe(200)
})

test('counters are stored without names or addresses', async () => {
  await enter(iris.email)
  const kept = JSON.stringify(await shop.db.select().from(attempts))
  expect(kept).not.toMatch(/127\.0\.0\.1|iris|mail\.example/)
})

test('the client’s address is the socket’s, whatever the headers say', async () => {
  const answers = await times(21, index =>
    shop.to(requestCode, {
      body: { to: `nobody-${index}@mail.example` },
      headers: { 'X-Forwarded-For': `203.0.113.${index}` }
    })
  )
  expect(answers.filter(one => one.status === 429)).toHaveLength(1)
})

test('behind a proxy that is named it is what that proxy saw, and earlier entries are ignored', async () => {
  const server = await startTestServer({ seed: fixture, clock: () => start, proxies: 1 })
  const ask = (index: number, forwarded: string) =>
    call(server.url, requestCode, {
      body: { to: `nobody-${index}@mail.example` },
      headers: { 'X-Forwarded-For': forwarded }
    })
  try {
    const one = await times(21, index => ask(index, `198.51.100.${index}, 203.0.113.7`))
    expect(one.filter(answer => answer.status === 429)).toHaveLength(1)
    expect((await ask(30, '203.0.113.8')).status).toBe(200)
    // A customer has all addresses of a /64.
    const six = await times(21, index => ask(100 + index, `2001:db8:0:1::${index + 1}`))
    expect(six.filter(answer => answer.status === 429)).toHaveLength(1)
    expect((await ask(130, '2001:db8:0:2::1')).status).toBe(200)
    // Some proxies name the port of each connection too.
    const ports = await times(21, index => ask(200 + index, `203.0.113.9:${40_000 + index}`))
    expect(ports.filter(answer => answer.status === 429)).toHaveLength(1)
    const sixes = await times(21, index => ask(300 + index, `[2001:db8:9:3::1]:${40_000 + index}`))
    expect(sixes.filter(answer => answer.status === 429)).toHaveLength(1)
    const odd = await times(21, index => ask(400 + index, `unknown-${index}`))
    expect(odd.filter(answer => answer.status === 429)).toHaveLength(1)
  } finally {
    await server.close()
  }
})
