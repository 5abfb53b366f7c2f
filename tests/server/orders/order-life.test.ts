import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messages, orders, slotBookings } from '../../../src/server/db/schema.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { listenFromNow } from '../support/process/listen.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const read = async (order: string) => (await shop.to(readOrder, { params: { order } })).payload
const taken = async (start: string) =>
  (
    await shop.db
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slotStart, new Date(start)))
  )[0]?.taken

describe('an order that its shopper cancels', () => {
  test('returns stock, slot and points as a cancellation by staff does, and shows the reason', async () => {
    const stock = await shop.stockOf('grinder')
    const { id, headers } = await shop.makePerson(200)
    const cart = await shop.points(await shop.cartOf(headers, { grinder: 1 }), headers, 50)
    const { payload: order } = await shop.order(cart.payload, headers)
    expect(order).toMatchObject({ canCancel: true, cancelReason: null })
    const places = await taken(order.slot.start)
    const { status, payload } = await shop.cancel(order.id, 'Wrong store', headers)
    expect([status, payload.status, payload.canCancel, payload.cancelReason]).toEqual([
      201,
      'cancelled',
      false,
      'Wrong store'
    ])
    expect(await shop.stockOf('grinder')).toBe(stock)
    expect(await taken(order.slot.start)).toBe((places ?? 0) - 1)
    expect(await shop.balanceOf(id)).toEqual([200, 200])
    expect((await shop.cancel(order.id, null, headers)).payload.history).toHaveLength(2)
    expect(await shop.balanceOf(id)).toEqual([200, 200])
  })

  test('can be cancelled until it is being prepared; then the refusal returns the current order', async () => {
    const order = await shop.placed()
    await shop.bring(order.id, 'confirmed')
    expect((await read(order.id)).canCancel).toBe(true)
    await shop.bring(order.id, 'preparing')
    const { status, failure } = await shop.cancel(order.id)
    expect([status, failure.code, failure.payload]).toMatchObject([
      409,
      'conflict',
      { id: order.id, status: 'preparing', canCancel: false }
    ])
    expect((await read(order.id)).status).toBe('preparing')
  })

  test('can be cancelled only by its own account', async () => {
    const { headers } = await shop.makePerson(0)
    const other = await shop.makePerson(0)
    const { payload: order } = await shop.order(await shop.cartOf(headers, { grinder: 1 }), headers)
    for (const not of [{}, other.headers] as Record<string, string>[]) {
      expect((await shop.cancel(order.id, null, not)).status).toBe(404)
      expect((await shop.here(order.id, 'car', 'spot', not)).status).toBe(404)
    }
    expect((await shop.cancel('none')).status).toBe(404)
  })

  test('is published on its channel', async () => {
    const order = await shop.placed()
    const stream = await listenFromNow(shop.url, { channels: `order.${order.id}` })
    await shop.cancel(order.id)
    expect((await stream.messages(1)).map(({ data }) => data.message)).toEqual([{ type: 'order', status: 'cancelled' }])
    stream.close()
  })
})

test('the staff’s reason for cancelling is the shopper’s to read, and only that of a cancelled order', async () => {
  const order = await shop.placed()
  const set = (status: 'confirmed' | 'cancelled', reason: string) =>
    shop.to(setOrderStatus, { params: { order: order.id }, body: { status, reason }, headers: by('staff') })
  expect((await set('confirmed', 'odd')).payload.cancelReason).toBeNull()
  await set('cancelled', 'The till is down')
  expect((await read(order.id)).cancelReason).toBe('The till is down')
})

