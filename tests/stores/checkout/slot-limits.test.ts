import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { $isAsap, $slotLoss, chooseAsap, chooseSlot, followSlots } from '../../../src/stores/checkout/chosen-slot.ts'
import { placeSoon } from '../../../src/stores/checkout/place-soon.ts'
import { deliverForm, deliverToForm, writeDelivery } from '../../../src/stores/checkout/delivery-address.ts'
import { chooseMethod } from '../../../src/stores/cart/fulfilment-method.ts'
import { $heldSlot } from '../../../src/stores/checkout/slot-grace-period.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { shortMenu } from '../support/short-menu.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

/** The current time, for the shopper and the server alike: on a Wednesday. */
let now = 0
const itIs = (time: string) => void (now = Date.parse(`2026-11-25T${time.length === 5 ? `${time}:00` : time}-05:00`))

let server: DemoServer
let here: Visit
let end = () => {}
/** Reloads the slots, as after half a minute. */
let askAgain = () => {}

beforeAll(async () => {
  itIs('12:00')
  server = await startTestServer({ clock: () => new Date(now), seed: shortMenu })
}, 60_000)
afterEach(() => {
  end()
  here.end()
})
afterAll(() => server.close())

const home = { line1: '88 Ossington Avenue', city: 'Toronto', province: 'ON', postalCode: 'M6J 2Z4' }
/** In the zone with deliveries on weekday evenings. */
const highPark = { ...home, line1: '2960 Dundas Street West', postalCode: 'M6P 1Y8' }

async function bringTo(address: typeof home): Promise<void> {
  writeDelivery()
  for (const [name, value] of Object.entries(address)) deliverForm.type(name as keyof typeof home, value)
  await deliverToForm()
}

const listed = () => dataOf($slots.get())?.flatMap(({ slots }) => slots.map(({ id }) => id)) ?? []
/** Waits until the list contains a slot, or no longer contains it. */
const lists = (id: string, isThere = true) =>
  until($slots, () => listed().length > 0 && listed().includes(id) === isThere)

