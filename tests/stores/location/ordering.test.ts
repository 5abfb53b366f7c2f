import { $slots, loadSlots } from '../../../src/stores/checkout/slots.ts'
import { cleanStores } from 'nanostores'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/stores/core/async-state.ts'
import { $now } from '../../../src/stores/core/now.ts'
import { $canOrder } from '../../../src/stores/location/hours/ordering.ts'
import { $availablePoints } from '../../../src/stores/cart/points.ts'
import { signOut } from '../../../src/stores/session/sign-in/sign-in.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
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
  server = await startTestServer({ clock: () => new Date(now) })
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
