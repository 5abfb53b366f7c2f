import { carts } from '../../../src/server/db/schema.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setLine } from '../../../src/contract/cart/cart.ts'
import { request } from '../../../src/client/http/request.ts'
import { $place } from '../../../src/routing/location.ts'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $mergedCarts, dismissMerged } from '../../../src/stores/cart/merge-carts.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds } from '../../../src/stores/location/location.ts'
import { $loyalty, loadLoyalty } from '../../../src/stores/account/loyalty.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { $availablePoints } from '../../../src/stores/cart/points.ts'
import { $redeemError, redeemPoints, redeemReward } from '../../../src/stores/cart/redeem.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { FetchEventSource } from '../support/event-source.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn, tokenOf } from '../support/sign-in.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
const streams: FetchEventSource[] = []

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(async () => {
  here.end()
  // A cart left by one test would be merged into the person's cart of the next.
  await server.db.delete(carts)
})
afterAll(() => server.close())

/** Opens a store with loyalty, optionally with server-sent events. */
async function open(isLive = false, slug = 'inglewood'): Promise<void> {
  const outside = testPlatform()
  if (isLive)
    outside.openEvents = url => {
      const stream = new FetchEventSource(url)
      streams.push(stream)
      return stream
    }
  here = visit(server.url, { hash: `#/${slug}`, outside })
  await shopIsOpen()
}

const cartNow = () => {
  const cart = dataOf($cart.get())
  if (!cart) throw new Error('There is no cart.')
  return cart
}
const pointsNow = () => $session.get().userLoyaltyDetails?.points ?? -1

/** Sets an order's status, as staff. */
const bring = (order: string, status: string) =>
  fetch(`${server.url}/v1/staff/orders/${order}/status`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer staff' },
    body: JSON.stringify({ status })
  })

/** Makes a request in another session: another device of the person. */
const elsewhere = async (token: string, method: string, path: string, body: object) => {
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body)
  })
  return ((await response.json()) as { payload: { id: string; version: number } }).payload
}

describe('redeeming', () => {
  test('points reduce the total and the available balance, and can be given back (SPEC A5)', async () => {
    await open()
    await signIn(server.url)
    await addLine(plenty().id, 2)
    const before = cartNow()
    const points = pointsNow()
    await redeemPoints(20)
    expect(cartNow()).toMatchObject({ orderLoyalty: { pointsRedeemed: 20, amount: 100 }, subtotal: before.subtotal })
    expect(cartNow().total).toBeLessThan(before.total - 99)
    expect($availablePoints.get()).toBe(points - 20)
    expect(inWords($announcement.get())).toBe('20 points used on your order.')
    await redeemPoints(0)
    expect([cartNow().total, $availablePoints.get(), inWords($announcement.get())]).toEqual([
      before.total,
      points,
      'No points used.'
    ])
  })

  test('a reward likewise', async () => {
    await open()
    await signIn(server.url)
    await addLine(plenty().id, 2)
    await redeemReward('off-2')
    expect(cartNow().orderReward).toMatchObject({ id: 'off-2', name: '$2 off', amount: 200 })
    expect($availablePoints.get()).toBe(pointsNow() - 35)
    expect(inWords($announcement.get())).toBe('Reward added: $2 off.')
    await redeemReward(undefined)
    expect(cartNow().orderReward.id).toBeNull()
  })

  test('more than the order can use is said at the field, and nothing changes', async () => {
    await open()
    await signIn(server.url)
    await addLine(plenty().id)
    await redeemPoints(5000)
    expect($redeemError.get()).toMatchObject({ at: 'points' })
    await redeemReward('no-such-thing')
    expect($redeemError.get()).toEqual({ at: 'reward', key: 'redeem.gone' })
    expect([cartNow().orderLoyalty.pointsRedeemed, $cartProblem.get()]).toEqual([0, undefined])
  })

  test('on a cart that another tab has changed applies to the current cart', async () => {
    await open()
    await signIn(server.url)
    const { id } = plenty()
    await addLine(id)
    const { id: cart, version } = cartNow()
    await request(setLine, { params: { cart, variant: id }, body: { version, quantity: 2 } })
    await redeemPoints(10)
    expect(cartNow()).toMatchObject({ count: 2, orderLoyalty: { pointsRedeemed: 10 } })
  })

  test('an order that uses points lowers the balance, also without a message', async () => {
    await open()
    await signIn(server.url)
    await addLine(plenty().id, 2)
    const points = pointsNow()
    await redeemPoints(30)
    await fillIn()
    const id = await placeOrder()
    expect(id).toBeTruthy()
    await until($session, ({ userLoyaltyDetails }) => userLoyaltyDetails?.points === points - 30)
    await loadLoyalty()
    expect(dataOf($loyalty.get())?.ledger[0]).toMatchObject({ kind: 'redeemed', points: -30 })
    await bring(id ?? '', 'cancelled')
  })

  test('is forgotten with the person', async () => {
    await open()
    await signIn(server.url)
    await loadLoyalty()
    await redeemPoints(1)
    await signOut()
    expect([$loyalty.get().state, $redeemError.get()]).toEqual(['idle', undefined])
  })
})

