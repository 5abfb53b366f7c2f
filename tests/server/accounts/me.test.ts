import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type accounts, audit, identities } from '../../../src/server/db/schema.ts'
import { forgotPassword } from '../../../src/contract/account/account.ts'
import { changePassword, endDevices, exportMe, readMe, updateMe } from '../../../src/contract/account/me.ts'
import { endSession, readSession } from '../../../src/contract/account/session.ts'
import { readSignup } from '../../../src/contract/account/signup.ts'
import type { FieldCode } from '../../../src/contract/http/reply.ts'
import { good, peopleOf } from '../support/people.ts'
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
const fresh = 'quartz ember violin 4'
const languages = [
  ['en-CA', 'Some details need your attention.'],
  ['fr-CA', 'Certains renseignements sont à corriger.']
] as const

async function someone(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const account = await people.settle(changes)
  return { account, headers: await people.enter(account.email) }
}

describe('the profile', () => {
  const changed = (email: string) => ({
    first_name: ' Iris Maude ',
    last_name: 'Vautour',
    email,
    phone: '(902) 555-0100',
    emailNotification: true,
    smsNotification: false,
    marketing: true
  })

  test('returns the account', async () => {
    const { account, headers } = await someone({ dob: '1991-02-03', marketing: true })
    const at = { accountId: account.id, createdAt: start }
    await shop.db.insert(identities).values([
      { ...at, provider: 'google', subject: account.id },
      { ...at, provider: 'facebook', subject: account.id }
    ])
    const { payload, headers: answered } = await shop.to(readMe, { headers })
    expect(answered.get('cache-control')).toBe('no-store')
    expect(payload).toEqual({
      first_name: 'Iris',
      last_name: 'Vautour',
      email: account.email,
      pendingEmail: null,
      phone: account.phone,
      phoneVerified: false,
      dob: '1991-02-03',
      emailNotification: false,
      smsNotification: false,
      marketing: true,
      hasPassword: true,
      providers: ['facebook', 'google']
    })
  })

  test('can be changed, and other accounts are unaffected', async () => {
    const { account, headers } = await someone()
    const other = await people.settle()
    const before = await people.mailsTo()
    const { status, payload } = await shop.to(updateMe, { body: changed(account.email), headers })
    expect(status).toBe(200)
    expect(payload).toMatchObject({ ...changed(account.email), first_name: 'Iris Maude' })
    expect((await shop.to(readMe, { headers })).payload).toEqual(payload)
    expect(await people.kept(other.email)).toEqual(other)
    expect(await people.mailsTo()).toEqual(before)
  })

  const wrong: [string, unknown, FieldCode][] = [
    ['first_name', '', 'required'],
    ['first_name', 'x'.repeat(61), 'too_long'],
    ['last_name', '  ', 'required'],
    ['email', '', 'required'],
    ['email', 'iris', 'email'],
    ['phone', '', 'required'],
    ['phone', '12', 'phone'],
    ['marketing', undefined, 'required'],
    ['emailNotification', 1, 'unknown'],
    ['smsNotification', null, 'required']
  ]
  test.each(wrong)('is not changed by what will not do: %s %j is %s, in both languages', async (field, value, code) => {
    const headers = { Authorization: `Bearer ${await shop.signIn()}` }
    const before = (await shop.to(readMe, { headers })).payload
    for (const [locale, message] of languages) {
      const body = { ...changed('other@mail.example'), [field]: value }
      const { status, failure } = await shop.to(updateMe, { body, headers, query: { locale } })
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields: { [field]: code } }])
    }
    expect((await shop.to(readMe, { headers })).payload).toEqual(before)
  })
})

describe('another password', () => {
  const change = (headers: Headers, current: string | null, password: string, locale = 'en-CA') =>
    shop.to(changePassword, { body: { current, password }, headers, query: { locale } })

  test('ends all other sessions and pending links, and notifies the person', async () => {
    const { account, headers } = await someone()
    const elsewhere = await people.enter(account.email)
    await shop.to(forgotPassword, { body: { email: account.email } })
    const signup_token = (await people.linkTo(account.email)).searchParams.get('signup_token') ?? ''
    expect((await change(headers, good, fresh)).status).toBe(200)
    expect([await isAlive(headers), await isAlive(elsewhere)]).toEqual([true, false])
    expect((await shop.to(readSignup, { body: { signup_token } })).failure.code).toBe('link_used')
    expect([await people.opens(account.email), await people.opens(account.email, fresh)]).toEqual([false, true])
    expect((await people.mailsTo(account.email))[0]?.subject).toBe('Your Shop password was changed')
  })

  test.each([
    ['wrong', fresh, { current: 'wrong' }],
    [null, fresh, { current: 'wrong' }],
    [undefined, fresh, { current: 'required' }],
    [good, 'short', { password: 'too_short' }],
    [good, 'x'.repeat(129), { password: 'too_long' }],
    [good, 'iris vautour', { password: 'guessable' }],
    [good, 'password123', { password: 'guessable' }]
  ])('is not set with %j and %j, in both languages', async (current, password, fields) => {
    const { account, headers } = await someone()
    for (const [locale, message] of languages) {
      const { status, failure } = await change(headers, current as string, password, locale)
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields }])
    }
    expect((await people.kept(account.email))?.passwordHash).toBe(account.passwordHash)
  })

  test('is the first one for an account that has none, which names none', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn('camille')}` }
    expect((await shop.to(readMe, { headers })).payload.hasPassword).toBe(false)
    expect((await change(headers, null, fresh)).status).toBe(200)
    expect((await shop.to(readMe, { headers })).payload.hasPassword).toBe(true)
    expect((await change(headers, null, good)).failure.fields).toEqual({ current: 'wrong' })
  })
})

test('account changes are logged without personal data', async () => {
  const { account, headers } = await someone()
  const others = await people.enter(account.email)
  await shop.to(endSession, { headers: others })
  await shop.to(changePassword, { body: { current: 'wrong', password: fresh }, headers })
  await shop.to(changePassword, { body: { current: good, password: fresh }, headers })
  await shop.to(exportMe, { headers })
  await shop.to(endDevices, { headers })
  const rows = await shop.db.select().from(audit).where(eq(audit.accountId, account.id))
  expect(rows.map(({ action, ok }) => `${action} ${ok}`).sort()).toEqual([
    'export true',
    'password false',
    'password true',
    'sessions-ended true',
    'sessions-ended true',
    'sign-in true',
    'sign-in true',
    'sign-out true'
  ])
  expect(JSON.stringify(await shop.db.select().from(audit))).not.toMatch(/@|Iris|902 555/)
  expect(shop.logged).toEqual([])
})
