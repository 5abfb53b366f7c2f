import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { seed } from '../../../demo/catalogue/index.ts'
import { accounts, audit, business, identities } from '../../../src/server/db/schema.ts'
import { hashPassword } from '../../../src/server/people/signups/password.ts'
import { type SocialProvider } from '../../../src/contract/account/social-kinds.ts'
import { finishSocial, linkSocial, startSocial, unlinkSocial } from '../../../src/contract/account/social.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { openShop } from '../support/shop.ts'
import { chooseAt, newAsk } from '../support/vouch.ts'

const shop = await openShop({ ...seed, products: [] })
const { to, db } = shop

/** Chooses an account at a provider, and returns the parameters of the code exchange. */
async function comeBack(provider: SocialProvider, account: string, page?: string) {
  const { verifier, body } = newAsk()
  if (page) body.redirect_uri = page
  const started = await to(startSocial, { params: { provider }, body })
  const back = await chooseAt(started.payload.url, account)
  expect(back.searchParams.get('state')).toBe(body.state)
  const { nonce, redirect_uri } = body
  return { back, exchange: { code: back.searchParams.get('code') ?? '', code_verifier: verifier, nonce, redirect_uri } }
}

async function signIn(provider: SocialProvider, account: string) {
  const { exchange } = await comeBack(provider, account)
  return to(finishSocial, { params: { provider }, body: { ...exchange, action: 'sign-in' } })
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

const password = 'four quiet otters swim'
beforeAll(async () => {
  const passwordHash = await hashPassword(password)
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.email, 'alex.moreau@lindenandslate.example'))
})

describe.each(['google', 'facebook'] as const)('a sign-in by %s (SPEC A6, C7)', provider => {
  it('asks for profile and email, with PKCE, state and a choice of the account', async () => {
    const { body } = newAsk()
    const { payload } = await to(startSocial, { params: { provider }, body })
    const asked = new URL(payload.url).searchParams
    expect(asked.get('scope')).toMatch(/profile.*email/)
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('state')).toBe(body.state)
    expect(asked.get('redirect_uri')).toBe(body.redirect_uri)
    if (provider === 'google') expect(asked.get('prompt')).toBe('select_account')
    // Facebook has no picker: it asks to sign in again, with a way to another account.
    else expect(asked.get('auth_type')).toBe('reauthenticate,rerequest')
  })

  it('makes an account the first time, and finds it again the second', async () => {
    const account = provider === 'google' ? 'robin' : 'kai'
    const first = await signIn(provider, account)
    const second = await signIn(provider, account)
    expect(first.payload.session?.userDetails.firstName).toMatch(/Robin|Kai/)
    expect(second.payload.session?.userDetails.email).toBe(first.payload.session?.userDetails.email)
    const rows = await db
      .select()
      .from(accounts)
      .where(eq(accounts.email, first.payload.session?.userDetails.email ?? ''))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ emailNotification: false, smsNotification: false, marketing: false })
  })

  it('does not let in by an email address alone that has an account: its password ties the two, once', async () => {
    const { payload } = await signIn(provider, 'alex')
    expect(payload.session).toBeNull()
    expect(payload.link?.email).toBe('alex.moreau@lindenandslate.example')
    const token = payload.link?.token ?? ''
    const wrong = await to(linkSocial, { body: { token, password: 'not the right one' } })
    expect(wrong.failure.fields).toEqual({ password: 'wrong' })
    const right = await to(linkSocial, { body: { token, password } })
    expect(right.payload.userDetails.firstName).toBe('Alex')
    expect((await to(linkSocial, { body: { token, password } })).status).toBe(410)
    expect((await signIn(provider, 'alex')).payload.session?.userDetails.firstName).toBe('Alex')
  })

  it('returns to a page that has a query of its own, as in WordPress', async () => {
    const { back, exchange } = await comeBack(provider, 'robin', 'https://shop.example/?page_id=4&lang=fr')
    expect(back.href).toMatch(/^https:\/\/shop\.example\/\?page_id=4&lang=fr&/)
    const body = { ...exchange, action: 'sign-in' as const }
    expect((await to(finishSocial, { params: { provider }, body })).status).toBe(200)
  })

  it('takes a code once, and none with another verifier, nonce or address', async () => {
    const { exchange } = await comeBack(provider, 'robin')
    const again = (change: object) =>
      to(finishSocial, { params: { provider }, body: { ...exchange, ...change, action: 'sign-in' } })
    expect((await again({ code_verifier: newAsk().verifier })).status).toBe(410)
    const other = await comeBack(provider, 'robin')
    const elsewhere = { ...other.exchange, redirect_uri: 'https://shop.example/other', action: 'sign-in' as const }
    expect((await to(finishSocial, { params: { provider }, body: elsewhere })).status).toBe(410)
    const good = await comeBack(provider, 'robin')
    const finish = () => to(finishSocial, { params: { provider }, body: { ...good.exchange, action: 'sign-in' } })
    expect((await finish()).status).toBe(200)
    expect((await finish()).status).toBe(410)
  })

  it('reports that the person went back', async () => {
    const { back } = await comeBack(provider, '')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
  })
})

