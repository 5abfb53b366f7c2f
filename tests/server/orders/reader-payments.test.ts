import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { locations } from '../../../src/server/db/schema.ts'
import { captureOrVoidAll, HELD_FOR } from '../../../src/server/ordering/payments/capture-or-void.ts'
import { cancelOrder } from '../../../src/contract/order/order.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { cards } from '../support/payments/card-shop.ts'
import { makeKiosk, openReaderShop } from '../support/payments/reader-shop.ts'

const readerShop = await openReaderShop()
const { shop, parts, kiosk, device, beginOn, read, cancel, press, paidBy, screenOf, shownOn, comesToRest } = readerShop
const { begin, confirm, pay, rowOf, atProvider, comesTo, comesToAtProvider } = readerShop

let cart: Cart
beforeEach(async () => {
  cart = await shop.cartWith({ zebra: 1 })
})

const later = (ms: number) => void (shop.time.now = new Date(shop.time.now.getTime() + ms))

describe('a payment on a card reader', () => {
  test('is open while the reader shows the cart’s total, and holds it once the card is approved', async () => {
    const { status, payload } = await beginOn(cart)
    expect(status).toBe(201)
    expect(payload).toMatchObject({ status: 'open', provider: 'stand-in', amount: cart.total, last4: null })
    expect(await screenOf()).toContain((cart.total / 100).toFixed(2))
    expect((await read(payload)).payload.status).toBe('open')
    await press('approve')
    expect((await read(payload)).payload).toMatchObject({ status: 'authorised', brand: 'Visa', last4: '4242' })
    const { reference } = await rowOf(payload.id)
    expect(await atProvider(reference)).toBe('authorised')
    expect(await shownOn(device)).toBe('')
  })

  test('pays an order, which captures it, and a cancelled order refunds it', async () => {
    const { payload } = await beginOn(cart)
    await press('approve')
    await read(payload)
    const { status, payload: order } = await pay(cart, payload)
    expect(status).toBe(201)
    expect(order.card).toEqual({ brand: 'Visa', last4: '4242' })
    await comesTo(payload.id, 'captured')
    const { reference } = await rowOf(payload.id)
    expect(await atProvider(reference)).toBe('captured')
    await shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
    await comesToAtProvider(reference, 'voided')
  })

  test('that was declined says why, and the next one is approved', async () => {
    const first = (await beginOn(cart)).payload
    await press('decline')
    expect((await read(first)).payload).toMatchObject({ status: 'refused', refusal: 'declined' })
    const second = (await beginOn(cart)).payload
    expect(second.id).not.toBe(first.id)
    await press('approve')
    expect((await read(second)).payload.status).toBe('authorised')
    expect((await pay(cart, second)).status).toBe(201)
    await comesToRest(first.id)
  })

  test('that the customer cancels on the reader is voided', async () => {
    const { payload } = await beginOn(cart)
    await press('cancel')
    expect((await read(payload)).payload).toMatchObject({ status: 'voided', refusal: null })
    await comesToRest(payload.id)
    expect((await pay(cart, payload)).failure.code).toBe('payment')
  })

  test('that is cancelled at the kiosk leaves the reader, and twice is the same', async () => {
    const { payload } = await beginOn(cart)
    expect(await shownOn(device)).not.toBe('')
    for (const _time of [1, 2]) expect((await cancel(payload)).payload.status).toBe('voided')
    expect(await shownOn(device)).toBe('')
    await press('approve')
    expect((await read(payload)).payload.status).toBe('voided')
    await comesToRest(payload.id)
  })

  test('that is cancelled at the kiosk while the customer taps holds no money, whichever is first', async () => {
    for (let round = 0; round < 8; round++) {
      const { payload } = await beginOn(await shop.cartWith({ zebra: 1 }))
      const [, polled, cancelled] = await Promise.all([press('approve'), read(payload), cancel(payload)])
      expect(['open', 'authorised', 'voided']).toContain(polled.payload.status)
      expect(cancelled.payload.status).toBe('voided')
      await comesToRest(payload.id)
      const after = (await read(payload)).payload.status
      expect(after).toBe('voided')
    }
  })

  test('that the card was faster to approve than the kiosk to cancel is voided at the provider', async () => {
    const { payload } = await beginOn(cart)
    await press('approve')
    await read(payload)
    const { reference } = await rowOf(payload.id)
    expect((await cancel(payload)).payload.status).toBe('voided')
    expect(await atProvider(reference)).toBe('voided')
  })

  test('that an order has taken can’t be cancelled', async () => {
    const { payload } = await beginOn(cart)
    await press('approve')
    await read(payload)
    await pay(cart, payload)
    const { status, failure } = await cancel(payload)
    expect([status, failure.code]).toEqual([409, 'payment'])
    await comesTo(payload.id, 'captured')
  })

  test('of another amount than the cart has come to pays no order, and gives way to a new one', async () => {
    const { payload } = await beginOn(cart)
    await press('approve')
    await read(payload)
    const { reference } = await rowOf(payload.id)
    const changed = (await shop.ask(cart, 'zebra', 2)).payload
    expect((await pay(changed, payload)).failure.code).toBe('payment')
    expect((await beginOn(cart)).failure.code).toBe('stale')
    const next = (await beginOn(changed)).payload
    expect(next.amount).toBe(changed.total)
    await comesToAtProvider(reference, 'voided')
    await cancel(next)
  })

  test('is the same one by the same idempotency key, once on the reader', async () => {
    const key = randomUUID()
    const [one, two] = await Promise.all([beginOn(cart, key), beginOn(cart, key)])
    expect(two.payload.id).toBe(one.payload.id)
    await press('approve')
    expect(await shownOn(device)).toBe('')
    expect((await read(one.payload)).payload.status).toBe('authorised')
    expect((await beginOn(cart, key)).payload).toMatchObject({ id: one.payload.id, status: 'authorised' })
  })

  test('voids an earlier hold of the cart, and is voided by a later one', async () => {
    const typed = await readerShop.held(cart)
    const { reference } = await rowOf(typed.id)
    const onReader = (await beginOn(cart)).payload
    await comesToAtProvider(reference, 'voided')
    await begin(cart)
    await comesToRest(onReader.id)
    expect(await shownOn(device)).toBe('')
  })

  test('takes no token of card fields', async () => {
    const { payload } = await beginOn(cart)
    expect((await confirm(payload)).failure.code).toBe('payment')
    await cancel(payload)
  })

  test('that is abandoned is cancelled on the reader after half an hour', async () => {
    const { payload } = await beginOn(cart)
    later(HELD_FOR + 1000)
    await captureOrVoidAll(parts)
    expect(await shownOn(device)).toBe('')
    await comesToRest(payload.id)
  })

  test('that is approved after it was abandoned is voided at the provider', async () => {
    const { payload } = await beginOn(cart)
    const { readerCheckout } = await rowOf(payload.id)
    await press('approve')
    later(HELD_FOR + 1000)
    await captureOrVoidAll(parts)
    await comesToRest(payload.id)
    expect(await atProvider(await paidBy(readerCheckout))).toBe('voided')
    expect((await read(payload)).payload.status).toBe('voided')
  })
})

