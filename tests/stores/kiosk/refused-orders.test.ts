import { beforeEach, describe, expect, test } from 'vitest'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { retryWaiting, sendWaiting } from '../../../src/stores/kiosk/send-waiting.ts'
import { beginVisit, endVisit } from '../../../src/stores/kiosk/visit.ts'
import { $waitingOrders, dropWaiting } from '../../../src/stores/kiosk/waiting-orders.ts'
import { readKiosks } from '../../../src/contract/kiosk/kiosk.ts'
import { holdCalls } from '../support/calls.ts'
import { openKiosks, type RunningKiosk, waitingCodes } from '../support/kiosk/kiosk-shop.ts'
import { plenty } from '../support/shopping.ts'
import { setStock } from '../support/staff.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()
let kiosk: RunningKiosk
let before: number
let soldOut: { id: string; stock: number }

beforeEach(async () => {
  kiosk = await shop.turnOnRegistered()
  before = (await shop.orders()).length
  const { id, stock } = plenty()
  soldOut = { id, stock }
  return () => setStock(shop.server.url, id, stock)
})

const placedSince = async () => (await shop.orders()).slice(before).map(({ firstName }) => firstName)

/** Orders without the network. */
async function orderOffline(name: string, variant: string): Promise<void> {
  beginVisit()
  kiosk.outside.setOnline(false)
  await setQuantity(variant, 2)
  kioskForm.type('first_name', name)
  expect(await placeAtKiosk()).toBe(true)
  endVisit()
}

/** Orders something without the network that is sold out once the network is back. */
async function orderSoldOut(name = 'Sam'): Promise<void> {
  await orderOffline(name, soldOut.id)
  await setStock(shop.server.url, soldOut.id, 0)
  kiosk.outside.comeBack()
  await until($waitingOrders, orders => orders.some(({ refusal }) => refusal !== undefined))
}

/** Returns what staff see of the kiosk. */
async function seenByStaff() {
  const path = readKiosks.path.replace(':location', 'queen-west')
  const reply = await fetch(`${shop.server.url}/v1${path}`, { headers: { Authorization: 'Bearer staff' } })
  const { payload } = (await reply.json()) as { payload: { kiosks: { waiting: number; refused: number }[] } }
  return payload.kiosks.map(({ waiting, refused }) => ({ waiting, refused }))
}

describe('an order that sold out before it was sent', () => {
  test('is kept as refused with the API’s sentence, also through a power cut', async () => {
    await orderSoldOut()
    const [order] = $waitingOrders.get()
    expect(order).toMatchObject({ code: 'A001', customer: { first_name: 'Sam' } })
    expect(order?.refusal).toMatch(/\w+ \w+/)
    const tablet = kiosk.tablet()
    kiosk.cut()
    kiosk = await shop.turnOn(tablet)
    expect($waitingOrders.get()[0]?.refusal).toBe(order?.refusal)
    expect(await placedSince()).toEqual([])
  })

  test('is counted as refused in what staff see of the kiosk', async () => {
    await orderSoldOut()
    await expect.poll(seenByStaff).toEqual([{ waiting: 0, refused: 1 }])
  })

  test('is not resent automatically', async () => {
    await orderSoldOut()
    await setStock(shop.server.url, soldOut.id, soldOut.stock)
    await kiosk.clock.pass(60)
    expect([waitingCodes(), await placedSince()]).toEqual([['A001'], []])
  })

  test('is placed when staff send it again after a restock', async () => {
    await orderSoldOut()
    const [order] = $waitingOrders.get()
    await setStock(shop.server.url, soldOut.id, soldOut.stock)
    await retryWaiting(order?.id ?? '')
    expect([waitingCodes(), await placedSince()]).toEqual([[], ['Sam']])
    expect((await shop.orders()).at(-1)?.pickupCode).toBe('A001')
  })

  test('is refused again when staff send it again too early', async () => {
    await orderSoldOut()
    const [order] = $waitingOrders.get()
    await retryWaiting(order?.id ?? '')
    expect($waitingOrders.get()).toMatchObject([{ id: order?.id, refusal: order?.refusal }])
  })

  test('is gone when staff drop it, from the tablet too', async () => {
    await orderSoldOut()
    dropWaiting($waitingOrders.get()[0]?.id ?? '')
    expect([$waitingOrders.get(), kiosk.tablet().orders]).toEqual([[], undefined])
    kiosk.outside.comeBack()
    await kiosk.outside.rest()
    expect(await placedSince()).toEqual([])
  })

  test('holds up none of those that were placed after it', async () => {
    await orderOffline('Sam', soldOut.id)
    await orderOffline('Ada', plenty([soldOut.id]).id)
    await setStock(shop.server.url, soldOut.id, 0)
    kiosk.outside.comeBack()
    await until($waitingOrders, orders => orders.length === 1 && orders[0]?.refusal !== undefined)
    expect([waitingCodes(), await placedSince()]).toEqual([['A001'], ['Ada']])
  })
})

describe('an order that staff drop', () => {
  test('while another one is being sent is not sent', async () => {
    await orderOffline('Sam', soldOut.id)
    await orderOffline('Ada', soldOut.id)
    kiosk.outside.setOnline(true)
    const sent = holdCalls(kiosk.outside, call => call === 'POST /v1/orders')
    const sending = sendWaiting()
    await sent.arrived
    dropWaiting($waitingOrders.get()[1]?.id ?? '')
    sent.release()
    await sending
    expect([waitingCodes(), await placedSince()]).toEqual([[], ['Sam']])
  })

  test('while it is being sent does not come back', async () => {
    await orderOffline('Sam', soldOut.id)
    kiosk.outside.setOnline(true)
    const sent = holdCalls(kiosk.outside, call => call === 'POST /v1/carts')
    const sending = sendWaiting()
    await sent.arrived
    dropWaiting($waitingOrders.get()[0]?.id ?? '')
    await setStock(shop.server.url, soldOut.id, 0)
    sent.release()
    await sending
    expect([$waitingOrders.get(), kiosk.tablet().orders]).toEqual([[], undefined])
  })
})

test.each(['', 'no JSON', '{"not":"a list"}', '[{"id":1}]'])(
  'waiting orders that the tablet has kept as %j and that can’t be read are dropped',
  async orders => {
    kiosk.cut()
    kiosk = await shop.turnOn({ orders })
    expect($waitingOrders.get()).toEqual([])
  }
)