describe('a shopper at the curb', () => {
  test('sends car and spot, from the confirmation on, and may change them', async () => {
    const order = await shop.placed('curbside')
    expect((await shop.here(order.id)).failure.code).toBe('conflict')
    await shop.bring(order.id, 'confirmed')
    // On the store's clocks in November.
    const at = `${new Date(shop.time.now.getTime() - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`
    const stream = await listenFromNow(shop.url, { channels: `order.${order.id}` })
    expect((await shop.here(order.id)).payload.curbside).toEqual({ car: 'Blue hatchback', spot: 'Spot 4', at })
    shop.time.now = new Date(shop.time.now.getTime() + 60_000)
    expect((await shop.here(order.id, 'Red van', 'By the door')).payload.curbside).toEqual({
      car: 'Red van',
      spot: 'By the door',
      at
    })
    // The confirmation itself may arrive too, if it is sent just then.
    const told = { type: 'order', status: 'confirmed' }
    for (const { data } of await stream.messages(2)) expect(data.message).toEqual(told)
    stream.close()
    const written = await shop.db
      .select()
      .from(messages)
      .where(eq(messages.channel, `order.${order.id}`))
    expect(written.filter(({ message }) => isDeepStrictEqual(message, told))).toHaveLength(3)
    for (const status of ['preparing', 'ready'] as const) {
      await shop.bring(order.id, status)
      expect((await shop.here(order.id)).status).toBe(200)
    }
    await shop.bring(order.id, 'completed')
    const { status, failure } = await shop.here(order.id)
    expect([status, failure.code, failure.payload]).toMatchObject([
      409,
      'conflict',
      { id: order.id, status: 'completed' }
    ])
  })

  test('says which car and where', async () => {
    const order = await shop.placed('curbside')
    await shop.bring(order.id, 'confirmed')
    expect((await shop.here(order.id, '', ' ')).failure.fields).toEqual({ car: 'required', spot: 'required' })
    expect((await shop.here(order.id, 'Red van', '')).failure.fields).toEqual({ spot: 'required' })
  })
})