describe('a card reader', () => {
  test('is found by the kiosk’s token at the cart’s location alone', async () => {
    expect((await beginOn(cart, randomUUID(), 'unknown')).failure.code).toBe('not_found')
    const elsewhere = await makeKiosk(shop.db, 'there', 'calgary')
    expect((await beginOn(cart, randomUUID(), elsewhere)).status).toBe(404)
  })

  test('is missing at a kiosk that has none, and with a provider whose gateway has none', async () => {
    const bare = await makeKiosk(shop.db, null)
    const { status, failure } = await beginOn(cart, randomUUID(), bare)
    expect([status, failure.fields]).toEqual([422, { tender: 'choice' }])
    const set = (to: typeof cards | null) =>
      shop.db.update(locations).set({ cards: to }).where(eq(locations.slug, 'queen-west'))
    await set(null)
    expect((await beginOn(cart)).failure.fields).toEqual({ tender: 'choice' })
    await set(cards)
  })

  test('that is out of reach is 503; the next payment frees it, although its answer was lost', async () => {
    const silent = await makeKiosk(shop.db, 'silent')
    const { status, failure } = await beginOn(cart, randomUUID(), silent)
    expect([status, failure.code]).toEqual([503, 'unavailable'])
    expect(await shownOn('silent')).not.toBe('')
    const next = (await beginOn(cart, randomUUID(), kiosk)).payload
    await press('approve')
    expect((await read(next)).payload.status).toBe('authorised')
    await captureOrVoidAll(parts)
    expect(await shownOn('silent')).toBe('')
  })
})
