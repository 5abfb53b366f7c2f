import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, audit, codes, sessions } from '../../../src/server/db/schema.ts'
import { makeCode, tryCode, useCode } from '../../../src/server/people/accounts/codes.ts'
import { requestCode, signUp } from '../../../src/contract/account/account.ts'
import type { FieldCode } from '../../../src/contract/http/reply.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { good, otherThan, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

const later = (minutes: number): void => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000)
}

type Sent = ReturnType<typeof people.newcomer>
const join = (body: Sent, locale = 'en-CA') => shop.to(signUp, { body, query: { locale } })
async function begin(changes: Partial<Sent> = {}) {
  const body = people.newcomer(changes)
  const { challenge } = (await join(body)).payload
  return { body, challenge, code: await people.codeTo(body.email) }
}

const wrong: [string, unknown, FieldCode][] = [
  ['first_name', '', 'required'],
  ['first_name', '   ', 'required'],
  ['first_name', 'x'.repeat(61), 'too_long'],
  ['first_name', undefined, 'required'],
  ['last_name', '', 'required'],
  ['last_name', 'x'.repeat(61), 'too_long'],
  ['email', '', 'required'],
  ['email', 'noor@', 'email'],
  ['email', 'no.one', 'email'],
  ['email', `${'x'.repeat(250)}@a.ca`, 'too_long'],
  ['phone', '', 'required'],
  ['phone', '555-0177', 'phone'],
  ['phone', 'call me', 'phone'],
  ['dob', '', 'required'],
  ['dob', '17/05/1990', 'unknown'],
  ['dob', '1990-02-30', 'past'],
  ['dob', '1990-13-01', 'past'],
  ['dob', '2026-11-22', 'past'],
  ['dob', '2199-01-01', 'past'],
  ['dob', '1890-01-01', 'past'],
  ['dob', '2008-11-22', 'too_young'],
  ['dob', '2020-01-01', 'too_young'],
  ['password', '', 'too_short'],
  ['password', 'x'.repeat(9), 'too_short'],
  ['password', 'x'.repeat(129), 'too_long'],
  ['password', 'password123', 'guessable'],
  ['password', 'Password123', 'guessable'],
  ['password', 'P4ssw0rd!!', 'guessable'],
  ['password', 'qwertyuiop', 'guessable'],
  ['password', 'iloveyou2024', 'guessable'],
  ['password', 'x'.repeat(128), 'guessable'],
  ['password', 'noor haddad', 'guessable'],
  ['marketing', undefined, 'required'],
  ['marketing', 'yes', 'unknown'],
  ['emailNotification', undefined, 'required'],
  ['smsNotification', undefined, 'required']
]

describe.each([
  ['en-CA', 'Some details need your attention.'],
  ['fr-CA', 'Certains renseignements sont à corriger.']
])('a sign-up in %s with what will not do', (locale, message) => {
  test.each(wrong)('names the field: %s %j is %s (SPEC C17)', async (field, value, code) => {
    const before = await shop.db.select().from(codes)
    const { status, failure } = await join({ ...people.newcomer(), [field]: value }, locale)
    expect([status, failure]).toEqual([422, { message, code: 'invalid', fields: { [field]: code } }])
    expect(await shop.db.select().from(codes)).toEqual(before)
  })
})

test('a sign-up reports all fields that only the server can judge together', async () => {
  const { failure } = await join(people.newcomer({ dob: '2015-01-01', password: 'password123' }))
  expect(failure.fields).toEqual({ dob: 'too_young', password: 'guessable' })
})

test('the youngest age that any store sells at is old enough from the birthday on, where the store is (SPEC C11)', async () => {
  // 18 in Calgary, where the 21st ends two hours later than in Toronto.
  shop.time.now = new Date('2026-11-22T06:30:00Z')
  expect((await join(people.newcomer({ dob: '2008-11-22' }))).failure.fields).toEqual({ dob: 'too_young' })
  shop.time.now = new Date('2026-11-22T07:00:00Z')
  expect((await join(people.newcomer({ dob: '2008-11-22' }))).status).toBe(200)
})

