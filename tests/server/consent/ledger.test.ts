import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInByCode, signUp } from '../../../src/contract/account/account.ts'
import { deleteMe, exportMe, readMe, updateMe } from '../../../src/contract/account/me.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { unsubscribeToken } from '../../../src/server/consent/unsubscribe-token.ts'
import { digestOf, findPerson } from '../../../src/server/consent/person.ts'
import { consentLedger, consentPeople, consentTexts, newId } from '../../../src/server/db/schema.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { good, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
})

/** Returns the entries about an address, oldest first, with their words. */
async function entriesOf(address: string) {
  const person = await findPerson(shop.db, address.includes('@') ? 'email' : 'sms', address)
  const { purpose, action, source, proof, accountId, locationId, at } = consentLedger
  return shop.db
    .select({ purpose, action, source, proof, accountId, locationId, at, words: consentTexts.text })
    .from(consentLedger)
    .leftJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(eq(consentLedger.personId, person?.id ?? ''))
    .orderBy(asc(consentLedger.id))
}

const address = () => `ida.${newId().slice(0, 8)}@mail.example`

/** Places a guest's order that agrees to offers. */
async function order(
  email: string,
  offers = { email: true, sms: false, words: 2 },
  headers: Record<string, string> = {}
) {
  const cart = await shop.cartWith({ mango: 1 })
  const customer = { first_name: 'Ida', last_name: 'Roy', phone: '+1 416 555 0142', email }
  const { status } = await shop.send(await shop.orderFor(cart, { customer, offers }), newId(), {}, headers)
  expect(status).toBe(201)
}

/** Returns the address of the unsubscribe page of somebody who agreed to offers. */
async function linkFor(email: string, language: 'en' | 'fr' = 'en') {
  const person = await findPerson(shop.db, 'email', email)
  return `${shop.url}/unsubscribe/${await unsubscribeToken(shop.db, { purpose: 'offers', personId: person?.id ?? '', language })}`
}

const send = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const oneClick = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click'
}

