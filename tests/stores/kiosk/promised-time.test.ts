import { afterEach, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { locations, slotBookings } from '../../../src/server/db/schema.ts'
import { say } from '../../../src/i18n/translate.ts'
import { firstFreeAt } from '../../../src/rules/time/preparation.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { $kioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { lostPromise } from '../../../src/stores/kiosk/promised-time.ts'
import { beginVisit } from '../../../src/stores/kiosk/visit.ts'
import { $waitingOrders } from '../../../src/stores/kiosk/waiting-orders.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { movedOrderSentence } from '../../../src/stores/order/moved-time.ts'
import { openKiosks, type RunningKiosk } from '../support/kiosk/kiosk-shop.ts'
import { plenty } from '../support/shopping.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()
let kiosk: RunningKiosk

beforeEach(async () => {
  kiosk = await shop.turnOnRegistered(41)
  beginVisit()
  await addLine(plenty().id)
  kioskForm.type('first_name', 'Sam')
})
afterEach(() => shop.server.db.delete(slotBookings))

/** Fills the first slot that the kiosk shows. */
async function fillFirst(): Promise<void> {
  const { detail } = $location.get()
  const first = detail && firstFreeAt(detail, kiosk.clock.now(), 'pickup')
  const [store] = await shop.server.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
  await shop.server.db.insert(slotBookings).values({
    locationId: store?.id ?? '',
    method: 'pickup',
    slotStart: new Date(first ?? 0),
    taken: store?.slotCapacity ?? 0
  })
}

/** What the kiosk says of the time of the order that it shows. */
function words(): string | undefined {
  const [placed, { detail }] = [$kioskOrder.get(), $location.get()]
  const lost = placed && detail && lostPromise(placed, detail)
  return lost && placed.order && say('en-CA', movedOrderSentence(lost, placed.order, detail, kiosk.clock.now()))
}

test('a kiosk says that the time it showed was full, and which one the order has', async () => {
  await fillFirst()
  expect(await placeAtKiosk()).toBe(true)
  expect(words()).toMatch(/ was full\. Your order is for /)
})

test('a kiosk says nothing about an order at the time it showed', async () => {
  expect(await placeAtKiosk()).toBe(true)
  expect($kioskOrder.get()?.order).toBeDefined()
  expect(words()).toBeUndefined()
})

test('an order that waited for the network and is placed for a later time says so, too', async () => {
  kiosk.outside.setOnline(false)
  expect(await placeAtKiosk()).toBe(true)
  expect(words()).toBeUndefined()
  await fillFirst()
  kiosk.outside.comeBack()
  await until($waitingOrders, orders => orders.length === 0)
  expect(words()).toMatch(/ was full\. Your order is for /)
})
