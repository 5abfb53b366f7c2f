import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { cancel, cancelForm, changeEmail, emailForm } from '../../../src/stores/order/order-actions.ts'
import { checkIn, checkInForm, onWayForm, setOut } from '../../../src/stores/order/arrival.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $user } from '../../../src/stores/session/user.ts'
import { orderAt, setStatus } from '../support/staff.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/** Places an order with a method and opens its page. */
async function open(method: 'pickup' | 'curbside' = 'pickup'): Promise<string> {
  const { id } = await orderAt(server.url)
  await server.db.update(orders).set({ method }).where(eq(orders.id, id))
  here = visit(server.url, { hash: `#/queen-west/orders/${id}` })
  await shopIsOpen()
  await openOrder(id)
  return id
}

/** Types another email address for the order, and sends it. */
function correct(id: string, email: string): Promise<boolean> {
  emailForm.reset()
  emailForm.type('email', email)
  return changeEmail(id)
}

const orderNow = () => dataOf($order.get())
const toastsNow = () => $toasts.get().map(toast => 'key' in toast && toast.key)

test('an order is cancelled with the typed reason, and its page shows it immediately', async () => {
  const id = await open()
  openPopup({ key: 'cancel-order', data: { order: id } })
  cancelForm.type('reason', '  Other plans ')
  await cancel(id)
  expect(orderNow()).toMatchObject({ status: 'cancelled', cancelReason: 'Other plans', canCancel: false })
  expect($popup.get()).toBeUndefined()
  expect(toastsNow()).toContain('order.wasCancelled')
})

test('one that is already being prepared stays, and its page shows the current status', async () => {
  const id = await open()
  await setStatus(server.url, id, 'confirmed')
  await setStatus(server.url, id, 'preparing')
  openPopup({ key: 'cancel-order', data: { order: id } })
  await cancel(id)
  expect(orderNow()).toMatchObject({ status: 'preparing', canCancel: false })
  expect($popup.get()).toBeUndefined()
  expect(toastsNow()).toContain('order.movedOn')
})

test('while the API is down nothing is cancelled, and the dialog stays open with the typed reason', async () => {
  const id = await open()
  openPopup({ key: 'cancel-order', data: { order: id } })
  cancelForm.type('reason', 'Other plans')
  here.outside.setOnline(false)
  await cancel(id)
  expect(cancelForm.$state.get()).toMatchObject({ values: { reason: 'Other plans' }, problem: { kind: 'offline' } })
  expect($popup.get()?.key).toBe('cancel-order')
  expect(orderNow()?.status).toBe('placed')
})

test('a shopper checks in at the curb; when it can’t be sent, car and spot are kept (SPEC C16)', async () => {
  const id = await open('curbside')
  await setStatus(server.url, id, 'confirmed')
  expect(await checkIn(id)).toBe(false)
  expect(checkInForm.$state.get().errors).toEqual({ car: 'required', spot: 'required' })
  checkInForm.type('car', 'Blue van')
  checkInForm.type('spot', 'Spot 4')
  here.outside.setOnline(false)
  expect(await checkIn(id)).toBe(false)
  expect(checkInForm.$state.get().values).toEqual({ car: 'Blue van', spot: 'Spot 4' })
  here.outside.setOnline(true)
  expect(await checkIn(id)).toBe(true)
  expect(orderNow()?.curbside).toMatchObject({ car: 'Blue van', spot: 'Spot 4' })
})

test('a shopper says that they are on their way, and then that they are in the store', async () => {
  const id = await open()
  await setStatus(server.url, id, 'confirmed')
  onWayForm.type('minutes', '20')
  expect(await setOut(id)).toBe(true)
  const { at = '', due = '' } = orderNow()?.onWay ?? {}
  expect(Date.parse(due) - Date.parse(at)).toBe(20 * 60_000)
  expect(await checkIn(id)).toBe(true)
  expect(orderNow()?.curbside).toMatchObject({ car: '', spot: '' })
  // The store has seen them: there is no way any more.
  expect(await setOut(id)).toBe(false)
  expect($toasts.get().at(-1)?.tone).toBe('warn')
})

test('a guest corrects the order’s email address, also where the device remembers it', async () => {
  const id = await open()
  const customer = { first_name: 'Élise', last_name: 'Tremblay', phone: '416 555 0134', email: 'elise@example.com' }
  const kept = { customer, method: 'pickup', tender: 'in_store', address: null }
  here.outside.remembered = JSON.stringify(kept)
  $user.set(customer)
  expect(await correct(id, 'elise.tremblay@example.com')).toBe(true)
  const email = 'elise.tremblay@example.com'
  expect(orderNow()?.customer.email).toBe(email)
  expect(JSON.parse(here.outside.remembered)).toEqual({ ...kept, customer: { ...customer, email } })
  expect($user.get()).toEqual({ ...customer, email })
})

test('an address is also corrected where it was typed or remembered in another spelling', async () => {
  const id = await open()
  const { email = '' } = orderNow()?.customer ?? {}
  const typed = `\u202a${email.replace('example', 'EXAMPLE')}\u202c`
  const customer = { first_name: 'Élise', last_name: 'Tremblay', phone: '416 555 0134', email: typed }
  here.outside.remembered = JSON.stringify({ customer, method: 'pickup', tender: 'in_store', address: null })
  $user.set(customer)
  expect(await correct(id, 'right@example.com')).toBe(true)
  expect([$user.get().email, here.outside.remembered]).toEqual([
    'right@example.com',
    expect.stringContaining('right@example.com')
  ])
})

test('correcting the email changes no one else’s details on the device, and saves none if there were none', async () => {
  const id = await open()
  const customer = { first_name: 'Ada', last_name: 'Byron', phone: '416 555 0123', email: 'ada@example.com' }
  const kept = JSON.stringify({ customer, method: 'pickup', tender: 'in_store', address: null })
  here.outside.remembered = kept
  $user.set(customer)
  await correct(id, 'first@example.com')
  expect([here.outside.remembered, $user.get().email]).toEqual([kept, 'ada@example.com'])
  here.outside.remembered = undefined
  await correct(id, 'second@example.com')
  expect([orderNow()?.customer.email, here.outside.remembered]).toEqual(['second@example.com', undefined])
})

test('an invalid email is refused at its field, and one change too many with the API’s message', async () => {
  const id = await open()
  expect(await correct(id, 'elise@')).toBe(false)
  expect(emailForm.$state.get().errors).toEqual({ email: 'email' })
  for (const name of ['one', 'two', 'three']) expect(await correct(id, `${name}@example.com`)).toBe(true)
  expect(await correct(id, 'four@example.com')).toBe(false)
  expect(emailForm.$state.get()).toMatchObject({
    values: { email: 'four@example.com' },
    problem: { text: 'This order’s email address can’t be changed again. Please call the store.' }
  })
  expect(orderNow()?.customer.email).toBe('three@example.com')
})

test('the email of an order that has ended in the meantime stays, and the API’s message says why', async () => {
  const id = await open()
  const email = orderNow()?.customer.email
  await setStatus(server.url, id, 'cancelled')
  expect(await correct(id, 'late@example.com')).toBe(false)
  expect(orderNow()).toMatchObject({ status: 'cancelled', customer: { email } })
  expect($toasts.get().map(toast => 'text' in toast && toast.text)).toContain(
    'This order is finished, so its email address can’t be changed.'
  )
})
