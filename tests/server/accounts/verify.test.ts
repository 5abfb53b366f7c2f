import { beforeEach, describe, expect, test } from 'vitest'
import { renewVerify, verifyEmail, forgotPassword } from '../../../src/contract/account/account.ts'
import { readMe, updateMe } from '../../../src/contract/account/me.ts'
import { readSignup } from '../../../src/contract/account/signup.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

const verify = (token: string) => shop.to(verifyEmail, { body: { token } })
const renewed = (token: string) => shop.to(renewVerify, { body: { token } })

describe('another email address', () => {
  async function change(email?: string) {
    const account = await people.settle()
    const headers = await people.enter(account.email)
    const next = email ?? people.newcomer().email
    const body = { ...people.newcomer({ email: next }), first_name: 'Iris', last_name: 'Vautour' }
    const { payload } = await shop.to(updateMe, { body, headers })
    return { account, headers, next, payload, body }
  }
  const tokenTo = async (email: string) => (await people.linkTo(email)).searchParams.get('token') ?? ''

  test('waits for its link, and takes the other’s place when that is followed (SPEC C6)', async () => {
    const { account, headers, next, payload } = await change()
    expect(payload).toMatchObject({ email: account.email, pendingEmail: next })
    const link = await people.linkTo(next)
    expect(link.href).toMatch(/\/pages\/plain\.html\?verify_email=1&token=[\w-]{43}#\/user$/)
    expect((await people.mailsTo(account.email))[0]?.subject).toBe('Your Shop email address is about to change')
    expect((await verify(await tokenTo(next))).payload).toEqual({ email: next })
    const me = (await shop.to(readMe, { headers })).payload
    expect(me).toMatchObject({ email: next, pendingEmail: null })
    expect((await people.kept(next))?.emailVerifiedAt).toEqual(start)
    expect(await people.opens(next)).toBe(true)
  })

  test.each([
    ['used', 410, 'link_used', 'This link has already been used.', 'Ce lien a déjà été utilisé.'],
    ['expired', 410, 'link_expired', 'This link has expired.', 'Ce lien a expiré.'],
    ['unknown', 404, 'not_found', 'We couldn’t find that.', 'Élément introuvable.']
  ])('is not confirmed by a link that is %s, in both languages', async (state, status, code, english, french) => {
    const { next } = await change()
    const token = state === 'unknown' ? 'x'.repeat(43) : await tokenTo(next)
    if (state === 'used') await verify(token)
    if (state === 'expired') shop.time.now = new Date(start.getTime() + 7 * 86_400_000)
    for (const [locale, message] of [
      ['en-CA', english],
      ['fr-CA', french]
    ] as const) {
      const answer = await shop.to(verifyEmail, { body: { token }, query: { locale } })
      expect([answer.status, answer.failure]).toEqual([status, { message, code }])
    }
  })

  test('is confirmed only once by four simultaneous uses of one link', async () => {
    const { next } = await change()
    const token = await tokenTo(next)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(token)))
    expect(answers.map(one => one.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
  })

  test('that was changed again or taken back no longer awaits its link', async () => {
    const { account, headers, next, body } = await change()
    const token = await tokenTo(next)
    const third = people.newcomer().email
    await shop.to(updateMe, { body: { ...body, email: third }, headers })
    expect((await verify(token)).failure.code).toBe('link_expired')
    await shop.to(updateMe, { body: { ...body, email: account.email }, headers })
    expect((await verify(await tokenTo(third))).failure.code).toBe('link_expired')
    expect((await shop.to(readMe, { headers })).payload).toMatchObject({ email: account.email, pendingEmail: null })
  })

  test('for an address that another account has by now is rejected like an expired link', async () => {
    const { next } = await change()
    const token = await tokenTo(next)
    await people.settle({ email: next.toUpperCase() })
    const { status, failure } = await verify(token)
    expect([status, failure.code]).toEqual([410, 'link_expired'])
  })

  test('that belongs to another account gets the usual reply, and its owner is notified', async () => {
    const other = await people.settle()
    const { payload } = await change(other.email.replace('iris', 'IRIS'))
    expect(payload.pendingEmail).toBe(other.email.replace('iris', 'IRIS'))
    const [mail] = await people.mailsTo(other.email)
    expect(mail?.subject).toBe('Your email address at Shop')
    expect(mail?.body).not.toContain('http')
  })

  test('gets a new link in place of an old one, but none for an address that is not pending', async () => {
    const { next } = await change()
    const token = await tokenTo(next)
    expect((await renewed(token)).payload).toEqual({})
    const second = await tokenTo(next)
    expect(second).not.toBe(token)
    expect((await verify(second)).status).toBe(200)
    const before = await people.mailsTo()
    expect((await renewed(token)).status).toBe(200)
    expect((await renewed('x'.repeat(43))).status).toBe(200)
    expect(await people.mailsTo()).toEqual(before)
  })

  test('is requested again only once, however often it is saved', async () => {
    const { headers, next, body } = await change()
    for (const _ of [1, 2]) await shop.to(updateMe, { body, headers })
    expect(await people.mailsTo(next)).toHaveLength(1)
  })

  test('makes links to the one before it useless', async () => {
    const { account, next } = await change()
    await shop.to(forgotPassword, { body: { email: account.email } })
    const signup_token = (await people.linkTo(account.email)).searchParams.get('signup_token') ?? ''
    await verify(await tokenTo(next))
    expect((await shop.to(readSignup, { body: { signup_token } })).failure.code).toBe('link_used')
  })
})

test('nothing went wrong inside', () => expect(shop.logged).toEqual([]))
