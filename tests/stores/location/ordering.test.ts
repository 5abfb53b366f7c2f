import { $slots, loadSlots } from '../../../src/stores/checkout/slots.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { readyAt } from '../../../src/rules/time/preparation.ts'
import { slotBookings } from '../../../src/server/db/schema.ts'
import { chooseMethod, methodOptions } from '../../../src/stores/cart/fulfilment-method.ts'
import { deliverForm, deliverToForm, writeDelivery } from '../../../src/stores/checkout/delivery-address.ts'
import { hoursView, writeSent } from '../../../src/stores/location/hours/hours.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { cleanStores } from 'nanostores'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { $business, loadBusiness } from '../../../src/stores/location/business.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $now } from '../../../src/client/now.ts'
import { $canOrder } from '../../../src/stores/location/hours/ordering.ts'
import { $availablePoints } from '../../../src/stores/cart/points.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { shortMenu } from '../support/short-menu.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { setOpen } from '../support/staff.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

/** A Monday, at three in the night and at three in the afternoon in Toronto; the Sunday before, Kensington is about to close. */
const night = Date.parse('2026-11-23T03:00:00-05:00')
const beforeClosing = Date.parse('2026-11-22T19:59:00-05:00')
const afternoon = Date.parse('2026-11-23T15:00:00-05:00')

let server: DemoServer
let here: Visit
let now = night

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now), seed: shortMenu })
}, 60_000)
afterEach(() => {
  here.end()
  // `$now` stays mounted for a second after its last listener was removed.
  cleanStores($now)
})
afterAll(() => server.close())

async function open(slug: string, at: number): Promise<void> {
  now = at
  const outside = testPlatform()
  outside.clock.now = () => now
  here = visit(server.url, { hash: `#/${slug}`, outside })
  await shopIsOpen()
}

