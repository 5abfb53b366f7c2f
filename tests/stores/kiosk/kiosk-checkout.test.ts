import { describe, expect, test } from 'vitest'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { $device } from '../../../src/stores/kiosk/device.ts'
import { $kiosk, setKioskState } from '../../../src/stores/kiosk/kiosk.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { beginVisit, endVisit } from '../../../src/stores/kiosk/visit.ts'
import { $kioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { $waitingOrders } from '../../../src/stores/kiosk/waiting-orders.ts'
import { cutAfter, openKiosks } from '../support/kiosk/kiosk-shop.ts'
import { plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'

const shop = openKiosks()

const errors = () => kioskForm.$state.get().errors

/** Begins a visit with something in the cart. */
async function choose(): Promise<void> {
  beginVisit()
  await addLine(plenty().id)
}

/** Orders as somebody with a first name, and returns the code. */
async function orderAs(name: string): Promise<string | undefined> {
  await choose()
  kioskForm.type('first_name', name)
  expect(await placeAtKiosk()).toBe(true)
  const code = $kioskOrder.get()?.order?.pickupCode
  endVisit()
  return code
}

describe('the checkout of a registered kiosk', () => {
  test('asks for no more than a first name, and its code becomes the pickup code', async () => {
    await shop.turnOnRegistered(6)
    await choose()
    kioskForm.type('first_name', 'Sam')
    expect(await placeAtKiosk()).toBe(true)
    expect($kioskOrder.get()).toMatchObject({ waiting: { code: 'A007' }, order: { pickupCode: 'A007' } })
    expect((await shop.orders()).at(-1)).toMatchObject({ firstName: 'Sam', lastName: '', phone: '', email: '' })
    expect([$cartCount.get(), $waitingOrders.get()]).toEqual([0, []])
  })

  test('sends fields that were left empty as null (SPEC A5)', async () => {
    const { outside } = await shop.turnOnRegistered()
    await choose()
    const bodies: unknown[] = []
    const { http } = outside
    outside.http = (url, init) => {
      if (url.includes('/orders')) bodies.push(JSON.parse(init.body as string))
      return http(url, init)
    }
    kioskForm.type('first_name', 'Sam')
    expect(await placeAtKiosk()).toBe(true)
    expect(bodies).toMatchObject([{ customer: { first_name: 'Sam', last_name: null, phone: null, email: null } }])
  })

  test('asks for the first name', async () => {
    await shop.turnOnRegistered()
    await choose()
    expect(await placeAtKiosk()).toBe(false)
    expect(errors()).toEqual({ first_name: 'required' })
  })

  test('shows an error at the field for an invalid email or phone', async () => {
    await shop.turnOnRegistered()
    await choose()
    kioskForm.type('first_name', 'Sam')
    kioskForm.type('email', 'sam@')
    kioskForm.type('phone', '12')
    expect(await placeAtKiosk()).toBe(false)
    expect(errors()).toEqual({ email: 'email', phone: 'phone' })
  })

  test('needs an email for a new account, to which the link is sent', async () => {
    await shop.turnOnRegistered()
    await choose()
    kioskForm.type('first_name', 'Sam')
    kioskForm.type('signup', true)
    expect(await placeAtKiosk()).toBe(false)
    expect(errors()).toEqual({ email: 'required' })
    kioskForm.type('email', 'sam.atkiosk@example.com')
    expect(await placeAtKiosk()).toBe(true)
    expect((await shop.orders()).at(-1)).toMatchObject({ email: 'sam.atkiosk@example.com' })
  })

  test('counts its codes up, and begins again after 999', async () => {
    const kiosk = await shop.turnOnRegistered(997)
    expect([await orderAs('Sam'), await orderAs('Ada'), await orderAs('Bo')]).toEqual(['A998', 'A999', 'A001'])
    expect(JSON.parse(kiosk.tablet().device ?? '{}')).toMatchObject({ counter: 1 })
  })

  test('uses the code of a refused order for the next try, so that no number is missing', async () => {
    await shop.turnOnRegistered()
    await choose()
    kioskForm.type('first_name', 'Sam')
    const { http } = shop.kiosk.outside
    shop.kiosk.outside.http = async (url, init) => {
      if (!new URL(url).pathname.endsWith('/orders')) return http(url, init)
      const body = JSON.parse(init.body as string) as { version: number }
      return http(url, { ...init, body: JSON.stringify({ ...body, version: body.version - 1 }) })
    }
    expect(await placeAtKiosk()).toBe(false)
    expect($waitingOrders.get()).toEqual([])
    shop.kiosk.outside.http = http
    expect(await placeAtKiosk()).toBe(true)
    expect($kioskOrder.get()?.order?.pickupCode).toBe('A001')
  })
})

describe('the checkout of a tablet that is no kiosk of the store', () => {
  test('asks for the last name, phone and email too', async () => {
    await shop.turnOn()
    await choose()
    kioskForm.type('first_name', 'Sam')
    expect(await placeAtKiosk()).toBe(false)
    expect(errors()).toEqual({ last_name: 'required', phone: 'required', email: 'required' })
    kioskForm.type('last_name', 'Okafor')
    kioskForm.type('phone', '416 555 0177')
    kioskForm.type('email', 'sam.okafor@example.com')
    expect(await placeAtKiosk()).toBe(true)
    expect($kioskOrder.get()).toMatchObject({ waiting: { customer: { last_name: 'Okafor' } } })
    expect($kioskOrder.get()?.order?.pickupCode).toBeTruthy()
    expect($device.get().counter).toBe(0)
  })

  test('doesn’t let an order wait without the network, and says why', async () => {
    const { outside } = await shop.turnOn()
    await choose()
    const someone = { first_name: 'Sam', last_name: 'Okafor', phone: '416 555 0177', email: 'sam.o@example.com' }
    kioskForm.fillIn(someone)
    outside.setOnline(false)
    expect(await placeAtKiosk()).toBe(false)
    expect([$waitingOrders.get(), kioskForm.$state.get().problem]).toMatchObject([[], { kind: 'offline' }])
    outside.setOnline(true)
    expect(await placeAtKiosk()).toBe(true)
  })
})

describe('the order of a signed-in person', () => {
  test('is theirs, and noted apart from those of guests (SPEC A3)', async () => {
    await shop.turnOnRegistered()
    await choose()
    await signIn(shop.server.url)
    await addLine(plenty().id)
    expect(await placeAtKiosk()).toBe(true)
    const order = $kioskOrder.get()?.order
    expect(order?.customer).toMatchObject({ first_name: 'Alex', last_name: 'Moreau' })
    expect($kiosk.get()).toMatchObject({
      order: { success: true, data: { id: order?.id, number: order?.number } },
      guestOrder: { success: false, data: null }
    })
    expect((await shop.orders()).at(-1)?.accountId).toBeTruthy()
  })

  test('doesn’t wait without the network: it shows the problem and can be pressed again', async () => {
    const { outside, tablet } = await shop.turnOnRegistered()
    beginVisit()
    await signIn(shop.server.url)
    await addLine(plenty().id)
    const before = (await shop.orders()).length
    outside.setOnline(false)
    expect(await placeAtKiosk()).toBe(false)
    expect([$waitingOrders.get(), tablet().orders, $kioskOrder.get()]).toEqual([[], undefined, undefined])
    expect(kioskForm.$state.get()).toMatchObject({ problem: { kind: 'offline' }, isSending: false })
    expect($cartCount.get()).toBe(1)
    outside.setOnline(true)
    expect(await placeAtKiosk()).toBe(true)
    expect(await shop.orders()).toHaveLength(before + 1)
  })

  test('is placed once if its reply was lost and it is pressed again', async () => {
    const { outside } = await shop.turnOnRegistered()
    beginVisit()
    await signIn(shop.server.url)
    await addLine(plenty().id)
    const before = (await shop.orders()).length
    const lost = cutAfter(outside, call => call === 'POST /v1/orders')
    expect(await placeAtKiosk()).toBe(false)
    outside.setOnline(true)
    expect(await placeAtKiosk()).toBe(true)
    expect(await shop.orders()).toHaveLength(before + 1)
    expect($kioskOrder.get()?.order?.id).toBe(lost.replies[0]?.id)
  })
})

describe('the kiosk slice (SPEC A3)', () => {
  test('has the form of the checkout', async () => {
    const { outside } = await shop.turnOnRegistered()
    beginVisit()
    kioskForm.type('first_name', 'Sam')
    kioskForm.type('last_name', 'Okafor')
    kioskForm.type('phone', '416 555 0177')
    kioskForm.type('email', 'sam@example.com')
    kioskForm.type('signup', true)
    const checkout = {
      signup: true,
      firstName: 'Sam',
      lastName: 'Okafor',
      phone: '416 555 0177',
      email: 'sam@example.com'
    }
    expect($kiosk.get().checkout).toEqual(checkout)
    expect(JSON.parse(outside.cookies.get('storefront.kiosk') ?? '{}')).toMatchObject({ d: { checkout } })
  })

  test('holds the values that the form shows and sends', async () => {
    await shop.turnOnRegistered()
    await choose()
    setKioskState({
      checkout: { signup: true, firstName: 'Sam', lastName: '', phone: '', email: 'sam.slice@example.com' }
    })
    expect(kioskForm.$state.get().values).toMatchObject({ signup: true, first_name: 'Sam' })
    expect(await placeAtKiosk()).toBe(true)
    expect((await shop.orders()).at(-1)).toMatchObject({ firstName: 'Sam', email: 'sam.slice@example.com' })
    expect($kiosk.get().checkout).toMatchObject({ signup: false })
  })

  test('is filled in from the account on sign-in, and keeps the typed values', async () => {
    await shop.turnOnRegistered()
    beginVisit()
    kioskForm.type('first_name', 'Al')
    await signIn(shop.server.url)
    expect($kiosk.get().checkout).toMatchObject({ firstName: 'Al', lastName: 'Moreau' })
    expect(kioskForm.$state.get().values).toMatchObject({ first_name: 'Al', last_name: 'Moreau' })
  })

  test('decides whether an order is shown', async () => {
    await shop.turnOnRegistered()
    await choose()
    kioskForm.type('first_name', 'Sam')
    await placeAtKiosk()
    expect($kioskOrder.get()).toBeDefined()
    setKioskState({ guestOrder: { success: false, data: null } })
    expect($kioskOrder.get()).toBeUndefined()
  })

  test('has a guest’s order as guestOrder alone', async () => {
    await shop.turnOnRegistered()
    await choose()
    kioskForm.type('first_name', 'Sam')
    await placeAtKiosk()
    const { id, number } = $kioskOrder.get()?.order ?? {}
    expect($kiosk.get()).toMatchObject({
      guestOrder: { success: true, data: { id, number } },
      order: { success: false, data: null }
    })
  })
})
