import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orders } from '../../../demo/server/db/schema.ts'
import { dataOf } from '../../../src/stores/core/async-state.ts'
import { cancel, cancelForm, checkInForm, checkIn } from '../../../src/stores/order/order-actions.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $toasts } from '../../../src/stores/core/toasts.ts'
import { skipPauses } from '../support/calls.ts'
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

const orderNow = () => dataOf($order.get())
const toastsNow = () => $toasts.get().map(toast => 'key' in toast && toast.key)

test('an order is cancelled with the typed reason, and its page shows it at once', async () => {
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

test('while the API is down nothing is cancelled, the question stays open and what was typed too', async () => {
  const id = await open()
  openPopup({ key: 'cancel-order', data: { order: id } })
  cancelForm.type('reason', 'Other plans')
  skipPauses(here.outside)
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
  skipPauses(here.outside)
  here.outside.setOnline(false)
  expect(await checkIn(id)).toBe(false)
  expect(checkInForm.$state.get().values).toEqual({ car: 'Blue van', spot: 'Spot 4' })
  here.outside.setOnline(true)
  expect(await checkIn(id)).toBe(true)
  expect(orderNow()?.curbside).toMatchObject({ car: 'Blue van', spot: 'Spot 4' })
})
