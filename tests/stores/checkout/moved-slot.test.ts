import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { locations, slotBookings } from '../../../src/server/db/schema.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { say } from '../../../src/i18n/translate.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { chooseAsap, chooseSlot, followSlots } from '../../../src/stores/checkout/chosen-slot.ts'
import { $slotMove } from '../../../src/stores/checkout/moved-slot.ts'
import { placeSoon } from '../../../src/stores/checkout/place-soon.ts'
import { $slots, loadSlots } from '../../../src/stores/checkout/slots.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { $movedOrder, movedOrderSentence } from '../../../src/stores/order/moved-time.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { shortMenu } from '../support/short-menu.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, until, type Visit, visit } from '../support/visit.ts'

/** The current time, for the shopper and the server alike: on a Wednesday. */
let now = 0
const at = (time: string) => Date.parse(`2026-11-25T${time}:00-05:00`)

let server: DemoServer
let here: Visit
let end = () => {}

beforeAll(async () => {
  now = at('12:00')
  server = await startTestServer({ clock: () => new Date(now), seed: shortMenu })
}, 60_000)
afterEach(async () => {
  end()
  here.end()
  await server.db.delete(slotBookings)
})
afterAll(() => server.close())

/** Fills slots of Queen West, as other shoppers do. */
async function fillUp(...starts: number[]): Promise<void> {
  const [store] = await server.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
  const taken = { locationId: store?.id ?? '', method: 'pickup' as const, taken: store?.slotCapacity ?? 0 }
  await server.db.insert(slotBookings).values(starts.map(start => ({ ...taken, slotStart: new Date(start) })))
}

const offered = () => dataOf($slots.get())?.flatMap(({ slots }) => slots) ?? []

/** Goes to the checkout, and returns the start of the first slot. */
async function checkOut(time: string): Promise<number> {
  now = at(time)
  const outside = testPlatform()
  const { after } = outside.clock
  outside.clock.now = () => now
  outside.clock.after = (ms, run) => (ms === 30_000 ? () => {} : after(ms, run))
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  await addLine(plenty().id)
  end = followSlots()
  await until($slots, load => load.state === 'ready')
  for (const [name, text] of Object.entries({ first_name: 'Ada', last_name: 'Ng', phone: '4165550134' }))
    checkoutForm.type(name as 'phone', text)
  checkoutForm.type('email', 'ada@example.com')
  chooseAsap()
  return Date.parse(offered()[0]?.start ?? '')
}

const inWords = (sentence: Parameters<typeof say>[1] | undefined, locale: Locale = 'en-CA') =>
  sentence && say(locale, sentence).replaceAll('\u00a0', ' ')

/** What the order screen says of the time of the order. */
function orderWords(): string | undefined {
  const [moved, order, location] = [$movedOrder.get(), dataOf($order.get()), $location.get().detail]
  if (!moved || !location || moved.order !== order?.id) return undefined
  return inWords(movedOrderSentence(moved, order, location, now))
}

test('a full slot is named at the time choice when the earliest time moves, until another is chosen', async () => {
  const first = await checkOut('12:00')
  await fillUp(first)
  await loadSlots()
  expect(inWords($slotMove.get())).toMatch(
    /^12:30 pm was full\. The earliest time is now today, 12:\d\d pm – \d+:\d\d pm\.$/
  )
  chooseSlot(offered()[5]?.id ?? '')
  expect($slotMove.get()).toBeUndefined()
})

test('a slot that has passed is said to be no longer available', async () => {
  await checkOut('12:00')
  now = at('12:20')
  await loadSlots()
  expect(inWords($slotMove.get())).toMatch(/^12:30 pm is no longer available\. The earliest time is now today, /)
})

test('an order for another time than the one shown says so, because the slot filled up while it was sent', async () => {
  const first = await checkOut('12:00')
  await fillUp(first)
  expect(await placeSoon()).toBeDefined()
  expect(orderWords()).toMatch(/^12:30 pm was full\. Your order is for 12:\d\d pm\.$/)
  expect($slotMove.get()).toBeUndefined()
})

test('an order at the time shown says nothing of another', async () => {
  await checkOut('12:00')
  expect(await placeSoon()).toBeDefined()
  expect(orderWords()).toBeUndefined()
})

test('nothing is ordered for another day before the shopper has seen it', async () => {
  await checkOut('12:00')
  const today = offered().filter(({ id }) => id.startsWith('2026-11-25'))
  await fillUp(...today.map(({ start }) => Date.parse(start)))
  expect(await placeSoon()).toBeUndefined()
  expect(checkoutForm.$state.get().problem).toMatchObject({ key: 'checkout.otherDay' })
  expect(inWords($slotMove.get())).toMatch(/^12:30 pm was full\. The earliest time is now tomorrow, /)
  expect(await placeSoon()).toBeDefined()
  expect(orderWords()).toBeUndefined()
})
