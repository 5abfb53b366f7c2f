import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { savedAddresses } from '../../../src/server/db/schema.ts'
import { readAddresses, removeAddress, saveAddress } from '../../../src/contract/account/me.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

type Headers = Record<string, string>
const languages = [
  ['en-CA', 'Some details need your attention.'],
  ['fr-CA', 'Certains renseignements sont à corriger.']
] as const

async function someone() {
  const account = await people.settle()
  return { account, headers: await people.enter(account.email) }
}

const home = {
  label: 'Home',
  line1: '12 Rue Principale',
  unit: null,
  city: 'Moncton',
  province: 'NB',
  postalCode: 'E1C 1A1',
  notes: 'Buzzer 4'
}

describe('addresses', () => {
  const keep = (headers: Headers, address: string, body: object = home, locale = 'en-CA') =>
    shop.to(saveAddress, { params: { address }, body: body as typeof home, headers, query: { locale } })

  test('are kept under the caller’s ids, changed, and forgotten', async () => {
    const { headers } = await someone()
    expect((await keep(headers, 'a')).payload.addresses).toEqual([{ id: 'a', ...home }])
    shop.time.now = new Date(start.getTime() + 1000)
    await keep(headers, 'b', { ...home, label: 'Work', unit: '3' })
    await keep(headers, 'a', { ...home, label: 'Cottage' })
    const expected = [
      { id: 'a', ...home, label: 'Cottage' },
      { id: 'b', ...home, label: 'Work', unit: '3' }
    ]
    expect((await shop.to(readAddresses, { headers })).payload.addresses).toEqual(expected)
    const forget = () => shop.to(removeAddress, { params: { address: 'a' }, headers })
    for (const _ of [1, 2]) expect((await forget()).payload.addresses).toEqual(expected.slice(1))
  })

  test('of one are no other’s, under the same id too', async () => {
    const [one, other] = [await someone(), await someone()]
    await keep(one.headers, 'a')
    await keep(other.headers, 'a', { ...home, label: 'Mine' })
    await shop.to(removeAddress, { params: { address: 'a' }, headers: other.headers })
    expect((await shop.to(readAddresses, { headers: one.headers })).payload.addresses).toEqual([{ id: 'a', ...home }])
  })

  test('have their postal code as Canada Post writes it, however it was typed', async () => {
    const { headers } = await someone()
    const { payload } = await keep(headers, 'a', { ...home, postalCode: ' e1c-1a1' })
    expect(payload.addresses.map(one => one.postalCode)).toEqual(['E1C 1A1'])
  })

  test('are limited to ten, also when saved concurrently, with the error in both languages', async () => {
    const { account, headers } = await someone()
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => keep(headers, `a${index}`)))
    expect(answers.filter(one => one.status === 200)).toHaveLength(10)
    const rows = await shop.db.select().from(savedAddresses).where(eq(savedAddresses.accountId, account.id))
    expect(rows).toHaveLength(10)
    for (const [locale, message] of [
      ['en-CA', 'You already have 10 saved addresses. Remove one first.'],
      ['fr-CA', 'Vous avez déjà 10 adresses enregistrées. Supprimez-en une d’abord.']
    ] as const) {
      const { status, failure } = await keep(headers, 'eleventh', home, locale)
      expect([status, failure]).toEqual([422, { message, code: 'invalid' }])
    }
    expect((await keep(headers, rows[0]?.id ?? '', { ...home, label: 'Changed' })).status).toBe(200)
  })

  test.each([
    ['label', '', 'required'],
    ['label', 'x'.repeat(41), 'too_long'],
    ['line1', '', 'required'],
    ['line1', 'x'.repeat(121), 'too_long'],
    ['unit', 'x'.repeat(21), 'too_long'],
    ['city', ' ', 'required'],
    ['province', '', 'required'],
    ['province', 'x'.repeat(41), 'too_long'],
    ['postalCode', '', 'required'],
    ['postalCode', 'x'.repeat(41), 'too_long'],
    ['postalCode', 'ABC', 'postal'],
    ['postalCode', '12345', 'postal'],
    ['postalCode', 'D1A 1A1', 'postal'],
    ['notes', 'x'.repeat(201), 'too_long']
  ])('that will not do name the field: %s %j is %s, in both languages', async (field, value, code) => {
    const headers = { Authorization: `Bearer ${await shop.signIn()}` }
    for (const [locale, message] of languages) {
      const { status, failure } = await keep(headers, 'a', { ...home, [field]: value }, locale)
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields: { [field]: code } }])
    }
  })

  test('under an id that is none are not there', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn()}` }
    expect((await keep(headers, 'x'.repeat(65))).status).toBe(404)
  })
})
