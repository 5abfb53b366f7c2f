import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { $flags } from '../../../src/routing/location.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $kiosk } from '../../../src/stores/kiosk/kiosk.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds, $userAddress } from '../../../src/stores/location/location.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { $placedOrder } from '../../../src/stores/order/placed-order.ts'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { $social } from '../../../src/stores/session/social-session.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $user } from '../../../src/stores/session/user.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { holdAnswers } from '../support/calls.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn, statusOf } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

const nobody = { first_name: '', last_name: '', phone: '', email: '' }
const keptKeys = (): string[] => [...here.outside.cookies.keys()].toSorted()

/** Opens a page and waits until the shop is loaded; only a store's menu takes longer. */
async function open(hash: string): Promise<void> {
  here = visit(server.url, { hash })
  await until($business, load => load.state === 'ready')
  if (hash.startsWith('#/queen-west')) await shopIsOpen()
}

describe('sign-out clears the stored user cookies and returns to the location home, keeping only the kiosk or iframe flags (SPEC A4)', () => {
  test('no cookie holds any text of the person', async () => {
    await open('#/queen-west')
    const token = await signIn(server.url)
    confirmAge()
    await addLine(plenty().id)
    const cart = dataOf($cart.get())?.id ?? ''
    $userAddress.set({ lat: 43.6, lng: -79.4, address: '12 Rue Secrète' })
    $social.set({ facebook: {}, google: { code: 'social-c0de', actionType: 'link', actionFrom: '#/user' } })
    const before = [...here.outside.cookies.values()].join()
    const words = ['Alex', 'Moreau', 'alex.moreau', '555-0161', '1988-', token, cart, 'Secrète', 'social-c0de', ':320']
    for (const word of words) expect(before).toContain(word)
    void signOut()
    expect(keptKeys()).toEqual(['storefront.location', 'storefront.platform', 'storefront.visitorAge'])
    const after = [...here.outside.cookies.values()].join()
    for (const word of words) expect(after).not.toContain(word)
  })

  test('every slice about the person is as on a first visit, the store and the age are as they were', async () => {
    await open('#/queen-west')
    await signIn(server.url)
    confirmAge()
    const { platformId } = $session.get()
    await addLine(plenty().id)
    await fillIn()
    checkoutForm.type('notes', 'Side door')
    await placeOrder()
    await addLine(plenty().id)
    openPopup({ key: 'cart-full', data: { limit: 30, exceedValue: 26 } })
    void signOut()
    const gone = { loggedIn: false, token: undefined, userDetails: undefined, userLoyaltyDetails: undefined }
    expect($session.get()).toEqual({ platformId, ...gone })
    expect($user.get()).toEqual(nobody)
    expect(checkoutForm.$state.get().values).toEqual({ ...nobody, slot: '', notes: '', dob: '', address: '' })
    expect([$cart.get().state, $cartCount.get(), $cartIds.get()]).toEqual(['idle', 0, {}])
    expect($order.get().state).toBe('idle')
    for (const store of [$placedOrder, $popup, $userAddress]) expect(store.get()).toBeUndefined()
    expect($visitorAge.get().verified).toBe(true)
    expect($toasts.get().at(-1)).toMatchObject({ key: 'session.out', tone: 'ok' })
  })

  test('the session is over on the server too', async () => {
    await open('#/')
    const token = await signIn(server.url)
    expect(await statusOf(server.url, token)).toBe(200)
    await signOut()
    expect(await statusOf(server.url, token)).toBe(401)
    expect($toasts.get().map(toast => 'key' in toast && toast.key)).toEqual(['session.welcome', 'session.out'])
  })

  test.each([
    ['#/queen-west/cart?in_store=1&source=kiosk', '#/queen-west?in_store=1'],
    ['#/queen-west/checkout?iframe=1&noh=0&nof=1&x=2', '#/queen-west?iframe=1&noh=0&nof=1'],
    ['#/queen-west/checkout?in_store=0&signup=1', '#/queen-west'],
    ['#/user?source=mail', '#/queen-west']
  ])('from %s it goes to %s', async (from, to) => {
    await open('#/queen-west')
    await signIn(server.url)
    here.outside.goTo(from)
    void signOut()
    expect(here.outside.address.hash()).toBe(to)
  })

  test('a page whose own query makes it a kiosk stays the shop that staff have made of it (SPEC C5)', async () => {
    await open('#/queen-west')
    await signIn(server.url)
    here.outside.pageQuery = '?in_store=1'
    here.outside.goTo('#/queen-west/cart?in_store=0')
    void signOut()
    expect(here.outside.address.hash()).toBe('#/queen-west?in_store=0')
    expect($flags.get().in_store).toBe(false)
  })

  test('of somebody who has been in no store it goes to the stores', async () => {
    await open('#/user')
    await signIn(server.url)
    void signOut()
    expect(here.outside.address.hash()).toBe('#/')
  })

  test('at a kiosk the age goes too, for the next shopper is another one (SPEC C15)', async () => {
    await open('#/queen-west?in_store=1')
    await signIn(server.url)
    confirmAge()
    await addLine(plenty().id)
    kioskForm.type('first_name', 'Alex')
    expect(await placeAtKiosk()).toBe(true)
    expect($kiosk.get().order.success).toBe(true)
    void signOut()
    expect($visitorAge.get().verified).toBe(false)
    expect($kiosk.get()).toMatchObject({
      order: { success: false, data: null },
      checkout: { firstName: '', email: '' }
    })
    expect(keptKeys()).toEqual(['storefront.location', 'storefront.platform'])
  })

  test('a response that arrives after sign-out is neither shown nor saved', async () => {
    await open('#/queen-west')
    await signIn(server.url)
    const begun = holdAnswers(here.outside, call => call === 'POST /v1/carts')
    const added = addLine(plenty().id)
    await begun.arrived
    void signOut()
    begun.release()
    await added
    expect([$cartIds.get(), $cart.get().state, $cartCount.get()]).toEqual([{}, 'idle', 0])
    expect(here.outside.cookies.get('storefront.location')).toContain('"carts":{}')
  })

  test('an order that was loading is not shown to the next user', async () => {
    await open('#/queen-west?in_store=1')
    await signIn(server.url)
    await addLine(plenty().id)
    await fillIn()
    const sent = holdAnswers(here.outside, call => call === 'POST /v1/orders')
    const placed = placeOrder()
    await sent.arrived
    void signOut()
    sent.release()
    await placed
    expect([$order.get().state, $placedOrder.get(), $kiosk.get().order.success]).toEqual(['idle', undefined, false])
    expect(here.outside.address.hash()).toBe('#/queen-west?in_store=1')
    expect([...here.outside.cookies.values()].join()).not.toContain('Tremblay')
  })
})