/** Goes to the checkout at Queen West with enough in the cart for a delivery anywhere. */
async function checkOut(method: Method, time: string): Promise<void> {
  itIs(time)
  const outside = testPlatform()
  const { after } = outside.clock
  outside.clock.now = () => now
  outside.clock.after = (ms, run) => {
    if (ms !== 30_000) return after(ms, run)
    askAgain = run
    return () => {}
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  const { id, price } = plenty()
  await addLine(id, Math.min(5, Math.ceil(6000 / price)))
  const more = plenty([id])
  await addLine(more.id, Math.min(5, Math.ceil(6000 / more.price)))
  await chooseMethod(method)
  if (method === 'delivery') await bringTo(home)
  end = followSlots()
  await until($slots, load => load.state === 'ready')
  checkoutForm.type('first_name', 'Élise')
  checkoutForm.type('last_name', 'Tremblay')
  checkoutForm.type('phone', '416 555 0199')
  checkoutForm.type('email', 'elise@example.com')
}

const today = (time: string) => `2026-11-25 ${time}`

describe('an address whose zone has hours of its own', () => {
  test('is offered the times in both, and explains it', async () => {
    await checkOut('delivery', '12:00')
    expect(listed()[0]).toBe(today('12:45 pm'))
    await bringTo(highPark)
    expect(inWords($announcement.get()).replaceAll('\u00a0', ' ')).toBe('We deliver here Mon–Fri 4:00 pm – 9:00 pm.')
    await lists(today('12:45 pm'), false)
    expect(listed()[0]).toBe(today('04:00 pm'))
    // There are none at the weekend.
    expect(new Set(listed().map(id => id.slice(0, 10)))).not.toContain('2026-11-28')
  })

  test('clears a chosen time outside them, says so immediately, and keeps everything else', async () => {
    await checkOut('delivery', '12:00')
    chooseSlot(today('02:00 pm'))
    await bringTo(highPark)
    const said =
      'We don’t deliver to that address at the time you chose. Please choose another one. Everything else is saved.'
    expect(inWords($slotLoss.get())).toBe(said)
    expect(inWords($announcement.get())).toContain(` ${said}`)
    expect(checkoutForm.$state.get().values).toMatchObject({
      slot: '',
      first_name: 'Élise',
      email: 'elise@example.com'
    })
    expect(checkoutForm.$state.get().errors).toEqual({ slot: 'unknown' })
    await lists(today('04:00 pm'))
    chooseSlot(today('04:00 pm'))
    expect($slotLoss.get()).toBeUndefined()
    expect(checkoutForm.$state.get().errors).toEqual({})
  })

  test('keeps a chosen time that is within them, and may be ordered to', async () => {
    await checkOut('delivery', '12:00')
    chooseSlot(today('05:00 pm'))
    await bringTo(highPark)
    await lists(today('12:45 pm'), false)
    expect(checkoutForm.$state.get().values.slot).toBe(today('05:00 pm'))
    expect($slotLoss.get()).toBeUndefined()
    expect(dataOf($cart.get())?.delivery).toMatchObject({ zone: 'High Park and the Junction', missing: 0 })
    expect(await placeSoon()).toBeDefined()
  })

  test('has its first time for who wants it as soon as possible', async () => {
    await checkOut('delivery', '12:00')
    chooseAsap()
    expect(checkoutForm.$state.get().values.slot).toBe(today('12:45 pm'))
    await bringTo(highPark)
    await until(checkoutForm.$state, ({ values }) => values.slot === today('04:00 pm'))
    expect($isAsap.get()).toBe(true)
    expect(inWords($announcement.get()).replaceAll('\u00a0', ' ')).toBe(
      'The earliest time is now today, 4:00 pm – 4:15 pm.'
    )
  })
})

describe('after the cut-off', () => {
  test('as soon as possible is on the next day', async () => {
    await checkOut('delivery', '19:00')
    chooseAsap()
    expect(checkoutForm.$state.get().values.slot).toBe('2026-11-26 11:00 am')
  })

  test('an order for the same day is taken for a moment more', async () => {
    await checkOut('delivery', '18:59')
    chooseSlot(today('08:30 pm'))
    itIs('19:00:30')
    askAgain()
    await lists(today('08:30 pm'), false)
    expect(checkoutForm.$state.get().values.slot).toBe(today('08:30 pm'))
    expect($heldSlot.get()?.id).toBe(today('08:30 pm'))
    expect(await placeSoon()).toBeDefined()
  })
})

describe('a chosen time that time takes from the list', () => {
  test('is kept for a moment and can be ordered', async () => {
    await checkOut('pickup', '12:39:50')
    chooseSlot(today('01:00 pm'))
    itIs('12:40:20')
    askAgain()
    await lists(today('01:00 pm'), false)
    expect(checkoutForm.$state.get().values.slot).toBe(today('01:00 pm'))
    itIs('12:41:40')
    expect(await placeSoon()).toBeDefined()
    expect(checkoutForm.$state.get().values.slot).toBe('')
  })

  test('goes after that, which is said', async () => {
    await checkOut('pickup', '12:39:50')
    chooseSlot(today('01:00 pm'))
    itIs('12:40:20')
    askAgain()
    await lists(today('01:00 pm'), false)
    itIs('12:41:50')
    askAgain()
    await until(checkoutForm.$state, ({ values }) => values.slot === '')
    const said = 'The time you chose is no longer available. Please choose another one. Everything else is saved.'
    expect(inWords($slotLoss.get())).toBe(said)
    expect($heldSlot.get()).toBeUndefined()
  })

  test('is another by another method, whose times are asked for', async () => {
    await checkOut('delivery', '12:00')
    chooseSlot(today('01:30 pm'))
    await chooseMethod('curbside')
    await lists('2026-11-26 09:00 am')
    expect(checkoutForm.$state.get().values.slot).toBe('')
    expect($heldSlot.get()).toBeUndefined()
  })
})
