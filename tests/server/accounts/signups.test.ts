import { verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, sessions, signupLinks } from '../../../src/server/db/schema.ts'
import { makeLink } from '../../../src/server/people/signups/link.ts'
import { endSession, readSession } from '../../../src/contract/account/session.ts'
import { readSignup, setPassword } from '../../../src/contract/account/signup.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
/** One whose passwords cost what they do in a real shop. */

const start = new Date('2026-11-21T15:00:00Z')
beforeEach(() => {
  shop.time.now = start
})

const good = 'correct horse battery'
const read = (signup_token: string) => shop.to(readSignup, { body: { signup_token } })
const set = (signup_token: string, password = good, query: Record<string, string> = {}) =>
  shop.to(setPassword, { body: { signup_token, password }, query })
const kept = async (email: string) => (await shop.db.select().from(accounts).where(eq(accounts.email, email)))[0]

describe('a sign-up link', () => {
  test('returns its owner, and stays valid', async () => {
    const token = await shop.signUp()
    for (const _ of [1, 2]) {
      const { status, payload, headers } = await read(token)
      expect(status).toBe(200)
      expect(payload).toEqual({ firstName: 'Sam', email: expect.stringMatching(/^sam\.okafor\..*@/) })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([
    ['used', 410, 'link_used', 'This link has already been used.', 'Ce lien a déjà été utilisé.'],
    ['expired', 410, 'link_expired', 'This link has expired.', 'Ce lien a expiré.'],
    ['unknown', 404, 'not_found', 'We couldn’t find that.', 'Élément introuvable.']
  ])('that is %s is refused in both languages', async (state, status, code, english, french) => {
    const token = state === 'unknown' ? 'x'.repeat(43) : await shop.signUp(state)
    const body = { signup_token: token }
    for (const [locale, message] of [
      ['en-CA', english],
      ['fr-CA', french]
    ] as const) {
      const refused = { message, code }
      const answers = await Promise.all([
        shop.to(readSignup, { body, query: { locale } }),
        shop.to(setPassword, { body: { ...body, password: good }, query: { locale } })
      ])
      expect(answers.map(one => [one.status, one.failure])).toEqual([
        [status, refused],
        [status, refused]
      ])
    }
  })

  test('is good for 7 days', async () => {
    const token = await shop.signUp()
    shop.time.now = new Date(start.getTime() + 7 * 86_400_000 - 1)
    expect((await read(token)).status).toBe(200)
    shop.time.now = new Date(start.getTime() + 7 * 86_400_000)
    expect((await read(token)).failure.code).toBe('link_expired')
  })

  test('that was used is reported as used even after it has expired', async () => {
    const token = await shop.signUp('used')
    shop.time.now = new Date(start.getTime() + 8 * 86_400_000)
    expect((await read(token)).failure.code).toBe('link_used')
  })

  test('that is left out, empty or far too long names the field', async () => {
    expect((await read('')).failure.fields).toEqual({ signup_token: 'required' })
    expect((await read('x'.repeat(513))).failure.fields).toEqual({ signup_token: 'too_long' })
  })

  test('is no session, and a session’s token no link', async () => {
    const token = await shop.signUp()
    expect((await shop.to(readSession, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
    expect((await read(await shop.signIn())).status).toBe(404)
  })
})

describe('setting a password', () => {
  test('signs in, and returns a message with the person’s name', async () => {
    const { status, payload, message, headers } = await set(await shop.signUp())
    expect(status).toBe(200)
    expect(message).toBe('your password is set, Sam')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(payload.userDetails).toMatchObject({ token: payload.token, firstName: 'Sam', lastName: 'Okafor' })
    expect(payload.userLoyaltyDetails).toMatchObject({ points: 0, badges: [] })
    const bearer = { Authorization: `Bearer ${payload.token}` }
    expect((await shop.to(readSession, { headers: bearer })).payload).toEqual(payload)
    expect((await shop.to(endSession, { headers: bearer })).status).toBe(200)
  })

  test('returns the message in French too', async () => {
    const { message } = await set(await shop.signUp(), good, { locale: 'fr-CA' })
    expect(message).toBe('votre mot de passe est enregistré, Sam')
  })

  test.each([
    ['', 'too_short'],
    ['x'.repeat(9), 'too_short'],
    ['x'.repeat(129), 'too_long'],
    [`${'x'.repeat(12)}\u0000`, 'unknown'],
    ['x'.repeat(128), 'guessable'],
    ['password123', 'guessable'],
    ['sam okafor', 'guessable'],
    ['Qwertyuiop1', 'guessable']
  ])('that will not do (%j) names the field, and leaves the link as it is', async (password, code) => {
    const token = await shop.signUp()
    const { status, failure } = await set(token, password)
    expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', { password: code }])
    expect((await read(token)).status).toBe(200)
  })

  test.each(['mR7#vkq2Lp', 'quartz ember tide maple orchid violin '.padEnd(128, 'x'), ' mot de passe à moi 🌿 '])(
    'takes any of 10 to 128 characters (%j)',
    async password => expect((await set(await shop.signUp(), password)).status).toBe(200)
  )

  test('uses the link up', async () => {
    const token = await shop.signUp()
    await set(token)
    expect((await set(token, 'another password')).failure.code).toBe('link_used')
    expect((await read(token)).failure.code).toBe('link_used')
  })

  test('can be repeated with the same password for ten minutes, for an answer that was lost (SPEC C16)', async () => {
    const token = await shop.signUp()
    await set(token)
    expect((await set(token)).payload.userDetails.firstName).toBe('Sam')
    shop.time.now = new Date(start.getTime() + 11 * 60_000)
    expect((await set(token)).failure.code).toBe('link_used')
  })

  test('invalidates the other links of the same account only', async () => {
    const [token, stranger] = [await shop.signUp(), await shop.signUp()]
    const { email } = (await read(token)).payload
    const accountId = (await kept(email))?.id ?? ''
    const other = await makeLink(shop.db, { accountId, source: 'checkout', now: start })
    await set(token)
    expect((await read(other)).failure.code).toBe('link_used')
    expect((await read(stranger)).status).toBe(200)
  })

  test('keeps a salted argon2id hash that names its parameters, and from which the password can be checked', async () => {
    const tokens = [await shop.signUp(), await shop.signUp()]
    const hashes = []
    // The same password in two Unicode normal forms.
    for (const [index, password] of ['mot de passe é', 'mot de passe e\u0301'].entries()) {
      const { payload } = await shop.to(setPassword, { body: { signup_token: tokens[index] ?? '', password } })
      const [row] = await shop.db.select().from(accounts).where(eq(accounts.email, payload.userDetails.email))
      hashes.push(row?.passwordHash ?? '')
    }
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await verify(hash, 'mot de passe é')).toBe(true)
    }
  })
})

describe('when several people set a password simultaneously', () => {
  const outcomes = async (tokens: string[]) => {
    const passwords = tokens.map((_, index) => `password number ${index}`)
    const answers = await Promise.all(tokens.map((token, index) => set(token, passwords[index])))
    const statuses = answers.map(one => one.status).toSorted((a, b) => a - b)
    const refused = answers.filter(one => one.status !== 200).map(one => one.failure.code)
    return { statuses, refused }
  }

  test('by one link exactly one succeeds, and one session begins', async () => {
    const before = (await shop.db.select().from(sessions)).length
    const token = await shop.signUp()
    const { statuses, refused } = await outcomes([token, token, token, token])
    expect(statuses).toEqual([200, 410, 410, 410])
    expect(refused).toEqual(['link_used', 'link_used', 'link_used'])
    expect(await shop.db.select().from(sessions)).toHaveLength(before + 1)
  })

  test('by two links of one account exactly one succeeds', async () => {
    const first = await shop.signUp()
    const accountId = (await kept((await read(first)).payload.email))?.id ?? ''
    const second = await makeLink(shop.db, { accountId, source: 'checkout', now: start })
    expect(await outcomes([first, second])).toEqual({ statuses: [200, 410], refused: ['link_used'] })
    const links = await shop.db.select().from(signupLinks).where(eq(signupLinks.accountId, accountId))
    expect(links.map(link => link.usedAt)).toEqual([start, start])
  })
})
