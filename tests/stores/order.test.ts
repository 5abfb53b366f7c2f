import { eq } from 'drizzle-orm'
import { listings } from '../../demo/server/db/schema.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { $quantities, addLine, removeLine, setQuantity } from '../../src/stores/cart-lines.ts'
import { $cart, $cartCount, $cartProblem, openCart } from '../../src/stores/cart.ts'
import { $checkoutProblem, $fieldErrors, $form, placeOrder, setField } from '../../src/stores/checkout.ts'
import { valueOf } from '../../src/stores/load.ts'
import { $cartIds } from '../../src/stores/location.ts'
import { $menu } from '../../src/stores/menu.ts'
import { $order, openOrder } from '../../src/stores/order.ts'
import { $slots, loadSlots } from '../../src/stores/slots.ts'
import { $place } from '../../src/routing/location.ts'
import { $toasts } from '../../src/stores/toasts.ts'
import { type DemoServer, settled, shopIsOpen, startDemo, until, type Visit, visit } from './support/visit.ts'

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

const variants = () =>
  (valueOf($menu.get())?.products ?? []).flatMap(product => product.variants.map(one => ({ ...one, product })))

/** A variant that is there in numbers and weighs little. */
function plenty(but: string[] = []) {
  const found = variants().find(
    one => one.stock >= 5 && one.product.limitClass === 'accessory' && !but.includes(one.id)
  )
  if (!found) throw new Error('The demo shop has no such variant.')
  return found
}

async function fillIn() {
  await loadSlots()
  const slot = valueOf($slots.get())
    ?.flatMap(day => day.slots)
    .find(one => one.available)
  setField('first_name', 'Élise')
  setField('last_name', 'Tremblay')
  setField('phone', '416 555 0199')
  setField('email', 'elise@example.com')
  setField('slot', slot?.id ?? '')
}

test('lines are added, changed and taken out, and the server prices them', async () => {
  const one = plenty()
  const other = plenty([one.id])
  expect(await addLine(one.id, 2)).toBe(true)
  expect(await addLine(other.id)).toBe(true)
  const cart = valueOf($cart.get())
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

test('presses of + that the shopper makes faster than the server answers all count', async () => {
  const { id } = plenty()
  await addLine(id)
  const { http } = here.outside
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  here.outside.http = async (url, init) => (await held, http(url, init))
  const presses = [0, 1, 2].map(() => setQuantity(id, ($quantities.get()[id] ?? 0) + 1))
  expect($quantities.get()[id]).toBe(4)
  release()
  expect(await Promise.all(presses)).toEqual([true, true, true])
  expect(valueOf($cart.get())?.lines).toMatchObject([{ variant: id, quantity: 4 }])
})

test('a change whose answer is lost is not done twice', async () => {
  const { id } = plenty()
  await addLine(id)
  const { http } = here.outside
  let lost = 0
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (init.method === 'PUT' && lost++ === 0) throw new TypeError('Failed to fetch')
    return response
  }
  expect(await addLine(id)).toBe(true)
  expect(lost).toBeGreaterThan(1)
  expect($quantities.get()[id]).toBe(2)
})

test('a change that ends after the shopper went to another store does not show there', async () => {
  const { id } = plenty()
  const change = addLine(id)
  here.outside.goTo('#/kensington')
  expect(await change).toBe(true)
  expect(valueOf($cart.get())).toBeUndefined()
  here.outside.goTo('#/queen-west')
  await until($quantities, quantities => quantities[id] === 1)
})

test('a slow read of the cart does not undo a newer change', async () => {
  const { id } = plenty()
  await addLine(id)
  const { http } = here.outside
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (init.method === 'GET') await held
    return response
  }
  const read = openCart('queen-west')
  await setQuantity(id, 3)
  release()
  await read
  expect($quantities.get()[id]).toBe(3)
})

test('two tabs that begin at once share one cart', async () => {
  const one = plenty()
  const other = plenty([one.id])
  await addLine(one.id)
  const kept = here.outside.cookies.get('storefront.location')
  const { cookies } = here.outside
  here.end()
  // A second tab that was opened before the first one began a cart.
  cookies.delete('storefront.location')
  here = visit(server.url, { hash: '#/queen-west', cookies })
  await shopIsOpen()
  cookies.set('storefront.location', kept ?? '')
  await addLine(other.id)
  expect($quantities.get()).toEqual({ [one.id]: 1, [other.id]: 1 })
})

