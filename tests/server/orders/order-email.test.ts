import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, audit, outbox } from '../../../src/server/db/schema.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { listenFromNow } from '../support/process/listen.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const emailOf = async (order: string) => (await shop.to(readOrder, { params: { order } })).payload.customer.email
const confirmation = (number: string) => `Your order ${number} at Shop`
const subjects = async (to: string) => (await shop.mailsTo(to)).map(({ subject }) => subject)

describe('the email address of an order under way', () => {
  test('is corrected, and the confirmation goes to the new one only', async () => {
    const order = await shop.placed()
    const before = await subjects(order.customer.email)
    const stream = await listenFromNow(shop.url, { channels: `order.${order.id}` })
    const { status, payload } = await shop.correct(order.id, '  right@shop.example ')
    expect([status, payload.customer]).toEqual([200, { ...order.customer, email: 'right@shop.example' }])
    expect((await stream.messages(1)).map(({ data }) => data.message)).toEqual([{ type: 'order', status: 'placed' }])
    stream.close()
    const [mail, ...more] = await shop.mailsTo('right@shop.example')
    expect([mail?.subject, more]).toEqual([confirmation(order.number), []])
    expect(mail?.body).toContain(order.pickupCode)
    expect(await subjects(order.customer.email)).toEqual(before)
    for (const next of ['confirmed', 'preparing', 'ready'] as const) await shop.bring(order.id, next)
    expect((await subjects('right@shop.example'))[0]).toBe(`Your order ${order.number} is ready`)
    expect(await subjects(order.customer.email)).toEqual(before)
  })

  test('is confirmed in the order’s language, whatever its status', async () => {
    const order = await shop.placed('pickup', { locale: 'fr-CA' })
    for (const status of ['confirmed', 'preparing', 'ready'] as const) await shop.bring(order.id, status)
    await subjects(order.customer.email)
    await shop.correct(order.id, 'claire@shop.example')
    expect(await subjects('claire@shop.example')).toEqual([`Votre commande ${order.number} chez Shop`])
  })

  test('sends nothing and counts nothing if it is the same', async () => {
    const order = await shop.placed()
    const before = await subjects(order.customer.email)
    for (let time = 0; time < 5; time += 1)
      expect((await shop.correct(order.id, order.customer.email)).status).toBe(200)
    expect(await subjects(order.customer.email)).toEqual(before)
    expect((await shop.correct(order.id, 'other@shop.example')).status).toBe(200)
  })

  test('must be one', async () => {
    const order = await shop.placed()
    for (const [email, code] of [
      ['', 'required'],
      ['maya', 'email']
    ] as const)
      expect((await shop.correct(order.id, email)).failure).toMatchObject({ code: 'invalid', fields: { email: code } })
    expect(await emailOf(order.id)).toBe(order.customer.email)
  })

  test('replaces a confirmation that could not be delivered, which would hold the next ones up', async () => {
    const order = await shop.placed()
    await shop.mailsTo()
    const topic = `order.${order.id}.email`
    const payload = { order: order.id, status: 'placed', channel: 'email' }
    const dueAt = new Date(Date.now() + 30_000)
    await shop.db.insert(outbox).values({ kind: 'order-letter', topic, payload, attempts: 4, dueAt })
    await shop.correct(order.id, 'reachable@shop.example')
    expect(await subjects('reachable@shop.example')).toEqual([confirmation(order.number)])
    expect(await shop.db.select().from(outbox).where(eq(outbox.topic, topic))).toEqual([])
  })
})

describe('the email address of an order can’t be changed', () => {
  test('once the order has ended: the refusal says so, with the order', async () => {
    const [done, called] = [await shop.placed(), await shop.placed()]
    await shop.complete(done.id)
    await shop.cancel(called.id)
    for (const { id, customer } of [done, called]) {
      const { status, failure } = await shop.correct(id, 'late@shop.example')
      expect([status, failure.code, failure.payload]).toMatchObject([409, 'conflict', { id, customer }])
      expect(failure.message).toBe('This order is finished, so its email address can’t be changed.')
      const { failure: french } = await shop.correct(id, 'late@shop.example', {}, { locale: 'fr-CA' })
      expect(french.message).toContain('ne peut plus être modifiée')
    }
    expect(await subjects('late@shop.example')).toEqual([])
  })

  test('a fourth time', async () => {
    const order = await shop.placed()
    for (const name of ['one', 'two', 'three'])
      expect((await shop.correct(order.id, `${name}.${order.number}@shop.example`)).status).toBe(200)
    const { status, failure } = await shop.correct(order.id, 'four@shop.example')
    expect([status, failure.code, failure.message]).toEqual([
      429,
      'rate_limited',
      'This order’s email address can’t be changed again. Please call the store.'
    ])
    expect(await emailOf(order.id)).toBe(`three.${order.number}@shop.example`)
    expect(await subjects('four@shop.example')).toEqual([])
  })

  test('by anybody but its own account, nor by a staff token', async () => {
    const { headers, id } = await shop.makePerson(0)
    const other = await shop.makePerson(0)
    const [account] = await shop.db.select().from(accounts).where(eq(accounts.id, id))
    const { payload: order } = await shop.order(await shop.cartOf(headers, { grinder: 1 }), headers)
    for (const not of [{}, other.headers] as Record<string, string>[])
      expect((await shop.correct(order.id, 'stranger@shop.example', not)).status).toBe(404)
    expect((await shop.correct('none', 'stranger@shop.example')).status).toBe(404)
    const guests = await shop.placed()
    for (const one of [order, guests])
      expect((await shop.correct(one.id, 'stranger@shop.example', by('staff'))).status).toBe(401)
    expect(await emailOf(guests.id)).toBe(guests.customer.email)
    const { payload } = await shop.correct(order.id, 'mine@shop.example', headers)
    expect(payload.customer.email).toBe('mine@shop.example')
    const [still] = await shop.db.select().from(accounts).where(eq(accounts.id, id))
    expect(still).toEqual(account)
    const noted = await shop.db.select().from(audit).where(eq(audit.action, 'order-email'))
    expect(noted.filter(one => one.accountId === id)).toMatchObject([{ ok: true }])
  })
})