describe('ordering while the store is closed is allowed unless the store is closed and after-hours delivery ordering is set to off (SPEC A5)', () => {
  test('closed, and not set to off: it is allowed, and an order is taken for when the store is open', async () => {
    await open('queen-west', night)
    expect($canOrder.get()).toBe(true)
    await addLine(plenty().id)
    await fillIn()
    expect(await placeOrder()).toBeTruthy()
  })

  test('closed, and set to off: it is not, and no time is offered', async () => {
    await open('kensington', night)
    expect($canOrder.get()).toBe(false)
    await addLine(plenty().id)
    await loadSlots()
    expect(dataOf($slots.get())).toEqual([])
  })

  test('closed since the checkout was filled in, and set to off: the server refuses it, and the cart is kept', async () => {
    await open('kensington', beforeClosing)
    await addLine(plenty().id)
    await fillIn()
    now = night
    expect(await placeOrder()).toBeUndefined()
    expect(inWords(checkoutForm.$state.get().problem)).toBe(
      'The store isn’t taking orders right now. Your cart is saved.'
    )
    expect(dataOf($cart.get())?.count).toBe(1)
  })

  test('open, and set to off: it is allowed', async () => {
    await open('byward-market', afternoon)
    expect($canOrder.get()).toBe(true)
  })

  /** Kensington is open until 9 pm on a Tuesday, and delivers until 8 pm. */
  const tuesday = (time: string) => Date.parse(`2026-11-24T${time}:00-05:00`)
  const firstSlot = async (method: Method) => {
    await chooseMethod(method)
    await loadSlots()
    return dataOf($slots.get())?.[0]?.slots[0]?.id
  }

  test('open after the last delivery, and set to off: the next day’s deliveries are offered, and taken', async () => {
    await open('kensington', tuesday('20:25'))
    expect($canOrder.get()).toBe(true)
    const one = plenty()
    await addLine(one.id, Math.min(5, Math.ceil(10_000 / one.price)))
    const more = plenty([one.id])
    await addLine(more.id, Math.min(5, Math.ceil(10_000 / more.price)))
    expect(await firstSlot('delivery')).toBe('2026-11-25 12:00 pm')
    writeDelivery()
    const address = { line1: '300 Queen Street West', city: 'Toronto', province: 'ON', postalCode: 'M5V 2A1' }
    for (const [name, value] of Object.entries(address)) deliverForm.type(name as keyof typeof address, value)
    await deliverToForm()
    await fillIn()
    expect(await placeOrder()).toBeTruthy()
  })

  test.each<Method>(['pickup', 'delivery'])(
    'closed, and set to off: no time is offered for %s, by the rule by which the server refuses',
    async method => {
      await open('kensington', tuesday('21:00'))
      expect($canOrder.get()).toBe(false)
      await addLine(plenty().id)
      expect(await firstSlot(method)).toBeUndefined()
      expect(hoursView($location.get().detail!, now, 'en-CA').readyBy).toBeUndefined()
      await fillIn()
      checkoutForm.type('slot', '2026-11-25 12:00 pm')
      expect(await placeOrder()).toBeUndefined()
    }
  )

  test('switched off, and not set to off: the times after these hours are offered, promised and taken', async () => {
    await open('queen-west', tuesday('12:00'))
    await setOpen(server.url, false)
    await loadBusiness()
    expect($canOrder.get()).toBe(true)
    await addLine(plenty().id)
    expect(await firstSlot('pickup')).toBe('2026-11-25 09:00 am')
    const { label, note, readyBy } = hoursView($location.get().detail!, now, 'en-CA')
    expect(label).toBe('09:00 am - 10:00 pm (CLOSED)')
    expect([note, readyBy?.time]).toEqual(['opens tomorrow 9:00\u00a0am', 'tomorrow 9:00\u00a0am'])
    await fillIn()
    expect(await placeOrder()).toBeTruthy()
    await setOpen(server.url, true)
  })

  test.each([
    ['queen-west', tuesday('12:28')],
    ['queen-west', night],
    ['inglewood', tuesday('12:07')],
    ['byward-market', afternoon],
    ['kensington', tuesday('20:25')]
  ])('the promised pickup time of %s at %i is the first that is offered', async (store, at) => {
    await open(store, at)
    await addLine(plenty().id)
    await firstSlot('pickup')
    const first = dataOf($slots.get())?.[0]?.slots[0]?.start ?? ''
    expect(readyAt($location.get().detail!, now)).toBe(Date.parse(first))
  })

  test('a full first slot is not promised, and one that fills up later no longer is once the slots are reloaded', async () => {
    await open('queen-west', afternoon)
    const { id: locationId = '' } = $location.get().detail ?? {}
    await addLine(plenty().id)
    await firstSlot('pickup')
    const [first, second, third] = dataOf($slots.get())?.flatMap(day => day.slots) ?? []
    const fill = (slot: typeof first) =>
      server.db
        .insert(slotBookings)
        .values({ locationId, method: 'pickup', slotStart: new Date(slot?.start ?? 0), taken: 1000 })
    const promised = () => methodOptions($location.get().detail!, { now, currency: 'CAD', locale: 'en-CA' })[0]?.detail
    const by = (slot: typeof first) => `Ready by ${writeSent(slot?.start ?? '', $location.get().detail!, 'en-CA')}`
    expect(promised()).toBe(by(first))
    await fill(first)
    await loadBusiness()
    expect(promised()).toBe(by(second))
    await fill(second)
    await loadSlots()
    expect(promised()).toBe(by(third))
    expect(hoursView($location.get().detail!, now, 'en-CA').readyBy?.time).toBe(by(third).replace('Ready by ', ''))
    await server.db.delete(slotBookings)
    await loadSlots()
    expect(promised()).toBe(by(first))
  })

  test('nothing blocks ordering while no store is chosen', async () => {
    here = visit(server.url, { hash: '#/' })
    await until($business, load => load.state === 'ready')
    expect($canOrder.get()).toBe(true)
  })
})

describe('available points = the user’s points − points redeemed in the cart − reward points in the cart, never below 0 (SPEC A5)', () => {
  test('of who is signed in, and none of a guest', async () => {
    await open('queen-west', afternoon)
    expect($availablePoints.get()).toBe(0)
    await signIn(server.url)
    expect($availablePoints.get()).toBe(320)
    await addLine(plenty().id)
    expect($availablePoints.get()).toBe(320)
    await signOut()
    expect($availablePoints.get()).toBe(0)
  })

  test.each([
    [100, 0, 220],
    [0, 50, 270],
    [100, 50, 170],
    [320, 0, 0],
    [300, 50, 0]
  ])('with %i redeemed and %i of rewards in the cart there are %i', async (pointsRedeemed, points, left) => {
    await open('queen-west', afternoon)
    await signIn(server.url)
    await addLine(plenty().id)
    const cart = dataOf($cart.get())
    if (cart)
      $cart.set({
        state: 'ready',
        value: {
          ...cart,
          orderLoyalty: { pointsRedeemed, amount: 0 },
          orderReward: { points, id: null, name: null, amount: 0 }
        }
      })
    expect($availablePoints.get()).toBe(left)
  })
})
