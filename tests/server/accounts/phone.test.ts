import { beforeEach, describe, expect, test } from 'vitest'
import { requestCode } from '../../../src/contract/account/account.ts'
import { readMe, sendPhoneCode, updateMe, verifyPhone } from '../../../src/contract/account/me.ts'
import { otherThan, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
beforeEach(people.forgive)

type Headers = Record<string, string>
let last = 0
const newNumber = () => `+1 902 555 ${String(++last).padStart(4, '0')}`

async function someone(phone = newNumber()) {
  const account = await people.settle({ phone })
  return { account, phone, headers: await people.enter(account.email) }
}

/** Requests a code to the account's number, and returns its challenge and the code. */
async function ask(headers: Headers, phone: string) {
  const { payload } = await shop.to(sendPhoneCode, { headers, body: {} })
  return { challenge: payload.challenge, code: await people.codeTo(phone) }
}

const confirm = (headers: Headers, body: { challenge: string; code: string }) => shop.to(verifyPhone, { headers, body })
const isConfirmed = async (headers: Headers) => (await shop.to(readMe, { headers })).payload.phoneVerified
const textsTo = async (phone: string) => (await people.mailsTo(phone)).length

/** Signs in with the number; returns the account's address, undefined if no code is sent. */
async function whoIsLetIn(phone: string): Promise<string | undefined> {
  const before = await textsTo(phone)
  const { challenge } = (await shop.to(requestCode, { body: { to: phone } })).payload
  if ((await textsTo(phone)) === before) return undefined
  return (await people.check(challenge, await people.codeTo(phone))).payload.userDetails.email
}

describe('a phone number', () => {
  test('can’t be used to sign in before it is confirmed, because it may be mistyped', async () => {
    const { phone } = await someone()
    expect(await whoIsLetIn(phone)).toBeUndefined()
  })

  test('is confirmed by a code that was sent to it, and lets its owner in from then on', async () => {
    const { account, headers, phone } = await someone()
    expect(await isConfirmed(headers)).toBe(false)
    const { status, payload } = await confirm(headers, await ask(headers, phone))
    expect([status, payload.phoneVerified]).toEqual([200, true])
    expect(await isConfirmed(headers)).toBe(true)
    expect(await whoIsLetIn(phone)).toBe(account.email)
    expect((await shop.to(sendPhoneCode, { headers, body: {} })).failure?.code).toBe('conflict')
  })

  test('is not confirmed by a wrong code, nor after five tries by the right one', async () => {
    const { headers, phone } = await someone()
    const { challenge, code } = await ask(headers, phone)
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, failure } = await confirm(headers, { challenge, code: otherThan(code) })
      expect([status, failure?.fields]).toEqual([422, { code: 'wrong' }])
    }
    expect((await confirm(headers, { challenge, code })).failure?.code).toBe('link_expired')
    expect(await isConfirmed(headers)).toBe(false)
  })

  test('is confirmed once by its own code only', async () => {
    const [iris, other] = [await someone(), await someone()]
    const asked = await ask(iris.headers, iris.phone)
    expect((await confirm(other.headers, asked)).status).toBe(410)
    expect((await confirm(iris.headers, asked)).status).toBe(200)
    expect((await confirm(iris.headers, asked)).status).toBe(410)
  })

  test('is not confirmed by a sign-in code, and a confirmation code can’t be used to sign in', async () => {
    const { account, headers, phone } = await someone()
    const { challenge } = (await shop.to(requestCode, { body: { to: account.email } })).payload
    expect((await confirm(headers, { challenge, code: await people.codeTo(account.email) })).status).toBe(410)
    const asked = await ask(headers, phone)
    expect((await people.check(asked.challenge, asked.code)).status).toBe(410)
  })

  test('that is changed must be confirmed again, unless only its formatting changed', async () => {
    const { account, headers, phone } = await someone()
    await confirm(headers, await ask(headers, phone))
    const { dob: _, password: __, ...profile } = people.newcomer({ email: account.email })
    const change = (to: string) => shop.to(updateMe, { headers, body: { ...profile, phone: to } })
    expect((await change(phone.replace('+1 ', ''))).payload.phoneVerified).toBe(true)
    const open = newNumber()
    expect((await change(open)).payload.phoneVerified).toBe(false)
    const asked = await ask(headers, open)
    await change(newNumber())
    expect((await confirm(headers, asked)).status).toBe(410)
  })

  test('belongs to the account that confirmed it last', async () => {
    const phone = newNumber()
    const [first, second] = [await someone(phone), await someone(phone)]
    await confirm(first.headers, await ask(first.headers, phone))
    await confirm(second.headers, await ask(second.headers, phone))
    expect(await isConfirmed(first.headers)).toBe(false)
    expect(await whoIsLetIn(phone)).toBe(second.account.email)
  })

  test('can’t be confirmed without a session', async () => {
    expect((await shop.to(sendPhoneCode, { body: {} })).status).toBe(401)
    expect((await confirm({}, { challenge: 'a'.repeat(32), code: '123456' })).status).toBe(401)
  })
})
