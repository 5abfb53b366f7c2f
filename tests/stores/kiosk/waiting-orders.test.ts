import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { listings, orderLines } from '../../../src/server/db/schema.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $kiosk } from '../../../src/stores/kiosk/kiosk.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { beginVisit, endVisit } from '../../../src/stores/kiosk/visit.ts'
import { $kioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { $waitingOrders } from '../../../src/stores/kiosk/waiting-orders.ts'
import { $cartIds } from '../../../src/stores/location/location.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { holdAnswers } from '../support/calls.ts'
import { cutAfter, openKiosks, type RunningKiosk, waitingCodes } from '../support/kiosk/kiosk-shop.ts'
import { plenty } from '../support/shopping.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()
let kiosk: RunningKiosk
let before: number

beforeEach(async () => {
  kiosk = await shop.turnOnRegistered(41)
  beginVisit()
  before = (await shop.orders()).length
})

const placedSince = async () => (await shop.orders()).slice(before)
const isOrder = (call: string) => call === 'POST /v1/orders'

/** Puts something into the cart and gives a name. */
async function choose(): Promise<void> {
  await addLine(plenty().id)
  kioskForm.type('first_name', 'Sam')
}

/** Brings the network back and waits until no order waits. */
async function reconnect(): Promise<void> {
  kiosk.outside.comeBack()
  await until($waitingOrders, orders => orders.length === 0)
}

/** Switches the kiosk off and on again, with what the tablet has kept. */
async function restart(): Promise<void> {
  const tablet = kiosk.tablet()
  kiosk.cut()
  kiosk = await shop.turnOn(tablet)
}

describe('an order at a registered kiosk without the network', () => {
  test('waits with its number, which the shopper is shown, and their cart is gone', async () => {
    await choose()
    kiosk.outside.setOnline(false)
    expect(await placeAtKiosk()).toBe(true)
    expect($kioskOrder.get()).toMatchObject({ waiting: { code: 'A042' }, order: undefined, cart: { count: 1 } })
    expect($kiosk.get().guestOrder).toMatchObject({ success: false, data: { number: 'A042' } })
    expect([$cartCount.get(), $cartIds.get()]).toEqual([0, {}])
    expect(waitingCodes()).toEqual(['A042'])
    expect(JSON.parse(kiosk.tablet().orders ?? '[]')).toMatchObject([{ code: 'A042', customer: { first_name: 'Sam' } }])
    expect(await placedSince()).toEqual([])
  })

  test('is placed once the network is back, and confirmed to the shopper who is still there', async () => {
    await choose()
    kiosk.outside.setOnline(false)
    await placeAtKiosk()
    await reconnect()
    expect(await placedSince()).toMatchObject([{ firstName: 'Sam', pickupCode: 'A042', tender: 'in_store' }])
    const order = $kioskOrder.get()?.order
    expect(order).toMatchObject({ pickupCode: 'A042' })
    expect($kiosk.get().guestOrder).toEqual({ success: true, data: { id: order?.id, number: order?.number } })
    expect(kiosk.tablet().orders).toBeUndefined()
  })

  test('is placed after the shopper has left, and is not shown to the next one', async () => {
    await choose()
    kiosk.outside.setOnline(false)
    await placeAtKiosk()
    endVisit()
    beginVisit()
    await reconnect()
    expect(await placedSince()).toHaveLength(1)
    expect($kioskOrder.get()).toBeUndefined()
  })

  test('is retried every 15 seconds, without waiting for a network event', async () => {
    await choose()
    kiosk.outside.setOnline(false)
    await placeAtKiosk()
    kiosk.outside.setOnline(true)
    await kiosk.clock.pass(15)
    await until($waitingOrders, orders => orders.length === 0)
    expect(await placedSince()).toHaveLength(1)
  })

  test('is sent at the next start, if the kiosk is switched off before then', async () => {
    await choose()
    kiosk.outside.setOnline(false)
    await placeAtKiosk()
    await restart()
    await until($waitingOrders, orders => orders.length === 0)
    expect(await placedSince()).toMatchObject([{ firstName: 'Sam', pickupCode: 'A042' }])
  })

  test('is sent after those that were placed before it', async () => {
    kiosk.outside.setOnline(false)
    for (const name of ['Sam', 'Ada', 'Bo']) {
      await setQuantity(plenty().id, 1)
      kioskForm.type('first_name', name)
      expect(await placeAtKiosk()).toBe(true)
      endVisit()
      beginVisit()
    }
    expect(waitingCodes()).toEqual(['A042', 'A043', 'A044'])
    await reconnect()
    const placed = await placedSince()
    expect(placed.map(({ firstName, pickupCode }) => [firstName, pickupCode])).toEqual([
      ['Sam', 'A042'],
      ['Ada', 'A043'],
      ['Bo', 'A044']
    ])
  })

  test('whose cart was filled offline has the same lines once it is created', async () => {
    const [one, other] = [plenty().id, plenty([plenty().id]).id]
    kiosk.outside.setOnline(false)
    await setQuantity(one, 2)
    await setQuantity(other, 1)
    kioskForm.type('first_name', 'Sam')
    expect(await placeAtKiosk()).toBe(true)
    expect($waitingOrders.get()).toMatchObject([{ cart: null }])
    expect($cartCount.get()).toBe(0)
    await reconnect()
    const [order] = await placedSince()
    const lines = await shop.server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''))
    expect(new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))).toEqual(
      new Map([
        [one, 2],
        [other, 1]
      ])
    )
    expect(dataOf($cart.get())).toBeUndefined()
  })

  test('whose cart was changed offline has the lines that the shopper has seen', async () => {
    const [kept, gone] = [plenty().id, plenty([plenty().id]).id]
    await addLine(kept)
    await addLine(gone)
    kiosk.outside.setOnline(false)
    await setQuantity(kept, 3)
    await setQuantity(gone, 0)
    kioskForm.type('first_name', 'Sam')
    await placeAtKiosk()
    await reconnect()
    const [order] = await placedSince()
    const lines = await shop.server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''))
    expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[kept, 3]])
  })

  test('is placed at the price when it is sent, because no one is there to agree to another', async () => {
    await choose()
    const [line] = dataOf($cart.get())?.lines ?? []
    const price = (cents: number) =>
      shop.server.db
        .update(listings)
        .set({ price: cents })
        .where(eq(listings.variantId, line?.variant ?? ''))
    const was = line?.unitPrice ?? 0
    kiosk.outside.setOnline(false)
    await placeAtKiosk()
    try {
      await price(was + 500)
      await reconnect()
      const placed = await placedSince()
      expect(placed.map(({ subtotal }) => subtotal)).toEqual([was + 500])
    } finally {
      await price(was)
    }
  })
})

