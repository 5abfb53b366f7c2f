import { eq } from 'drizzle-orm'
import { listings, orders } from '../../../src/server/db/schema.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { $quantities, setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { addLine, removeLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cart, openCart } from '../../../src/stores/cart/cart.ts'
import { $cartFull } from '../../../src/stores/cart/cart-full.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { $offers, checkoutForm, placeOrder, toggleOffer } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds } from '../../../src/stores/location/location.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { $place } from '../../../src/routing/location.ts'
import { fillIn, plenty, variants } from '../support/shopping.ts'
import { type DemoServer, settled, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
beforeEach(async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
})
afterEach(() => here.end())
afterAll(() => server.close())

test('lines are added, changed and taken out, and the server prices them', async () => {
  const one = plenty()
  const other = plenty([one.id])
  expect(await addLine(one.id, 2)).toBe(true)
  expect(await addLine(other.id)).toBe(true)
  const cart = dataOf($cart.get())
  const price = (of: typeof one) => of.salePrice ?? of.price
  expect(cart?.subtotal).toBe(price(one) * 2 + price(other))
  expect(cart?.total).toBe(cart!.subtotal + cart!.taxes.reduce((sum, tax) => sum + tax.amount, 0))
  expect($quantities.get()).toEqual({ [one.id]: 2, [other.id]: 1 })
  await setQuantity(one.id, 1)
  await removeLine(other.id)
  expect($quantities.get()).toEqual({ [one.id]: 1 })
})

test('presses in quick succession all count', async () => {
  const { id } = plenty()
  await Promise.all([addLine(id), addLine(id), addLine(id)])
  expect($quantities.get()[id]).toBe(3)
})

test('a quantity above the stock is refused with the number left, and the cart is unchanged', async () => {
  const few = variants().find(one => one.stock > 0 && one.stock < 5 && one.product.limitClass === 'accessory')
  expect(await addLine(few!.id, few!.stock + 1)).toBe(false)
  expect(inWords($cartProblem.get())).toContain(String(few!.stock))
  expect($cartCount.get()).toBe(0)
})

test('more than the purchase limit is refused with the limit and the excess in grams (SPEC C10)', async () => {
  const ounce = variants().find(one => one.product.limitClass === 'dried' && one.weight === 28 && one.stock >= 2)
  expect(await addLine(ounce!.id)).toBe(true)
  expect(await addLine(ounce!.id)).toBe(false)
  expect($cartFull.get()).toEqual({ active: true, limit: 30, exceedValue: 26 })
  expect($cartProblem.get()).toBeUndefined()
  expect(dataOf($cart.get())?.cartFull).toEqual({ active: false, limit: 30, exceedValue: 0 })
  expect($quantities.get()[ounce!.id]).toBe(1)
})

test('the cart is there again on the next visit', async () => {
  const { id } = plenty()
  await addLine(id, 2)
  const { cookies } = here.outside
  here.end()
  here = visit(server.url, { hash: '#/queen-west', cookies })
  await shopIsOpen()
  await openCart('queen-west')
  expect($quantities.get()).toEqual({ [id]: 2 })
})

test('checkout with missing fields names each, sends nothing and keeps the typed values', async () => {
  await addLine(plenty().id)
  checkoutForm.type('first_name', 'Élise')
  checkoutForm.type('email', 'elise@')
  checkoutForm.type('phone', '12')
  expect(await placeOrder()).toBeUndefined()
  expect(checkoutForm.$state.get().errors).toEqual({
    last_name: 'required',
    email: 'email',
    phone: 'phone',
    slot: 'required'
  })
  expect(checkoutForm.$state.get().values).toMatchObject({ first_name: 'Élise', email: 'elise@', phone: '12' })
})

test('an order is placed, shown, and its cart forgotten', async () => {
  await addLine(plenty().id, 2)
  const total = dataOf($cart.get())?.total
  await fillIn()
  const id = await placeOrder()
  expect(id).toBeTruthy()
  expect($place.get().path).toBe(`/queen-west/orders/${id}`)
  expect($cartIds.get()).toEqual({})
  expect($cartCount.get()).toBe(0)
  await openOrder(id!)
  const order = await settled($order)
  expect(order).toMatchObject({
    state: 'ready',
    value: { id, status: 'placed', total, customer: { first_name: 'Élise' } }
  })
})

test('offers that were wanted with one order are not ticked for the next (CASL)', async () => {
  await addLine(plenty().id)
  await fillIn()
  toggleOffer('email')
  toggleOffer('sms')
  const id = (await placeOrder()) ?? ''
  const [sent] = await server.db.select({ offers: orders.offers }).from(orders).where(eq(orders.id, id))
  expect(sent?.offers).toEqual({ email: true, sms: true })
  expect($offers.get()).toEqual({ email: false, sms: false })
  await addLine(plenty().id)
  await fillIn()
  const next = (await placeOrder()) ?? ''
  const [later] = await server.db.select({ offers: orders.offers }).from(orders).where(eq(orders.id, next))
  expect(later?.offers).toEqual({ email: false, sms: false })
})

test('a line that has sold out is marked, nothing is ordered and all typed values stay (SPEC C16)', async () => {
  const { id } = plenty()
  await addLine(id, 2)
  await fillIn()
  await server.db.update(listings).set({ stock: 0 }).where(eq(listings.variantId, id))
  expect(await placeOrder()).toBeUndefined()
  expect(dataOf($cart.get())?.lines).toMatchObject([{ variant: id, problem: 'sold_out' }])
  expect(checkoutForm.$state.get().problem?.kind).toBe('refused')
  expect(checkoutForm.$state.get().values.first_name).toBe('Élise')
  await server.db.update(listings).set({ stock: 20 }).where(eq(listings.variantId, id))
})

test('a slot that is no longer there is said at its field, and all else is kept', async () => {
  await addLine(plenty().id)
  await fillIn()
  checkoutForm.type('slot', '2020-01-01 05:30 pm')
  expect(await placeOrder()).toBeUndefined()
  expect(inWords(checkoutForm.$state.get().problem)).toMatch(/time was just taken/)
  expect(checkoutForm.$state.get().values).toMatchObject({ first_name: 'Élise', slot: '' })
  expect($cartCount.get()).toBe(1)
})
