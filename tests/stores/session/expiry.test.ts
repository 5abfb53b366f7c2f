import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carts } from '../../../src/server/db/schema.ts'
import { request } from '../../../src/client/http/request.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { setLocale } from '../../../src/stores/core/language.ts'
import { $cart, reloadCart } from '../../../src/stores/cart/cart.ts'
import { $quantities } from '../../../src/stores/cart/lines/quantities.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds } from '../../../src/stores/location/location.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { $session, $signInAgain } from '../../../src/stores/session/session.ts'
import { refreshSession } from '../../../src/stores/session/sign-in/current-session.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { holdCalls, listCalls } from '../support/calls.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { expireAll, signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
beforeEach(async () => {
  // A person's other carts would be merged at sign-in.
  await server.db.delete(carts)
  here = visit(server.url, { hash: '#/queen-west' })
  await signIn(server.url)
  // What the page asks for by itself would learn of the expiry too.
  await shopIsOpen()
  await here.outside.rest()
})
afterEach(() => here.end())
afterAll(() => server.close())

/** Returns a variant that can be added to the cart. */
async function some(): Promise<string> {
  await shopIsOpen()
  return plenty().id
}

const expiries = () => $toasts.get().filter(toast => 'key' in toast && toast.key === 'problem.unauthorized')

describe('session expiry shows the error `Session expired, Please relogin.` and signs the user out (SPEC A4)', () => {
  test('clearing the stored user cookies and returning to the location home', async () => {
    here.outside.goTo('#/queen-west/cart?iframe=1')
    await expireAll(server.url)
    await refreshSession()
    expect($session.get()).toMatchObject({ loggedIn: false, token: undefined, userDetails: undefined })
    expect([...here.outside.cookies.keys()].toSorted()).toEqual(['storefront.location', 'storefront.platform'])
    expect([...here.outside.cookies.values()].join()).not.toMatch(/Alex|Moreau/)
    expect(here.outside.address.hash()).toBe('#/queen-west?iframe=1')
    expect(expiries()).toMatchObject([{ tone: 'bad' }])
  })

  test('once, however many calls learn of it at the same time', async () => {
    await expireAll(server.url)
    await Promise.all([1, 2, 3, 4, 5].map(() => refreshSession()))
    expect(expiries()).toHaveLength(1)
  })

  test('at the next visit too, when it has expired in between', async () => {
    const { cookies } = here.outside
    here.end()
    await expireAll(server.url)
    here = visit(server.url, { hash: '#/queen-west/cart', cookies })
    await until($toasts, toasts => toasts.length > 0)
    expect(expiries()).toHaveLength(1)
    expect($session.get().loggedIn).toBe(false)
    expect(here.outside.address.hash()).toBe('#/queen-west')
  })

  test('a late refusal of an earlier session’s token does not sign a newer one out', async () => {
    const { http } = here.outside
    const held = holdCalls(here.outside, call => call === 'GET /v1/session')
    const late = refreshSession()
    await held.arrived
    here.outside.http = http
    const token = await signIn(server.url, 'camille')
    // Only now, so that no other call of the earlier session is refused before.
    await expireAll(server.url)
    held.release()
    await late
    expect($session.get()).toMatchObject({ loggedIn: true, token })
    expect(expiries()).toEqual([])
  })

  test('the way back to where the shopper was stays until they have signed in again', async () => {
    here.outside.goTo('#/queen-west/checkout')
    await expireAll(server.url)
    await refreshSession()
    expect($signInAgain.get()).toBe('/user?back=checkout')
    await signIn(server.url)
    expect($signInAgain.get()).toBeUndefined()
  })

  test('the checkout form and the cart stay', async () => {
    const id = await some()
    await addLine(id, 2)
    await fillIn()
    checkoutForm.type('notes', 'Side door')
    const [form, carts] = [checkoutForm.$state.get().values, $cartIds.get()]
    await expireAll(server.url)
    await refreshSession()
    expect(checkoutForm.$state.get().values).toEqual(form)
    expect($cartIds.get()).toEqual(carts)
    expect($quantities.get()).toEqual({ [id]: 2 })
    expect($cart.get().state).toBe('ready')
  })
})

describe('a call that finds the session expired', () => {
  test('does not affect public reads, which carry no token', async () => {
    const { calls } = listCalls(here.outside)
    await expireAll(server.url)
    expect((await request(readBusiness)).ok).toBe(true)
    const asked = calls.filter(({ path }) => path === '/v1/business')
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
    expect($session.get().loggedIn).toBe(true)
  })

  test('goes on as the guest that the shopper has become, when it reads the cart', async () => {
    await addLine(await some())
    await expireAll(server.url)
    await reloadCart()
    expect($cart.get().state).toBe('ready')
    expect(expiries()).toHaveLength(1)
  })

  test('goes on as that guest when it changes the cart', async () => {
    const id = await some()
    await addLine(id)
    await expireAll(server.url)
    expect(await addLine(id)).toBe(true)
    expect($quantities.get()).toEqual({ [id]: 2 })
    expect(expiries()).toHaveLength(1)
  })

  test('goes on as that guest when it begins a cart', async () => {
    const id = await some()
    await expireAll(server.url)
    expect(await addLine(id)).toBe(true)
    expect($quantities.get()).toEqual({ [id]: 1 })
    expect(expiries()).toHaveLength(1)
  })

  test('is not sent as a guest when it is an order; the next press is the guest’s own', async () => {
    await addLine(await some())
    await fillIn()
    await expireAll(server.url)
    const { calls } = listCalls(here.outside)
    expect(await placeOrder()).toBeUndefined()
    expect(calls.filter(({ path }) => path === '/v1/orders')).toHaveLength(1)
    expect(inWords(checkoutForm.$state.get().problem)).toBe('Session expired, Please relogin.')
    expect($order.get().state).toBe('idle')
    expect(expiries()).toHaveLength(1)
    expect(await placeOrder()).toBeTruthy()
    expect(
      calls.filter(({ path }) => path === '/v1/orders').map(({ headers }) => headers.has('Authorization'))
    ).toEqual([true, false])
    expect(dataOf($order.get())?.customer.first_name).toBe('Élise')
  })

  test('shows it in French too', async () => {
    await setLocale('fr-CA')
    await addLine(await some())
    await fillIn()
    await expireAll(server.url)
    await placeOrder()
    expect(inWords(checkoutForm.$state.get().problem)).toBe('Votre session a expiré, veuillez vous reconnecter.')
  })
})