describe('the ledger', () => {
  test('an offer at checkout is entered with the words in the language shown, the sender, the store and the time', async () => {
    const email = address()
    await order(email)
    expect(await entriesOf(email)).toEqual([
      {
        purpose: 'offers',
        action: 'given',
        source: 'checkout',
        proof: 'typed',
        accountId: null,
        locationId: expect.any(String),
        at: start,
        words: expect.stringMatching(
          /^Email me offers\nFrom .+, .+\. You’ll get messages about this order either way\./
        )
      }
    ])
  })

  test('a client that sends no version is entered with the earlier words', async () => {
    const email = address()
    await order(email, { email: true, sms: false } as never)
    expect((await entriesOf(email))[0]?.words).toBe(
      'Email me offers\nYou’ll get messages about this order either way. You can stop offers at any time.'
    )
  })

  test('an order without a tick enters nothing', async () => {
    const email = address()
    await order(email, { email: false, sms: false, words: 2 })
    expect(await entriesOf(email)).toEqual([])
  })

  test('a sign-up is entered when its code has proved the address, in the language of the sign-up', async () => {
    const body = people.newcomer({ marketing: true, emailNotification: true, words: 2 })
    const { payload } = await shop.to(signUp, { body, query: { locale: 'fr-CA' } })
    expect(await entriesOf(body.email)).toEqual([])
    await shop.to(signInByCode, { body: { challenge: payload.challenge, code: await people.codeTo(body.email) } })
    const entries = await entriesOf(body.email)
    expect(entries).toMatchObject([{ purpose: 'offers', action: 'given', source: 'sign-up', proof: 'confirmed' }])
    expect(entries[0]?.words).toMatch(/^M’envoyer par courriel des offres/)
  })

  test('an account’s switch is entered on each change, and only then', async () => {
    const account = await people.settle()
    const headers = await people.enter(account.email)
    const change = async (marketing: boolean) => {
      const { first_name, last_name, email, phone, emailNotification, smsNotification } = (
        await shop.to(readMe, { headers })
      ).payload
      const body = { first_name, last_name, email, phone, emailNotification, smsNotification, marketing, words: 2 }
      return shop.to(updateMe, { headers, body })
    }
    for (const marketing of [true, true, false]) expect((await change(marketing)).payload.marketing).toBe(marketing)
    expect((await entriesOf(account.email)).map(({ action, source }) => [action, source])).toEqual([
      ['given', 'account'],
      ['withdrawn', 'account']
    ])
  })

  test.each([
    ['a change', sql`update consent_ledger set action = 'withdrawn'`],
    ['a deletion', sql`delete from consent_ledger`],
    ['an emptying', sql`truncate consent_ledger`],
    ['a change of words', sql`update consent_texts set text = 'Yes'`]
  ])('the database refuses %s', async (_name, statement) => {
    await order(address())
    await expect(shop.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

describe('unsubscribing', () => {
  test('a mail program’s POST withdraws immediately, without a redirect or a session (RFC 8058)', async () => {
    const email = address()
    await order(email)
    const { status } = await send(await linkFor(email), oneClick)
    expect(status).toBe(200)
    expect((await entriesOf(email)).at(-1)).toMatchObject({ action: 'withdrawn', source: 'mail-program', words: null })
    expect((await send(await linkFor(email), oneClick)).status).toBe(200)
    expect(await entriesOf(email)).toHaveLength(2)
  })

  test('reading the page changes nothing; its button withdraws, and says what and when', async () => {
    const email = address()
    await order(email)
    const url = await linkFor(email)
    const page = await send(url)
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      200,
      'no-referrer',
      'no-store'
    ])
    expect(page.text).toContain('Stop offers and news by email to i•••@mail.example?')
    expect(await entriesOf(email)).toHaveLength(1)
    const done = await send(url, { method: 'POST' })
    expect(done.text).toMatch(/no longer send offers and news by email to i•••@mail\.example\. .* on November 21, 2026/)
    expect((await entriesOf(email)).at(-1)?.words).toMatch(/^Stop offers and news by email/)
  })

  test('the page is in the language of the message', async () => {
    const email = address()
    await order(email)
    expect((await send(await linkFor(email, 'fr'), { headers: { 'Accept-Language': 'en' } })).text).toContain(
      'Ne plus envoyer de messages sur les offres et les nouvelles par courriel'
    )
  })

  test('a withdrawal can be undone within the hour, once, and never over a later decision', async () => {
    const email = address()
    await order(email)
    const done = await send(await linkFor(email), { method: 'POST' })
    const undo = `${shop.url}${/action="(\/unsubscribe\/undo[^"]+)"/.exec(done.text)?.[1]}`
    expect((await send(undo, { method: 'POST' })).text).toContain('You’re subscribed again')
    expect((await entriesOf(email)).at(-1)).toMatchObject({ action: 'given', source: 'letter', proof: 'link' })
    await send(await linkFor(email), oneClick)
    expect((await send(undo, { method: 'POST' })).status).toBe(404)
    expect((await entriesOf(email)).at(-1)).toMatchObject({ action: 'withdrawn' })
    const again = await send(await linkFor(email), { method: 'POST' })
    expect(again.text).toContain('You’re not subscribed')
  })

  test('an hour later the way back is closed', async () => {
    const email = address()
    await order(email)
    const done = await send(await linkFor(email), { method: 'POST' })
    shop.time.now = new Date(start.getTime() + 61 * 60_000)
    const undo = `${shop.url}${/action="(\/unsubscribe\/undo[^"]+)"/.exec(done.text)?.[1]}`
    expect((await send(undo, { method: 'POST' })).status).toBe(404)
    expect((await entriesOf(email)).at(-1)).toMatchObject({ action: 'withdrawn' })
  })

  test('a token fits its purpose and person only', async () => {
    const [email, other] = [address(), address()]
    for (const one of [email, other]) await order(one)
    const url = await linkFor(email)
    const theirs = (await findPerson(shop.db, 'email', other))?.id ?? ''
    const own = (await findPerson(shop.db, 'email', email))?.id ?? ''
    const forged = [
      url.replace(own, theirs),
      url.replace('offers.', 'restock.'),
      url.replace('.en.', '.fr.'),
      `${url}x`
    ]
    for (const wrong of forged) expect((await send(wrong, oneClick)).status).toBe(404)
    expect(await entriesOf(other)).toHaveLength(1)
    expect(await entriesOf(email)).toHaveLength(1)
    const undo = `${shop.url}/unsubscribe/undo/en/${url.split('/').at(-1)}`
    expect((await send(undo, { method: 'POST' })).status).toBe(404)
  })

  test('the account’s switch follows', async () => {
    const account = await people.settle({ emailVerifiedAt: start })
    const headers = await people.enter(account.email)
    await order(account.email, { email: true, sms: false, words: 2 }, headers)
    const isOn = async () => (await shop.to(readSession, { headers })).payload.userDetails.marketing
    expect([await isOn(), (await entriesOf(account.email))[0]?.proof]).toEqual([true, 'confirmed'])
    await send(await linkFor(account.email), oneClick)
    expect(await isOn()).toBe(false)
  })
})

describe('privacy', () => {
  test('the export of one’s data has the entries with their words', async () => {
    const account = await people.settle()
    const headers = await people.enter(account.email)
    await order(account.email, { email: true, sms: false, words: 2 }, headers)
    const { payload } = await shop.to(exportMe, { headers })
    expect(payload).toMatchObject({
      consents: [
        { channel: 'email', purpose: 'offers', action: 'given', words: expect.stringMatching(/^Email me offers/) }
      ]
    })
  })

  test('a deleted account withdraws, and leaves entries without an address that can still be compared with one', async () => {
    const account = await people.settle()
    const headers = await people.enter(account.email)
    await order(account.email, { email: true, sms: true, words: 2 }, headers)
    expect((await shop.to(deleteMe, { headers, body: { password: good } })).status).toBe(200)
    expect(await findPerson(shop.db, 'email', account.email)).toBeUndefined()
    const digest = await digestOf(shop.db, 'email', account.email)
    const rows = await shop.db.select().from(consentPeople).where(eq(consentPeople.digest, digest))
    expect(rows).toMatchObject([{ address: null }])
    const entries = await shop.db
      .select({ action: consentLedger.action, source: consentLedger.source })
      .from(consentLedger)
      .where(eq(consentLedger.personId, rows[0]?.id ?? ''))
      .orderBy(asc(consentLedger.id))
    expect(entries).toEqual([
      { action: 'given', source: 'checkout' },
      { action: 'withdrawn', source: 'deletion' }
    ])
  })

  test('an address whose consents have ended is erased after a month, one that agrees is not', async () => {
    const [gone, stays] = [address(), address()]
    for (const one of [gone, stays]) await order(one)
    await send(await linkFor(gone), oneClick)
    await prune(shop.db, new Date(start.getTime() + 29 * 86_400_000))
    expect(await findPerson(shop.db, 'email', gone)).toBeDefined()
    await prune(shop.db, new Date(start.getTime() + 31 * 86_400_000))
    expect(await findPerson(shop.db, 'email', gone)).toBeUndefined()
    expect(await findPerson(shop.db, 'email', stays)).toBeDefined()
  })
})