describe('the shopper gets an email', () => {
  const subjects = async (to: string) => (await shop.mailsTo(to)).map(({ subject }) => subject)

  test('when an order is placed, once, with a link to it on the page where it was ordered', async () => {
    const order = await shop.placed('pickup', {}, { Referer: `${shop.url}/pages/div.html?noh=1&token=x` })
    const [mail, ...more] = await shop.mailsTo(order.customer.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Your order ${order.number} at Shop`)
    for (const part of [order.pickupCode, 'Queen West, 1 Queen Street West, Toronto ON', 'Saturday, November 21'])
      expect(mail?.body).toContain(part)
    expect(mail?.body).toContain(`${shop.url}/pages/div.html?noh=1#/queen-west/orders/${order.id}`)
  })

  test('and each one after it, the text too, leads to the same page', async () => {
    const headers = { Referer: `${shop.url}/pages/div.html?noh=1&token=x` }
    const isLinked = async (to: string, link: string) => (await shop.mailsTo(to)).map(({ body }) => body.includes(link))
    const [pickup, delivery, called] = [
      await shop.placed('pickup', {}, headers),
      await shop.placed('delivery', {}, headers),
      await shop.placed('pickup', { locale: 'fr-CA' }, headers)
    ]
    const link = (order: { id: string }) => `${shop.url}/pages/div.html?noh=1#/queen-west/orders/${order.id}`
    for (const status of ['confirmed', 'preparing', 'ready'] as const) await shop.bring(pickup.id, status)
    for (const status of ['confirmed', 'preparing', 'out_for_delivery'] as const) await shop.bring(delivery.id, status)
    await shop.cancel(called.id)
    expect(await isLinked(pickup.customer.email, link(pickup))).toEqual([true, true])
    expect((await isLinked(pickup.customer.phone, link(pickup))).filter(Boolean)).toHaveLength(1)
    expect(await isLinked(delivery.customer.email, link(delivery))).toEqual([true, true])
    expect(await isLinked(called.customer.email, link(called))).toEqual([true, true])
    const shown = await (await fetch(`${shop.url}/mailbox?to=${called.customer.email}`)).text()
    expect(shown.match(new RegExp(`<a href="[^"]*#/queen-west/orders/${called.id}">`, 'g'))).toHaveLength(2)
  })

  test('without a link if the page is no longer known', async () => {
    const order = await shop.placed()
    await shop.db.update(orders).set({ page: null }).where(eq(orders.id, order.id))
    await shop.cancel(order.id)
    const [mail] = await shop.mailsTo(order.customer.email)
    expect(mail?.body).toMatch(
      new RegExp(`^Your order ${order.number} at Shop, Queen West, was cancelled\\.\n\nYou weren’t charged`)
    )
    expect(`${mail?.body}${mail?.html}`).not.toContain('http')
  })

  test('once, however often the order is sent', async () => {
    const customer = { first_name: 'Ada', last_name: 'Byron', phone: '+1 416 555 0123', email: 'twice@shop.example' }
    const body = await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer })
    await shop.send(body, 'one key')
    await shop.send(body, 'one key')
    expect(await subjects(customer.email)).toHaveLength(1)
  })

  test('in the order’s language', async () => {
    const order = await shop.placed('pickup', { locale: 'fr-CA' })
    const [mail] = await shop.mailsTo(order.customer.email)
    expect(mail?.subject).toBe(`Votre commande ${order.number} chez Shop`)
    expect(mail?.body).toContain('samedi 21 novembre')
    expect(mail?.body).toContain('Queen Ouest')
  })

  test('when it is ready, by text too, and none for the steps before', async () => {
    const order = await shop.placed()
    const before = (await shop.mailsTo(order.customer.phone)).length
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const) await shop.bring(order.id, status)
    expect(await subjects(order.customer.email)).toEqual([
      `Your order ${order.number} is ready`,
      `Your order ${order.number} at Shop`
    ])
    const texts = await shop.mailsTo(order.customer.phone)
    expect(texts).toHaveLength(before + 1)
    expect(texts[0]).toMatchObject({ channel: 'sms' })
    expect(texts[0]?.body).toContain(order.pickupCode)
  })

  test('when it is on its way', async () => {
    const order = await shop.placed('delivery')
    for (const status of ['confirmed', 'preparing', 'out_for_delivery'] as const) await shop.bring(order.id, status)
    expect((await subjects(order.customer.email))[0]).toBe(`Your order ${order.number} is on its way`)
  })

  test('when it is cancelled, with the reason that was given', async () => {
    const order = await shop.placed()
    await shop.cancel(order.id, 'Other plans')
    const [mail] = await shop.mailsTo(order.customer.email)
    expect(mail?.subject).toBe(`Your order ${order.number} was cancelled`)
    expect(mail?.body).toContain('Other plans')
  })

  test('when it is refunded, once, with the amount and the reason, in the order’s language', async () => {
    const [english, french] = [await shop.placed(), await shop.placed('pickup', { locale: 'fr-CA' })]
    for (const { id } of [english, french]) {
      await shop.complete(id)
      await shop.refund(id, 'Broken')
      await shop.refund(id, 'Broken again')
    }
    const [mail, ...before] = await shop.mailsTo(english.customer.email)
    expect(mail?.subject).toBe(`Your order ${english.number} was refunded`)
    expect(before.map(({ subject }) => subject)).not.toContain(mail?.subject)
    const dollars = (english.total / 100).toFixed(2)
    expect(mail?.body).toContain(`We’ve refunded $${dollars} at the store, Queen West.\n\nReason: Broken`)
    const [lettre] = await shop.mailsTo(french.customer.email)
    expect(lettre?.subject).toBe(`Votre commande ${french.number} a été remboursée`)
    const montant = `Nous avons remboursé ${dollars.replace('.', ',')} $ au magasin Queen Ouest.`
    expect(lettre?.body.replaceAll('\u00a0', ' ')).toContain(`${montant}\n\nRaison : Broken`)
  })
})

test('a refund is the shopper’s to read, and reaches the open page of the order', async () => {
  const order = await shop.placed()
  await shop.complete(order.id)
  expect((await read(order.id)).refund).toBeNull()
  const stream = await listenFromNow(shop.url, { channels: `order.${order.id}` })
  await shop.refund(order.id, 'Broken')
  expect((await stream.messages(1)).map(({ data }) => data.message)).toEqual([{ type: 'order', status: 'completed' }])
  stream.close()
  expect(await read(order.id)).toMatchObject({ status: 'completed', refund: { reason: 'Broken' } })
})
