import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accounts, attempts, business, orders } from '../../../src/server/db/schema.ts'
import { showPhone } from '../../../src/server/people/accounts/phone-number.ts'
import { requestCode, signUp } from '../../../src/contract/account/account.ts'
import { readMe, sendPhoneCode, updateMe } from '../../../src/contract/account/me.ts'
import { readPhone } from '../../../src/contract/typed/phone.ts'
import { canada } from '../../../src/rules/market/canada.ts'
import { completePhone } from '../../../src/rules/market/phone.ts'
import { openLivelyShop } from '../support/order-life.ts'
import { peopleOf } from '../support/people.ts'
import { ada } from '../support/shop.ts'

const shop = await openLivelyShop()
const people = peopleOf(shop)

beforeEach(async () => {
  await shop.db.delete(attempts)
})

/** Numbers as typed, with what is stored and what is shown. */
const spelled = [
  ['\u202a+1 416\u2011555\u20110134\u202c', '+14165550134', '(416) 555-0134'],
  ['416.555.0134 x 12', '+14165550134;ext=12', '(416) 555-0134 ext. 12'],
  ['(+1) 416/555 0134', '+14165550134', '(416) 555-0134'],
  ['tel:+14165550134', '+14165550134', '(416) 555-0134'],
  ['011 44 20 7946 0958', '+442079460958', '+44 20 7946 0958']
] as const

const place = async (phone: string) =>
  shop.send(await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer: { ...ada, phone } }))

test.each(spelled)('%s is taken at checkout, at sign-up and in a profile', async (typed, stored, shown) => {
  const { status, payload } = await place(typed)
  expect([status, payload.customer.phone]).toEqual([201, shown])
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, payload.id))
  expect(order?.phone).toBe(stored)
  const body = people.newcomer({ phone: typed })
  const begun = (await shop.to(signUp, { body })).payload
  const session = (await people.check(begun.challenge, await people.codeTo(body.email))).payload
  expect(session.userDetails.phone).toBe(shown)
  const headers = { Authorization: `Bearer ${session.token}` }
  const { first_name, last_name, email, emailNotification, smsNotification, marketing } = body
  const contact = { first_name, last_name, email, emailNotification, smsNotification, marketing }
  for (const phone of ['416 555 0199', typed])
    expect((await shop.to(updateMe, { body: { ...contact, phone }, headers })).status).toBe(200)
  expect((await shop.to(readMe, { headers })).payload.phone).toBe(shown)
  const asked = (await shop.to(sendPhoneCode, { headers, body: {} })).payload
  expect(asked.sentTo).toBe(shown)
  expect(await people.mailsTo(stored.replace(/;.*/, ''))).toMatchObject([{ to: stored.replace(/;.*/, '') }])
  await shop.db.delete(accounts).where(eq(accounts.email, email))
  await shop.db.execute('delete from mails')
})

test.each([
  ['as earlier versions stored it', '+1 902-555-0188'],
  ['in digits alone', '9025550188'],
  ['in E.164', '+19025550188']
])('an account is found by any spelling of its number, stored %s', async (_, phone) => {
  const account = await people.settle({ phone, phoneVerifiedAt: new Date() })
  for (const to of ['902 555 0188', '\u202a+1 (902) 555\u20110188\u202c', 'tel:+19025550188', '902-555-0188 x 4']) {
    const { challenge } = (await shop.to(requestCode, { body: { to } })).payload
    const { payload } = await people.check(challenge, await people.codeTo(phone))
    expect(payload.userDetails.email).toBe(account.email)
  }
  await shop.db.delete(accounts).where(eq(accounts.id, account.id))
})

test.each(['0416 555 0134', '+44 20', '416 555 01345', '+999 123 456 78'])(
  'the number %s is refused at its field',
  async phone => {
    const { status, failure } = await place(phone)
    expect([status, failure.fields]).toEqual([422, { 'customer.phone': 'phone' }])
  }
)

describe('in another market', () => {
  afterEach(async () => {
    await shop.db.update(business).set({ market: null })
  })

  const sellIn = async (country: string) => shop.db.update(business).set({ market: { ...canada, country } })

  test.each([
    ['DE', '030 12345678', '+493012345678', '030 / 123 456 78'],
    ['MX', '55 1234 5678', '+525512345678', '(55) 12 34 56 78'],
    ['IT', '345 123 4567', '+393451234567', '345.123.4567'],
    ['CN', '138 1234 5678', '+8613812345678', '138-1234-5678'],
    ['DK', '20 12 34 56', '+4520123456', '20123456'],
    ['US', '212 555 0134', '+12125550134', '1-212-555-0134']
  ])('%s: the number %s is completed', async (country, typed, stored, again) => {
    await sellIn(country)
    const { status, payload } = await place(typed)
    expect(status).toBe(201)
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, payload.id))
    expect(order?.phone).toBe(stored)
    const account = await people.settle({ phone: stored, phoneVerifiedAt: new Date() })
    const { challenge } = (await shop.to(requestCode, { body: { to: again } })).payload
    expect((await people.check(challenge, await people.codeTo(stored))).payload.userDetails.email).toBe(account.email)
    await shop.db.delete(accounts).where(eq(accounts.id, account.id))
  })

  test('a number of North America is shown with its country’s code, and saved again as it was', async () => {
    await sellIn('DE')
    const typed = '+1 416 555 0134'
    expect((await place(typed)).payload.customer.phone).toBe(typed)
    const account = await people.settle({ phone: '+14165550134' })
    const { challenge } = (await shop.to(requestCode, { body: { to: account.email } })).payload
    const session = (await people.check(challenge, await people.codeTo(account.email))).payload
    expect(session.userDetails.phone).toBe(typed)
    const headers = { Authorization: `Bearer ${session.token}` }
    const { first_name, last_name, email, emailNotification, smsNotification, marketing, phone } = (
      await shop.to(readMe, { headers })
    ).payload
    const body = { first_name, last_name, email, emailNotification, smsNotification, marketing, phone }
    expect((await shop.to(updateMe, { body, headers })).payload.phone).toBe(typed)
    await shop.db.delete(accounts).where(eq(accounts.id, account.id))
  })

  test('a number that the country doesn’t have is refused at its field', async () => {
    await sellIn('DK')
    const { status, failure } = await place('416 555 0134')
    expect([status, failure.fields]).toEqual([422, { 'customer.phone': 'phone' }])
  })
})

test('a displayed number parses back to the same number', () => {
  const national = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(number => `+1${number}`)
  const abroad = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(number => `+49${number}`)
  const extension = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined })
  fc.assert(
    fc.property(fc.oneof(national, abroad), extension, (number, ext) => {
      const stored = ext === undefined ? number : `${number};ext=${ext}`
      for (const country of ['CA', 'US', 'DK', 'MX'])
        expect(completePhone(readPhone(showPhone(stored, country)) ?? '', country)).toBe(stored)
    })
  )
})