describe('signing in with a cart', () => {
  test('assigns it to the account and merges the account’s own cart into it, line by line', async () => {
    await open()
    const [here1, there] = [plenty(), plenty([plenty().id])]
    const token = await tokenOf(server.url, 'camille')
    const own = await elsewhere(token, 'POST', '/carts', { location: 'inglewood', method: 'pickup' })
    await elsewhere(token, 'PUT', `/carts/${own.id}/lines/${there.id}`, { version: own.version, quantity: 2 })
    await addLine(here1.id)
    await signIn(server.url, 'camille')
    const joined = await until($mergedCarts, all => all['inglewood'] !== undefined)
    expect(joined['inglewood']).toMatchObject([{ variant: there.id, kind: 'joined', after: { quantity: 2 } }])
    expect(cartNow().lines.map(line => [line.variant, line.quantity])).toEqual([
      [here1.id, 1],
      [there.id, 2]
    ])
    expect(inWords($announcement.get())).toBe('We added 1 product from your other cart.')
    dismissMerged('inglewood')
    expect($mergedCarts.get()).toEqual({})
  })

  test('continues the cart from another device when this one has none', async () => {
    await open()
    const token = await tokenOf(server.url, 'camille')
    const own = await elsewhere(token, 'POST', '/carts', { location: 'inglewood', method: 'pickup' })
    const { id } = plenty()
    await elsewhere(token, 'PUT', `/carts/${own.id}/lines/${id}`, { version: own.version, quantity: 2 })
    await signIn(server.url, 'camille')
    const load = await until($cart, one => dataOf(one)?.id === own.id)
    expect(dataOf(load)?.lines).toMatchObject([{ variant: id, quantity: 2 }])
    expect([$cartIds.get()['inglewood'], $mergedCarts.get()]).toEqual([own.id, {}])
  })

  test('reports nothing where nothing was merged, and an order made of it is the person’s', async () => {
    await open()
    await addLine(plenty().id)
    const { version } = cartNow()
    await signIn(server.url)
    await until($cart, load => (dataOf(load)?.version ?? 0) > version)
    expect($mergedCarts.get()).toEqual({})
    expect(cartNow().points_redeemable).toBeGreaterThan(0)
  })
})

describe('live messages', () => {
  test('an order’s status reaches its page immediately, and its points reach the customer (SPEC C13, C14)', async () => {
    await open(true)
    await signIn(server.url)
    await addLine(plenty().id, 2)
    const points = pointsNow()
    await fillIn()
    const id = (await placeOrder()) ?? ''
    await openOrder(id)
    await vi.waitFor(() => expect(streams.at(-1)?.readyState).toBe(1))
    const at = Date.now()
    await bring(id, 'confirmed')
    await until($order, load => dataOf(load)?.status === 'confirmed')
    expect(Date.now() - at).toBeLessThan(1000)
    for (const status of ['preparing', 'ready', 'completed']) await bring(id, status)
    const { earned } = dataOf($order.get())?.orderLoyalty ?? { earned: -1 }
    await until($session, ({ userLoyaltyDetails }) => userLoyaltyDetails?.points === points + earned)
    expect($place.get().path).toContain(id)
  })

  test('changes from while the connection was broken, or the page was hidden, arrive afterwards', async () => {
    await open(true)
    await signIn(server.url)
    await addLine(plenty().id, 2)
    await fillIn()
    const id = (await placeOrder()) ?? ''
    await openOrder(id)
    await vi.waitFor(() => expect(streams.at(-1)?.readyState).toBe(1))
    const at = Date.now()
    await bring(id, 'confirmed')
    await until($order, load => dataOf(load)?.status === 'confirmed')
    streams.at(-1)?.break()
    await bring(id, 'preparing')
    await until($order, load => dataOf(load)?.status === 'preparing')
    here.outside.leave()
    expect(streams.at(-1)?.readyState).toBe(2)
    await bring(id, 'ready')
    here.outside.comeBack()
    await until($order, load => dataOf(load)?.status === 'ready')
    // Polling every 10 seconds, as without messages, would have taken longer.
    expect(Date.now() - at).toBeLessThan(5000)
  })

  test('points that another device used are gone here too, in the cart as well', async () => {
    await open(true)
    const token = await tokenOf(server.url, 'camille')
    await signIn(server.url, 'camille')
    const { id } = plenty()
    await addLine(id, 2)
    await redeemPoints(cartNow().points_redeemable)
    const used = cartNow().orderLoyalty.pointsRedeemed
    expect(used).toBeGreaterThan(0)
    const other = await elsewhere(token, 'POST', '/carts', { location: 'inglewood', method: 'pickup' })
    await elsewhere(token, 'PUT', `/carts/${other.id}/lines/${id}`, { version: 0, quantity: 2 })
    await elsewhere(token, 'PUT', `/carts/${other.id}/points`, { version: 1, points: used })
    const slots = await fetch(`${server.url}/v1/locations/inglewood/slots?method=pickup`)
    const { payload } = (await slots.json()) as { payload: { days: { slots: { id: string; available: boolean }[] }[] } }
    const slot = payload.days.flatMap(day => day.slots).find(one => one.available)
    const customer = { first_name: 'Camille', last_name: 'Roy', phone: '+1 613-555-0162', email: 'c@shop.example' }
    await fetch(`${server.url}/v1/orders`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': 'another-device'
      },
      body: JSON.stringify({ cart: other.id, version: 2, customer, slot: slot?.id, tender: 'in_store' })
    })
    await until($session, ({ userLoyaltyDetails }) => userLoyaltyDetails?.points === 0)
    await until($cart, load => dataOf(load)?.orderLoyalty.pointsRedeemed === 0)
  })

  test('of a server that will not have us leave the page with asking the API', async () => {
    await open()
    const opened: string[] = []
    here.end()
    const outside = testPlatform()
    outside.openEvents = url => {
      opened.push(url)
      return new FetchEventSource(url.replace('/v1/events', '/v1/nowhere'))
    }
    here = visit(server.url, { hash: '#/inglewood', outside })
    await shopIsOpen()
    await signIn(server.url)
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    await addLine(plenty().id)
    expect(cartNow().count).toBe(1)
    expect(outside.warnings).toEqual([])
  })
})
