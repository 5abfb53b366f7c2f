import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { $business } from '../../../src/stores/location/business.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartFull } from '../../../src/stores/cart/cart-full.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $kiosk } from '../../../src/stores/kiosk/kiosk.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { $kioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $location, $userAddress } from '../../../src/stores/location/location.ts'
import { $order, $orderItems } from '../../../src/stores/order/order.ts'
import { $popup, closePopup, openPopup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $social } from '../../../src/stores/session/social-session.ts'
import { $spinner } from '../../../src/stores/core/spinner.ts'
import { $user } from '../../../src/stores/session/user.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let token: string
let pieces: { name: string; quantity: number }[]
let cart: unknown

/** Returns the names of an object's fields, sorted. */
const fields = (part: unknown): string[] => Object.keys(part ?? {}).toSorted()
const named = (...names: string[]): string[] => names.toSorted()

beforeAll(async () => {
  server = await startDemo()
  here = visit(server.url, { hash: '#/queen-west?in_store=1' })
  token = await signIn(server.url)
  await shopIsOpen()
  confirmAge()
  $userAddress.set({ lat: 43.65, lng: -79.4, address: '1 Queen St W' })
  const [one, other] = [plenty(), plenty([plenty().id])]
  await addLine(one.id, 2)
  await addLine(other.id)
  cart = dataOf($cart.get())
  pieces = [
    { name: one.product.name, quantity: 2 },
    { name: other.product.name, quantity: 1 }
  ]
  await fillIn()
  await placeOrder()
}, 60_000)
afterAll(async () => {
  here.end()
  await server.close()
})

describe('the slices have the names of SPEC A3', () => {
  test('Session/auth: platformId, loggedIn, token, userDetails, userLoyaltyDetails', () => {
    const auth = $session.get()
    expect(fields(auth)).toEqual(named('platformId', 'loggedIn', 'token', 'userDetails', 'userLoyaltyDetails'))
    expect(auth).toMatchObject({ platformId: expect.stringMatching(/^[\da-f]{32}$/), loggedIn: true, token })
  })

  test('userDetails: token, firstName, lastName, email, phone, dob, emailNotification, smsNotification, marketing', () => {
    expect($session.get().userDetails).toEqual({
      token,
      firstName: 'Alex',
      lastName: 'Moreau',
      email: 'alex.moreau@lindenandslate.example',
      phone: '+1 416-555-0161',
      dob: '1988-04-12',
      emailNotification: true,
      smsNotification: false,
      marketing: true
    })
  })

  test('userLoyaltyDetails: points; its badges and tiers parts are removed when stored', () => {
    const details = $session.get().userLoyaltyDetails
    expect(fields(details)).toEqual(named('points', 'badges', 'tiers'))
    expect(details?.badges).not.toEqual([])
    expect(details?.tiers).not.toEqual([])
    const stored = JSON.parse(here.outside.cookies.get('storefront.session') ?? '')
    expect(stored.d.userLoyaltyDetails).toEqual({ points: 320 })
    expect([...here.outside.cookies.values()].join()).not.toMatch(/badges|tiers|Seedling/)
  })

  test('Business: detail. Location: detail; userAddress (lat, lng, address)', () => {
    expect(dataOf($business.get())?.detail).toMatchObject({ name: 'Linden & Slate' })
    expect(fields($location.get())).toEqual(named('detail', 'userAddress'))
    expect($location.get().detail?.slug).toBe('queen-west')
    expect(fields($location.get().userAddress)).toEqual(named('lat', 'lng', 'address'))
  })

  test('Cart: cartFull (active, limit, exceedValue). Cart detail as read: orderLoyalty.pointsRedeemed, orderReward.points. Cart loyalty: points_redeemable', () => {
    expect(fields($cartFull.get())).toEqual(named('active', 'limit', 'exceedValue'))
    expect(cart).toMatchObject({
      cartFull: { active: false, limit: 30, exceedValue: 0 },
      orderLoyalty: { pointsRedeemed: 0 },
      orderReward: { points: 0 },
      points_redeemable: 0
    })
  })

  test('Order slice: a list of items by name', () => {
    expect(dataOf($order.get())?.status).toBe('placed')
    expect($orderItems.get().map(({ name, quantity }) => ({ name, quantity }))).toEqual(pieces)
  })

  test('User: first_name, last_name, phone, email', () => {
    expect($user.get()).toEqual({
      first_name: 'Élise',
      last_name: 'Tremblay',
      phone: '416 555 0199',
      email: 'elise@example.com'
    })
  })

  test('Popup: key, data', () => {
    expect($popup.get()).toBeUndefined()
    openPopup({ key: 'set-password', data: { signup_token: 's' } })
    expect(fields($popup.get())).toEqual(named('key', 'data'))
    closePopup()
  })

  test('Spinner: show', () => {
    expect($spinner.get()).toEqual({ show: false })
  })

  test('Visitor age: verified (true when an age is present), detail', () => {
    expect($visitorAge.get()).toEqual({ verified: true, detail: { age: 19 } })
  })

  test('Social: facebook and google, each with code, actionType, actionFrom', () => {
    const provider = { code: 'c', actionType: 'sign-in' as const, actionFrom: '#/queen-west/cart' }
    $social.set({ facebook: provider, google: provider })
    expect(JSON.parse(here.outside.cookies.get('storefront.social') ?? '').d).toEqual({
      facebook: provider,
      google: provider
    })
  })

  test('Kiosk: order (success, data); logoutTime; guestOrder; guestLogoutTime; checkout (signup, firstName, lastName, phone, email)', async () => {
    await addLine(plenty().id)
    kioskForm.type('first_name', 'Alex')
    expect(await placeAtKiosk()).toBe(true)
    const order = $kioskOrder.get()?.order
    const kiosk = $kiosk.get()
    expect(fields(kiosk)).toEqual(named('order', 'logoutTime', 'guestOrder', 'guestLogoutTime', 'checkout'))
    expect(kiosk.order).toEqual({ success: true, data: { id: expect.any(String), number: order?.number } })
    expect(kiosk.order.data?.id).toBe(order?.id)
    expect(kiosk.guestOrder).toEqual({ success: false, data: null })
    expect(fields(kiosk.checkout)).toEqual(named('signup', 'firstName', 'lastName', 'phone', 'email'))
  })
})