describe('an order is placed once', () => {
  test('if the network goes before the reply arrives', async () => {
    await choose()
    cutAfter(kiosk.outside, isOrder)
    expect(await placeAtKiosk()).toBe(true)
    expect(waitingCodes()).toEqual(['A042'])
    await reconnect()
    const placed = await placedSince()
    expect(placed.map(({ pickupCode }) => pickupCode)).toEqual(['A042'])
    expect($kioskOrder.get()?.order?.id).toBe(placed[0]?.id)
  })

  test('if the kiosk is switched off before the reply arrives', async () => {
    await choose()
    const sent = holdAnswers(kiosk.outside, isOrder)
    void placeAtKiosk()
    await sent.arrived
    await restart()
    await until($waitingOrders, orders => orders.length === 0)
    sent.release()
    expect(await placedSince()).toHaveLength(1)
  })

  test('if the reply to creating its cart is lost, and the kiosk is switched off', async () => {
    kiosk.outside.setOnline(false)
    await setQuantity(plenty().id, 1)
    kioskForm.type('first_name', 'Sam')
    await placeAtKiosk()
    const lost = cutAfter(kiosk.outside, call => call === 'POST /v1/carts')
    kiosk.outside.comeBack()
    await vi.waitFor(() => expect(lost.replies).toHaveLength(1))
    await restart()
    await until($waitingOrders, orders => orders.length === 0)
    expect(await placedSince()).toHaveLength(1)
  })

  test('if the first request arrives only after the second has asked for the order', async () => {
    await choose()
    const { http } = kiosk.outside
    let late: (() => Promise<unknown>) | undefined
    kiosk.outside.http = async (url, init) => {
      const call = `${init.method} ${new URL(url).pathname}`
      if (isOrder(call)) {
        // On its way for so long that the kiosk gives up.
        const { signal: _signal, ...request } = init
        late ??= () => http(url, request)
        throw new TypeError('Failed to fetch')
      }
      const reply = await http(url, init)
      if (late && (call.endsWith('/order') || call.startsWith('GET /v1/carts'))) {
        await late()
        kiosk.outside.http = http
      }
      return reply
    }
    expect(await placeAtKiosk()).toBe(true)
    await reconnect()
    expect(await placedSince()).toHaveLength(1)
  })

  test('if it is pressed several times', async () => {
    await choose()
    await Promise.all([placeAtKiosk(), placeAtKiosk(), placeAtKiosk()])
    expect(await placedSince()).toHaveLength(1)
  })
})

test('a menu that comes back brings no lines of an order that waits', async () => {
  kiosk.outside.setOnline(false)
  await setQuantity(plenty().id, 2)
  kioskForm.type('first_name', 'Sam')
  await placeAtKiosk()
  endVisit()
  await reconnect()
  await until($menu, load => load.state === 'ready')
  expect([$cartCount.get(), $cartIds.get()]).toEqual([0, {}])
})