test('a cart that another tab has ordered gives way to a new one, and says so at checkout', async () => {
  const one = plenty()
  await addLine(one.id)
  await fillIn()
  const ordered = valueOf($cart.get())
  const form = $form.get()
  await fetch(`${server.url}/v1/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'another-tab' },
    body: JSON.stringify({
      cart: ordered?.id,
      version: ordered?.version,
      customer: { first_name: 'A', last_name: 'B', phone: form.phone, email: form.email },
      slot: form.slot,
      tender: 'in_store'
    })
  })
  expect(await placeOrder()).toBeUndefined()
  expect($toasts.get().map(toast => toast.text)).toEqual([expect.stringMatching(/already ordered/)])
  expect($cart.get().state).toBe('idle')
  expect($form.get().first_name).toBe('Élise')
  expect(await addLine(one.id)).toBe(true)
  expect(valueOf($cart.get())?.id).not.toBe(ordered?.id)
})

test('a try that got no answer is asked for again before another order is sent', async () => {
  await addLine(plenty().id)
  await fillIn()
  const { http } = here.outside
  here.outside.clock.after = (_, run) => (queueMicrotask(run), () => {})
  here.outside.http = async (url, init) => {
    const response = await http(url, { ...init, signal: null })
    if (url.includes('/v1/orders')) throw new TypeError('Failed to fetch')
    return response
  }
  expect(await placeOrder()).toBeUndefined()
  here.outside.http = (url, init) => http(url, { ...init, signal: null })
  setField('first_name', 'Elise')
  expect(await placeOrder()).toBeTruthy()
  expect(valueOf($order.get())?.customer.first_name).toBe('Élise')
})

test('nothing goes on after an unmount, and nothing of the person stays', async () => {
  await addLine(plenty().id)
  await fillIn()
  await placeOrder()
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  const { http } = here.outside
  here.outside.http = async (url, init) => (await held, http(url, init))
  void openOrder('another')
  here.end()
  release()
  await held
  expect($order.get()).toEqual({ state: 'idle' })
  expect($form.get()).toMatchObject({ first_name: '', email: '' })
  here = visit(server.url)
})

test('a cart that another tab has changed is taken as it stands, and what was asked is done upon it', async () => {
  const one = plenty()
  const other = plenty([one.id])
  await addLine(one.id)
  const cart = valueOf($cart.get())
  await fetch(`${server.url}/v1/carts/${cart?.id}/lines/${other.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: cart?.version, quantity: 2 })
  })
  expect(await addLine(one.id)).toBe(true)
  expect($quantities.get()).toEqual({ [one.id]: 2, [other.id]: 2 })
})

test('more than is in stock is refused with a sentence that says what is left, and the cart stays as it was', async () => {
  const few = variants().find(one => one.stock > 0 && one.stock < 5 && one.product.limitClass === 'accessory')
  expect(await addLine(few!.id, few!.stock + 1)).toBe(false)
  expect($cartProblem.get()?.message).toContain(String(few!.stock))
  expect($cartCount.get()).toBe(0)
})

test('more than the purchase limit is refused with the limit and the excess in grams (SPEC C10)', async () => {
  const ounce = variants().find(one => one.product.limitClass === 'dried' && one.weight === 28 && one.stock >= 2)
  expect(await addLine(ounce!.id)).toBe(true)
  expect(await addLine(ounce!.id)).toBe(false)
  expect($cartProblem.get()?.message).toMatch(/30\sg.*26\sg/)
  expect(valueOf($cart.get())?.cartFull).toEqual({ active: false, limit: 30, exceedValue: 0 })
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

test('checkout with missing fields names each, sends nothing and keeps what was typed', async () => {
  await addLine(plenty().id)
  setField('first_name', 'Élise')
  setField('email', 'elise@')
  setField('phone', '12')
  expect(await placeOrder()).toBeUndefined()
  expect($fieldErrors.get()).toEqual({ last_name: 'required', email: 'email', phone: 'phone', slot: 'required' })
  expect($form.get()).toMatchObject({ first_name: 'Élise', email: 'elise@', phone: '12' })
})

test('an order is placed, shown, and its cart forgotten', async () => {
  await addLine(plenty().id, 2)
  const total = valueOf($cart.get())?.total
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

test('a reply that is lost makes no second order: the same try is sent again (SPEC C16)', async () => {
  await addLine(plenty().id)
  await fillIn()
  const { http } = here.outside
  const keys: (string | null)[] = []
  const orders: string[] = []
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!url.includes('/v1/orders')) return response
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    const { payload } = (await response.clone().json()) as { payload: { id: string } }
    orders.push(payload.id)
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return response
  }
  const id = await placeOrder()
  expect(keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
  expect(new Set(orders)).toEqual(new Set([id]))
})

test('a line that is sold out meanwhile is marked, nothing is ordered and all that was typed stays (SPEC C16)', async () => {
  const { id } = plenty()
  await addLine(id, 2)
  await fillIn()
  await server.db.update(listings).set({ stock: 0 }).where(eq(listings.variantId, id))
  expect(await placeOrder()).toBeUndefined()
  expect(valueOf($cart.get())?.lines).toMatchObject([{ variant: id, problem: 'sold_out' }])
  expect($checkoutProblem.get()?.kind).toBe('refused')
  expect($form.get().first_name).toBe('Élise')
  await server.db.update(listings).set({ stock: 20 }).where(eq(listings.variantId, id))
})

test('a slot that is no longer there is said at its field, and all else is kept', async () => {
  await addLine(plenty().id)
  await fillIn()
  setField('slot', '2020-01-01 05:30 pm')
  expect(await placeOrder()).toBeUndefined()
  expect($checkoutProblem.get()?.message).toMatch(/time was just taken/)
  expect($form.get()).toMatchObject({ first_name: 'Élise', slot: '' })
  expect($cartCount.get()).toBe(1)
})

test('without a network the order is not lost: the form and the cart stay, and the next press sends it', async () => {
  await addLine(plenty().id)
  await fillIn()
  here.outside.setOnline(false)
  here.outside.clock.after = (_, run) => (queueMicrotask(run), () => {})
  const { http } = here.outside
  here.outside.http = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await placeOrder()).toBeUndefined()
  expect($checkoutProblem.get()?.kind).toBe('offline')
  expect($form.get().email).toBe('elise@example.com')
  here.outside.http = http
  here.outside.setOnline(true)
  here.outside.clock.after = (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  expect(await placeOrder()).toBeTruthy()
})
