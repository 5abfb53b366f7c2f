import { setLineNote } from '../../../src/contract/cart/line-note.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, mails, orders, pointsLedger, savedAddresses, sessions } from '../../../src/server/db/schema.ts'
import { intoMailbox, type Mail, type Send } from '../../../src/server/mail/send.ts'
import { requestCode } from '../../../src/contract/account/account.ts'
import { deleteMe, exportMe, readMe, saveAddress, updateMe } from '../../../src/contract/account/me.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { readSession } from '../../../src/contract/account/session.ts'
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
const languages = [
  ['en-CA', 'Some details need your attention.'],
  ['fr-CA', 'Certains renseignements sont à corriger.']
] as const

async function someone(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const account = await people.settle(changes)
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

/** Creates a person with every kind of stored data. */
async function regular() {
  const { account, headers } = await someone({ points: 12, dob: '1990-01-02' })
  const customer = { first_name: 'Iris', last_name: 'Vautour', phone: account.phone, email: account.email }
  const begun = await shop.cartWith({ mango: 2 })
  const { payload: cart } = await shop.to(setLineNote, {
    params: { cart: begun.id, variant: await shop.sizeOf('mango') },
    body: { version: begun.version, note: 'Ripe, as for Otis' },
    headers
  })
  const body = await shop.orderFor(cart, { customer, notes: 'By the blue door' })
  const order = (await shop.send(body, account.id, {}, headers)).payload
  await shop.db
    .insert(pointsLedger)
    .values({ accountId: account.id, orderId: order.id, kind: 'earned', points: 12, at: start })
  await shop.to(saveAddress, { params: { address: 'home' }, body: home, headers })
  return { account, headers, order }
}

test('a person can take all along that is kept about them, and nothing of anybody else', async () => {
  const { account, headers, order } = await regular()
  const stranger = await regular()
  const { status, payload, headers: answered } = await shop.to(exportMe, { headers })
  expect([status, answered.get('cache-control')]).toEqual([200, 'no-store'])
  expect(payload).toMatchObject({
    exportedAt: start.toISOString(),
    profile: { first_name: 'Iris', email: account.email, phone: account.phone, dob: '1990-01-02' },
    addresses: [{ id: 'home', ...home }],
    orders: [
      {
        id: order.id,
        notes: 'By the blue door',
        lines: [{ note: 'Ripe, as for Otis', name: order.lines[0]?.name, quantity: 2, total: 2000 }]
      }
    ],
    points: { balance: 12, ledger: [{ kind: 'earned', points: 12, at: start.toISOString(), order: order.id }] },
    sessions: [{ current: true, createdAt: start.toISOString() }],
    history: expect.arrayContaining([
      { action: 'sign-in', ok: true, at: start.toISOString() },
      { action: 'export', ok: true, at: start.toISOString() }
    ])
  })
  const text = JSON.stringify(payload)
  for (const foreign of [stranger.account.email, stranger.order.id, account.passwordHash ?? '', account.channel]) {
    expect(text).not.toContain(foreign)
  }
})

test('all orders are taken along, not the latest alone', async () => {
  const { account, headers, order } = await regular()
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
  if (row === undefined) throw new Error('There is no order.')
  const copies = Array.from({ length: 24 }, (_, index) => `${account.id.slice(0, 8)}-${index}`)
  await shop.db.insert(orders).values(copies.map(id => ({ ...row, id, number: id, cartId: id })))
  expect((await shop.to(exportMe, { headers })).payload['orders']).toHaveLength(25)
})

describe('deleting the account', () => {
  const remove = (headers: Headers, password: string | null, locale = 'en-CA') =>
    shop.to(deleteMe, { body: { password }, headers, query: { locale } })

  test.each(['wrong', '', null])('needs its password: %j will not do, in both languages', async password => {
    const { account, headers } = await someone()
    for (const [locale, message] of languages) {
      const { status, failure } = await remove(headers, password, locale)
      expect([status, failure]).toEqual([422, { message, code: 'invalid', fields: { password: 'wrong' } }])
    }
    expect(await people.kept(account.email)).toBeDefined()
  })

  test('deletes everything about the person except their orders, which are anonymized', async () => {
    const { account, headers, order } = await regular()
    const stranger = await regular()
    await shop.to(requestCode, { body: { to: account.email } })
    await shop.to(updateMe, {
      headers,
      body: { ...people.newcomer({ email: 'next.iris@mail.example' }), phone: '+1 902 555 0144' }
    })
    await shop.db.update(accounts).set({ phoneVerifiedAt: new Date() }).where(eq(accounts.id, account.id))
    await shop.to(requestCode, { body: { to: '902 555 0144' } })
    expect(await people.mailsTo('902 555 0144')).toHaveLength(1)
    expect((await remove(headers, good)).payload).toEqual({})
    expect(await isAlive(headers)).toBe(false)
    expect(await people.kept(account.email)).toBeUndefined()
    for (const to of [account.email, 'next.iris@mail.example', '902 555 0144'])
      expect(await people.mailsTo(to)).toEqual([])
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
    expect(row).toMatchObject({ accountId: null, notes: null, total: order.total, number: order.number })
    const kept = JSON.stringify(
      await Promise.all(
        [orders, mails, sessions, savedAddresses, accounts, pointsLedger].map(table => shop.db.select().from(table))
      )
    )
    for (const trace of [account.id, account.email, 'next.iris', '902 555 0144']) expect(kept).not.toContain(trace)
    const { payload } = await shop.to(readOrder, { params: { order: order.id } })
    expect(payload.lines).toEqual(order.lines.map(line => ({ ...line, note: null })))
    expect(JSON.stringify(payload)).not.toMatch(/Iris|Vautour|blue door|Otis/)
    expect((await people.kept(stranger.account.email))?.points).toBe(12)
    expect((await shop.to(readMe, { headers: stranger.headers })).status).toBe(200)
    const [left] = await shop.db.select().from(orders).where(eq(orders.id, stranger.order.id))
    expect(left).toMatchObject({ email: stranger.account.email, notes: 'By the blue door' })
  })

  test('makes room for a new one under the same address', async () => {
    const { account, headers } = await someone()
    await remove(headers, good)
    await expect(people.settle({ email: account.email })).resolves.toHaveProperty('id')
  })

  test('of a person without a phone number deletes only their own emails', async () => {
    const [{ headers }, other] = [await someone({ phone: '' }), await people.settle({ email: 'other@mail.example' })]
    await shop.to(requestCode, { body: { to: other.email } })
    await remove(headers, good)
    expect(await people.mailsTo(other.email)).toHaveLength(1)
  })

  test('asks for no password where there is none', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn('alex')}` }
    expect((await remove(headers, null)).status).toBe(200)
    expect((await shop.to(readMe, { headers })).status).toBe(401)
  })
})

test('a deletion waits neither for emails about orders, nor long for others’ codes, when the mail server hangs', async () => {
  const mailer: { send: Send } = { send: async () => {} }
  const delivery = { send: (mail: Mail) => mailer.send(mail), canText: false, close: () => {} }
  const hanging = await openShop(undefined, { delivery })
  mailer.send = intoMailbox(hanging.db, () => start)
  const others = peopleOf(hanging)
  const [account, other] = [await others.settle(), await others.settle()]
  const headers = await others.enter(account.email)
  mailer.send = () => new Promise(() => {})
  await hanging.send(await hanging.orderFor(await hanging.cartWith({ grinder: 1 })))
  await hanging.to(requestCode, { body: { to: other.email } })
  expect((await hanging.to(deleteMe, { body: { password: good }, headers })).status).toBe(200)
  expect(await others.kept(account.email)).toBeUndefined()
})