test('a nonce that is another’s is refused', async () => {
  const { exchange } = await comeBack('google', 'robin')
  const body = { ...exchange, nonce: newAsk().body.nonce, action: 'sign-in' as const }
  expect((await to(finishSocial, { params: { provider: 'google' }, body })).status).toBe(410)
})

test('a missing email address is reported at the field', async () => {
  expect((await signIn('facebook', 'noor')).failure.fields).toEqual({ email: 'required' })
})

test('a signed-in customer links and unlinks a provider, but can’t unlink the last way to sign in', async () => {
  const first = await signIn('facebook', 'kai')
  const token = first.payload.session?.token ?? ''
  const { exchange } = await comeBack('google', 'kai')
  const tied = await to(finishSocial, {
    params: { provider: 'google' },
    headers: bearer(token),
    body: { ...exchange, action: 'link' }
  })
  expect(tied.payload.session?.userDetails.firstName).toBe('Kai')
  expect((await to(unlinkSocial, { params: { provider: 'facebook' }, headers: bearer(token) })).status).toBe(200)
  expect((await to(unlinkSocial, { params: { provider: 'google' }, headers: bearer(token) })).status).toBe(409)
  expect((await to(readSession, { headers: bearer(token) })).status).toBe(200)
  const rows = await db.select().from(identities)
  expect(rows.filter(row => row.subject.includes('kai')).map(row => row.provider)).toEqual(['google'])
  const noted = await db.select().from(audit)
  expect(noted.map(row => row.action)).toEqual(expect.arrayContaining(['linked', 'unlinked']))
})

test('an identity that is another account’s is not tied twice', async () => {
  const robin = (await signIn('google', 'robin')).payload.session?.token ?? ''
  const { exchange } = await comeBack('google', 'kai')
  const body = { ...exchange, action: 'link' as const }
  expect((await to(finishSocial, { params: { provider: 'google' }, headers: bearer(robin), body })).status).toBe(409)
})

test('a code comes back to a page of the business’s alone, and a provider that is none is not there', async () => {
  await db.update(business).set({ allowedOrigins: ['https://linden.example'] })
  // The business is cached for ten seconds.
  shop.time.now = new Date(shop.time.now.getTime() + 20_000)
  const { body } = newAsk()
  expect((await to(startSocial, { params: { provider: 'google' }, body })).failure.fields).toEqual({
    redirect_uri: 'choice'
  })
  await db.update(business).set({ allowedOrigins: [] })
  shop.time.now = new Date(shop.time.now.getTime() + 20_000)
  expect((await to(startSocial, { params: { provider: 'myspace' }, body })).status).toBe(404)
})