describe('a sign-up', () => {
  test('sends a code to the address and makes no account before it was given', async () => {
    const body = people.newcomer()
    const { status, payload, headers } = await join(body)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(payload).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      sentTo: body.email,
      expiresAt: '2026-11-21T15:10:00.000Z'
    })
    expect(await people.kept(body.email)).toBeUndefined()
    const [mail, ...others] = await people.mailsTo(body.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ channel: 'email', to: body.email })
    expect(mail?.subject).toMatch(/^\d{6} is your Shop code$/)
    expect(mail?.body).toContain('finish creating your Shop account')
  })

  test('writes in the shopper’s language', async () => {
    const body = people.newcomer()
    await join(body, 'fr-CA')
    const [mail] = await people.mailsTo(body.email)
    expect(mail?.subject).toMatch(/^\d{6} est votre code Shop$/)
    expect(mail?.body).toContain('Bienvenue!')
  })

  test('is completed by the code: the account has the entered data, a confirmed address and a session', async () => {
    const { body, challenge, code } = await begin({ marketing: true, smsNotification: true })
    later(1)
    const { status, payload } = await people.check(challenge, code)
    expect(status).toBe(200)
    expect(payload.userDetails).toEqual({
      token: payload.token,
      firstName: 'Noor',
      lastName: 'Haddad',
      email: body.email,
      phone: '(416) 555-0177',
      dob: body.dob,
      emailNotification: false,
      smsNotification: true,
      marketing: true
    })
    expect(await people.kept(body.email)).toMatchObject({ emailVerifiedAt: shop.time.now, points: 0 })
    const headers = { Authorization: `Bearer ${payload.token}` }
    expect((await shop.to(readSession, { headers })).payload).toEqual(payload)
    expect(await people.opens(body.email)).toBe(true)
  })

  test('agrees to nothing that was not chosen (CASL)', async () => {
    const { body, challenge, code } = await begin()
    await people.check(challenge, code)
    const none = { emailNotification: false, smsNotification: false, marketing: false }
    expect(await people.kept(body.email)).toMatchObject(none)
  })

  test('for an address that has an account answers alike, makes none, and the code signs in to the one there is', async () => {
    const account = await people.settle()
    const before = await shop.db.select().from(accounts)
    const body = people.newcomer({ email: account.email.replace('iris', 'IRIS'), password: 'another good one 93' })
    const { status, payload, message } = await join(body)
    const stranger = await join(people.newcomer())
    expect([status, message, Object.keys(payload)]).toEqual([
      stranger.status,
      stranger.message,
      Object.keys(stranger.payload)
    ])
    expect([payload.sentTo, payload.expiresAt]).toEqual([body.email, stranger.payload.expiresAt])
    const [mail] = await people.mailsTo(account.email)
    expect(mail?.body).toContain('which already has one')
    const { payload: session } = await people.check(payload.challenge, await people.codeTo(account.email))
    expect(session.userDetails).toMatchObject({ firstName: 'Iris', email: account.email })
    expect(await shop.db.select().from(accounts)).toEqual(before)
  })

  test('that was begun twice makes one account', async () => {
    const email = people.newcomer().email
    const first = await begin({ email })
    const second = await begin({ email, first_name: 'Nora' })
    expect((await people.check(second.challenge, second.code)).payload.userDetails.firstName).toBe('Nora')
    expect((await people.check(first.challenge, first.code)).payload.userDetails.firstName).toBe('Nora')
  })

  test('is written down without anything personal', async () => {
    const { body, challenge, code } = await begin()
    await people.check(challenge, code)
    const accountId = (await people.kept(body.email))?.id ?? ''
    const rows = (await shop.db.select().from(audit)).filter(row => row.accountId === accountId)
    expect(rows.map(({ action, ok }) => [action, ok]).sort()).toEqual([
      ['sign-in', true],
      ['sign-up', true]
    ])
  })
})

