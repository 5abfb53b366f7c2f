import { beforeEach, describe, expect, test } from 'vitest'
import { audit, sessions } from '../../../src/server/db/schema.ts'
import { forgotPassword, requestCode, signInByPassword } from '../../../src/contract/account/account.ts'
import { endSession, readSession } from '../../../src/contract/account/session.ts'
import { good, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const iris = await people.settle({
  email: 'Iris.Vautour@mail.example',
  phone: '(902) 555-0188',
  phoneVerifiedAt: new Date(0)
})
const bare = await people.settle({ email: 'bare@mail.example', passwordHash: null, phone: '+1 902 555 0199' })
beforeEach(people.forgive)

const enter = (email: string, password = good, locale = 'en-CA') =>
  shop.to(signInByPassword, { body: { email, password }, query: { locale } })
const ask = (to: string, locale = 'en-CA') => shop.to(requestCode, { body: { to }, query: { locale } })

describe('signing in by password', () => {
  test('starts a session with its own realtime channel', async () => {
    const { status, payload } = await enter(iris.email)
    expect(status).toBe(200)
    expect(payload.channel).toBe(`user.${iris.channel}`)
    expect(iris.channel).toMatch(/^[0-9a-f]{32}$/)
    const headers = { Authorization: `Bearer ${payload.token}` }
    expect((await shop.to(readSession, { headers })).payload).toEqual(payload)
    expect((await shop.to(endSession, { headers })).status).toBe(200)
  })

  test('takes the address in any case, with spaces around it', async () => {
    for (const email of ['IRIS.VAUTOUR@MAIL.EXAMPLE', '  iris.vautour@mail.example ']) {
      expect((await enter(email)).status).toBe(200)
    }
  })

  test.each([
    ['en-CA', 'Some details need your attention.'],
    ['fr-CA', 'Certains renseignements sont à corriger.']
  ])(
    'in %s answers the same for a wrong password, an unknown address and an account without a password',
    async (locale, message) => {
      const expected = [422, { message, code: 'invalid', fields: { password: 'wrong' } }]
      for (const email of [iris.email, 'nobody@mail.example', bare.email]) {
        const { status, failure } = await enter(email, 'not the password', locale)
        expect([status, failure]).toEqual(expected)
      }
    }
  )

  test.each([
    [{ email: '', password: good }, { email: 'required' }],
    [{ email: 'iris', password: good }, { email: 'email' }],
    [{ email: iris.email, password: '' }, { password: 'required' }],
    [{ email: iris.email, password: 'x'.repeat(129) }, { password: 'too_long' }],
    [
      { email: `${'x'.repeat(260)}@a.ca`, password: '' },
      { email: 'too_long', password: 'required' }
    ]
  ])('with %j names the fields in both languages', async (body, fields) => {
    for (const [locale, message] of [
      ['en-CA', 'Some details need your attention.'],
      ['fr-CA', 'Certains renseignements sont à corriger.']
    ] as const) {
      const { status, failure } = await shop.to(signInByPassword, { body, query: { locale } })
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields }])
    }
  })

  test('is logged, whether it succeeds, fails or names no account', async () => {
    await shop.db.delete(audit)
    await enter(iris.email)
    await enter(iris.email, 'not the password')
    await enter('nobody@mail.example')
    const rows = (await shop.db.select().from(audit)).map(({ action, accountId, ok }) => [action, accountId, ok])
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(
      expect.arrayContaining([
        ['sign-in', iris.id, true],
        ['sign-in', iris.id, false],
        ['sign-in', null, false]
      ])
    )
  })
})

describe('a code to sign in by', () => {
  test('goes to the email address of the account', async () => {
    const { challenge, sentTo } = (await ask('iris.vautour@MAIL.example')).payload
    expect(sentTo).toBe('iris.vautour@mail.example')
    const [mail] = await people.mailsTo(iris.email)
    expect(mail).toMatchObject({ channel: 'email', to: iris.email })
    const { payload } = await people.check(challenge, await people.codeTo(iris.email))
    expect(payload.userDetails.firstName).toBe('Iris')
  })

  test.each(['902 555 0188', '+1 (902) 555-0188', '1-902-555-0188', '9025550188'])(
    'goes to the phone as a text, however its number is written: %s',
    async to => {
      const { challenge, sentTo } = (await ask(to, 'fr-CA')).payload
      expect(sentTo).toBe('(902) 555-0188')
      const [mail] = await people.mailsTo(iris.phone)
      expect(mail).toMatchObject({ channel: 'sms', to: iris.phone, subject: '' })
      expect(mail?.body).toMatch(/^\d{6} est votre code Shop\. Il expire dans 10 minutes\.$/)
      expect((await people.check(challenge, await people.codeTo(iris.phone))).status).toBe(200)
    }
  )

  test('opens an account that has no password too', async () => {
    const { challenge } = (await ask(bare.email)).payload
    expect((await people.check(challenge, await people.codeTo(bare.email))).status).toBe(200)
  })

  test.each([
    ['', 'required'],
    ['iris@', 'email'],
    ['iris', 'email'],
    ['12 34', 'phone'],
    ['x'.repeat(255), 'too_long']
  ])('can’t go to %j, which is said at the field in both languages', async (to, code) => {
    for (const [locale, message] of [
      ['en-CA', 'Some details need your attention.'],
      ['fr-CA', 'Certains renseignements sont à corriger.']
    ] as const) {
      const { status, failure } = await ask(to, locale)
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields: { to: code } }])
    }
  })
})

describe('whether there is an account', () => {
  const lengths = (payload: object) => Object.entries(payload).map(([name, value]) => [name, String(value).length])

  test('is not revealed by the reply to a code request, a password reset or a sign-up', async () => {
    const unknown = ['nobody@mail.example', '+1 604 555 0100']
    for (const [known, stranger] of [
      [iris.email.padEnd(19), unknown[0] ?? ''],
      [iris.phone, unknown[1] ?? '']
    ] as const) {
      const [a, b] = [await ask(known.trim()), await ask(stranger)]
      expect(a.status).toBe(b.status)
      expect(lengths({ ...a.payload, sentTo: '' })).toEqual(lengths({ ...b.payload, sentTo: '' }))
      expect(a.payload.expiresAt).toBe(b.payload.expiresAt)
    }
    for (const email of [iris.email, unknown[0] ?? '']) {
      const { status, payload, message } = await shop.to(forgotPassword, { body: { email } })
      expect([status, payload, message]).toEqual([200, {}, undefined])
    }
    for (const to of unknown) expect(await people.mailsTo(to)).toEqual([])
  })
})

test('a session remembers the device that it began on', async () => {
  await shop.db.delete(sessions)
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  await people.enter(iris.email, { 'User-Agent': agent })
  expect((await shop.db.select().from(sessions)).map(row => row.device)).toEqual(['Safari on iPhone'])
  expect(shop.logged).toEqual([])
})
