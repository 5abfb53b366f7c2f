import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, signupLinks } from '../../../src/server/db/schema.ts'
import { hashOf } from '../../../src/server/people/sessions/secret.ts'
import { forgotPassword, renewLink, renewVerify, verifyEmail } from '../../../src/contract/account/account.ts'
import { updateMe } from '../../../src/contract/account/me.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { readSignup, setPassword } from '../../../src/contract/account/signup.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

const at = (minutes: number, seconds = 0): void => {
  shop.time.now = new Date(start.getTime() + (minutes * 60 + seconds) * 1000)
}
const forget = (email: string, query = {}, headers = {}) => shop.to(forgotPassword, { body: { email }, query, headers })
const read = (signup_token: string) => shop.to(readSignup, { body: { signup_token } })
const set = (signup_token: string, password: string) => shop.to(setPassword, { body: { signup_token, password } })
const renew = (signup_token: string) => shop.to(renewLink, { body: { signup_token } })
const verify = (token: string) => shop.to(verifyEmail, { body: { token } })
const renewed = (token: string) => shop.to(renewVerify, { body: { token } })
const isAlive = async (headers: Record<string, string>) => (await shop.to(readSession, { headers })).status === 200
const fresh = 'quartz ember violin 4'

async function resetOf(email: string): Promise<string> {
  await forget(email)
  return (await people.linkTo(email)).searchParams.get('signup_token') ?? ''
}

describe('a forgotten password', () => {
  test('brings a link to the page, which sets a new one, signs in, and ends all other sessions', async () => {
    const { email } = await people.settle()
    const elsewhere = [await people.enter(email), await people.enter(email)]
    const { status, payload } = await forget(email)
    expect([status, payload]).toEqual([200, {}])
    const link = await people.linkTo(email)
    expect(link.href).toMatch(/\/pages\/plain\.html\?signup_token=[\w-]{43}&source=reset#\/$/)
    const token = link.searchParams.get('signup_token') ?? ''
    expect((await read(token)).payload).toEqual({ firstName: 'Iris', email })
    const { payload: session } = await set(token, fresh)
    expect(await isAlive({ Authorization: `Bearer ${session.token}` })).toBe(true)
    expect(await Promise.all(elsewhere.map(isAlive))).toEqual([false, false])
    expect([await people.opens(email), await people.opens(email, fresh)]).toEqual([false, true])
    expect((await people.mailsTo(email))[0]?.subject).toBe('Your Shop password was changed')
  })

  test('is answered alike for an address without an account, which gets nothing', async () => {
    const { status, payload } = await forget('nobody@mail.example')
    expect([status, payload]).toEqual([200, {}])
    expect(await people.mailsTo('nobody@mail.example')).toEqual([])
  })

  test.each([
    ['', 'required'],
    ['nobody', 'email'],
    [`${'x'.repeat(250)}@a.ca`, 'too_long']
  ])('of %j names the field in both languages', async (email, code) => {
    for (const [locale, message] of [
      ['en-CA', 'Some details need your attention.'],
      ['fr-CA', 'Certains renseignements sont à corriger.']
    ]) {
      const { status, failure } = await forget(email, { locale })
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields: { email: code } }])
    }
  })

  test('is emailed in French if the request was in French', async () => {
    const { email } = await people.settle()
    await forget(email.toUpperCase(), { locale: 'fr-CA' })
    const [mail] = await people.mailsTo(email)
    expect(mail).toMatchObject({ to: email, subject: 'Réinitialisez votre mot de passe Shop' })
    expect(mail?.body).toContain('expire dans une heure')
  })

  test('brings a link that is good for an hour, once', async () => {
    const { email } = await people.settle()
    const token = await resetOf(email)
    at(59, 59)
    expect((await read(token)).status).toBe(200)
    at(60)
    expect((await set(token, fresh)).failure.code).toBe('link_expired')
    const second = await resetOf(email)
    expect((await set(second, fresh)).status).toBe(200)
    expect((await set(second, 'yet another one 55')).failure.code).toBe('link_used')
    // In case the response was lost.
    expect((await set(second, fresh)).status).toBe(200)
    at(71)
    expect((await set(second, fresh)).failure.code).toBe('link_used')
  })

  test('brings a link that any later one uses up, and so does a new password', async () => {
    const { email } = await people.settle()
    const [first, second] = [await resetOf(email), await resetOf(email)]
    await set(second, fresh)
    expect((await read(first)).failure.code).toBe('link_used')
  })

  test('is not replaced by one that is easy to guess, and the link stays good', async () => {
    const { email } = await people.settle()
    const token = await resetOf(email)
    const { status, failure } = await set(token, 'iris vautour')
    expect([status, failure.fields]).toEqual([422, { password: 'guessable' }])
    expect((await set(token, fresh)).status).toBe(200)
  })

  test('is set only once by four simultaneous uses of one link', async () => {
    const { email } = await people.settle()
    const token = await resetOf(email)
    const answers = await Promise.all([1, 2, 3, 4].map(one => set(token, `${fresh} ${one} ${one}`)))
    expect(answers.map(one => one.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
  })
})

describe('a link that was used or has expired', () => {
  test('is replaced by a new one, sent to the same person', async () => {
    const token = await shop.signUp('expired')
    const links = await shop.db
      .select()
      .from(signupLinks)
      .where(eq(signupLinks.tokenHash, hashOf(token)))
    const { accountId } = links[0] ?? { accountId: '' }
    const [sam] = await shop.db.select().from(accounts).where(eq(accounts.id, accountId))
    expect((await renew(token)).payload).toEqual({})
    const link = await people.linkTo(sam?.email ?? '')
    expect(link.searchParams.get('source')).toBe('kiosk')
    expect((await people.mailsTo(sam?.email ?? ''))[0]?.subject).toBe('Finish creating your Shop account')
    expect((await set(link.searchParams.get('signup_token') ?? '', fresh)).status).toBe(200)
    // A finished sign-up can only become a password reset.
    await renew(token)
    expect((await people.linkTo(sam?.email ?? '')).searchParams.get('source')).toBe('reset')
  })

  test('that never was is answered alike, and nothing is sent', async () => {
    const before = await people.mailsTo()
    const { status, payload } = await renew('x'.repeat(43))
    expect([status, payload]).toEqual([200, {}])
    expect(await people.mailsTo()).toEqual(before)
  })
})

test('a link serves only its own purpose', async () => {
  const { email } = await people.settle()
  const reset = await resetOf(email)
  expect((await verify(reset)).status).toBe(404)
  const headers = await people.enter(email)
  const next = people.newcomer().email
  await shop.to(updateMe, { body: people.newcomer({ email: next }), headers })
  const token = (await people.linkTo(next)).searchParams.get('token') ?? ''
  expect([(await read(token)).status, (await set(token, fresh)).status]).toEqual([404, 404])
  await renew(token)
  await renewed(reset)
  expect(await people.mailsTo(next)).toHaveLength(1)
  expect((await set(reset, fresh)).status).toBe(200)
})

test('nothing went wrong inside', async () => {
  await people.mailsTo()
  expect(shop.logged).toEqual([])
})