describe('a code', () => {
  test('that is wrong is reported at its field, and any code is refused after the fifth try', async () => {
    const { challenge, code } = await begin()
    for (const _ of [1, 2, 3, 4, 5]) {
      const { status, failure } = await people.check(challenge, otherThan(code))
      expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', { code: 'wrong' }])
    }
    const { status, failure } = await people.check(challenge, code)
    expect([status, failure.code]).toEqual([410, 'link_expired'])
  })

  test('may be mistyped four times', async () => {
    const { challenge, code } = await begin()
    for (const _ of [1, 2, 3, 4]) await people.check(challenge, otherThan(code))
    expect((await people.check(challenge, code)).status).toBe(200)
  })

  test('is good for ten minutes', async () => {
    const [first, second] = [await begin(), await begin()]
    shop.time.now = new Date(start.getTime() + 10 * 60_000 - 1)
    expect((await people.check(first.challenge, first.code)).status).toBe(200)
    later(1)
    expect((await people.check(second.challenge, second.code)).failure.code).toBe('link_expired')
  })

  test('is good once', async () => {
    const { challenge, code } = await begin()
    await people.check(challenge, code)
    expect((await people.check(challenge, code)).failure.code).toBe('link_expired')
  })

  test('that is submitted ten times concurrently makes one account and one session', async () => {
    const { body, challenge, code } = await begin()
    const before = (await shop.db.select().from(sessions)).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => people.check(challenge, code)))
    expect(answers.map(one => one.status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(410)])
    expect((await shop.db.select().from(sessions)).length).toBe(before + 1)
    expect(await people.kept(body.email)).toBeDefined()
  })

  test('that fits twice before it is used is used once', async () => {
    const account = await people.settle()
    const { code, challenge } = await makeCode(shop.db, { accountId: account.id }, { sentTo: '', now: start })
    const given = { challenge: challenge.challenge, code, now: start }
    const [first, second] = [await tryCode(shop.db, given), await tryCode(shop.db, given)]
    expect([first.fits, second.fits]).toEqual([true, true])
    await useCode(shop.db, first.row.id, start)
    await expect(useCode(shop.db, second.row.id, start)).rejects.toMatchObject({ status: 410 })
  })

  test('that is guessed at nineteen times concurrently is checked five times', async () => {
    const { challenge, code } = await begin()
    const answers = await Promise.all(Array.from({ length: 19 }, () => people.check(challenge, otherThan(code))))
    expect(answers.filter(one => one.status === 422)).toHaveLength(5)
    expect(answers.filter(one => one.status === 410)).toHaveLength(14)
  })

  test('of another challenge, and of none, fits nowhere', async () => {
    const [first, second] = [await begin(), await begin()]
    expect((await people.check(second.challenge, otherThan(second.code))).status).toBe(422)
    expect((await people.check('x'.repeat(43), first.code)).failure.code).toBe('link_expired')
  })

  test.each([
    ['', 'required'],
    ['12345', 'code'],
    ['12345a', 'code'],
    ['1234567', 'code']
  ])('that is no code (%j) names the field and is no try', async (typed, code) => {
    const made = await begin()
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      expect((await people.check(made.challenge, typed)).failure.fields).toEqual({ code })
    }
    expect((await people.check(made.challenge, ` ${made.code} `)).status).toBe(200)
  })

  test('that was never sent is never accepted', async () => {
    const { challenge } = (await shop.to(requestCode, { body: { to: 'nobody@mail.example' } })).payload
    expect((await people.check(challenge, '000000')).failure.fields).toEqual({ code: 'wrong' })
  })
})

test('the pending sign-up is gone once it was finished', async () => {
  const { challenge, code } = await begin()
  await people.check(challenge, code)
  const rows = await shop.db.select().from(codes)
  expect(rows.filter(row => row.usedAt !== null).every(row => row.pending === null)).toBe(true)
  expect(rows.some(row => row.pending !== null && !row.pending.passwordHash.startsWith('$argon2id$'))).toBe(false)
  expect(JSON.stringify(rows)).not.toContain(good)
  expect(shop.logged).toEqual([])
})
