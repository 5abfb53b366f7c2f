import { expect, test } from 'vitest'
import { $parts } from '../../../src/app/loading/parts.ts'
import { ga4Events, type Ga4Event } from '../../../src/embed/analytics/ga4-events.ts'
import type { Emit } from '../../../src/platform/host-events.ts'
import { $place, navigate } from '../../../src/routing/location.ts'
import { addLine, removeLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { openProduct } from '../../../src/stores/menu/product.ts'
import { chooseCategory } from '../../../src/stores/menu/menu-choices.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { openOrder, closeOrder } from '../../../src/stores/order/order.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { setAge, $gateIsUp } from '../../../src/stores/session/visitor-age.ts'
import { openDemo } from '../support/demo-shop.ts'
import { fillIn, variants } from '../support/shopping.ts'
import { emptyRequests } from '../support/late-cart.ts'
import { signIn } from '../support/sign-in.ts'
import { setStatus } from '../support/staff.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

/** Two accessories of the seed, by their order on the menu. */
const accessories = () => variants().filter(one => one.stock >= 5 && one.product.limitClass === 'accessory')

/** Passes the gate once it is up: before, a saved age would still be read. */
async function passGate(): Promise<void> {
  await until($gateIsUp, isUp => isUp)
  setAge(34)
}

/** The events of GA4 for what the host page was told. */
const ga4Of = (events: Parameters<Emit>[]): Ga4Event[] =>
  events.flatMap(([name, detail]) => (ga4Events[name] as ((of: unknown) => Ga4Event) | undefined)?.(detail) ?? [])

const namesOf = (events: Parameters<Emit>[]) => events.map(([name]) => name)

test('a whole visit is reported once, in order, without personal data', async () => {
  shop.visit({ hash: '#/queen-west' })
  const { outside } = shop.here
  await passGate()
  await shopIsOpen()
  await outside.rest()
  const [one, other] = accessories()
  const { slug } = dataOf($menu.get())!.categories[0]!
  chooseCategory(slug)
  chooseCategory(undefined)
  await openProduct('queen-west', one!.product.slug)
  await addLine(one!.id, 3)
  await addLine(other!.id)
  await setQuantity(one!.id, 2)
  await removeLine(other!.id)
  await signIn(shop.server.url)
  await outside.rest()
  navigate('/queen-west/cart')
  navigate('/queen-west/checkout')
  await fillIn()
  const id = (await placeOrder())!
  expect($place.get().path).toContain(id)
  await openOrder(id)
  await setStatus(shop.server.url, id, 'confirmed')
  await openOrder(id)
  closeOrder()
  await signOut()
  await outside.rest()
  const names = namesOf(outside.events)
  // The store may arrive before or after the shopper has answered.
  expect(names.slice(0, 2).sort()).toEqual(['age-passed', 'location-changed'])
  expect(names.slice(2)).toEqual([
    'menu-viewed',
    'filter',
    'menu-viewed',
    'filter',
    'menu-viewed',
    'product-viewed',
    'line-added',
    'cart-changed',
    'line-added',
    'cart-changed',
    'line-removed',
    'cart-changed',
    'line-removed',
    'cart-changed',
    'signed-in',
    // Points may now be used, so its version is another one.
    'cart-changed',
    'cart-viewed',
    'checkout-started',
    'checkout-step',
    'checkout-step',
    'order-placed',
    'cart-changed',
    'order-status',
    'signed-out'
  ])
  const ga4 = ga4Of(outside.events)
  // Ids are random, and may happen to hold digits of a telephone number.
  const text = JSON.stringify([outside.events, ga4])
  expect(text).not.toContain(id)
  const words = text.replace(/[0-9a-f]{32}/g, '')
  for (const secret of ['Tremblay', 'Moreau', 'Alex', 'elise@', 'alex.moreau', '0199', '0161', 'alex-token'])
    expect(words).not.toContain(secret)
})

test('GA4 gets its own names, in dollars', async () => {
  shop.visit({ hash: '#/queen-west' })
  const { outside } = shop.here
  await passGate()
  await shopIsOpen()
  const [one] = accessories()
  const price = (one!.salePrice ?? one!.price) / 100
  await addLine(one!.id, 2)
  navigate('/queen-west/cart')
  navigate('/queen-west/checkout')
  await fillIn()
  await placeOrder()
  await outside.rest()
  const [, order] = outside.events.find(([name]) => name === 'order-placed')!
  const { number, tax } = (order as { order: { number: string; tax: number } }).order
  const item = {
    item_id: one!.product.id,
    item_name: one!.product.name,
    item_brand: one!.product.brand,
    item_category: dataOf($menu.get())!.categories.find(({ id }) => id === one!.product.category)!.name,
    item_variant: one!.name,
    price,
    quantity: 2,
    index: 0
  }
  const sum = { currency: 'CAD', value: (price * 200) / 100, items: [item] }
  expect(ga4Of(outside.events).slice(1)).toEqual([
    { event: 'add_to_cart', ecommerce: sum },
    { event: 'view_cart', ecommerce: sum },
    { event: 'begin_checkout', ecommerce: sum },
    { event: 'add_shipping_info', ecommerce: { ...sum, shipping_tier: 'pickup' } },
    { event: 'add_payment_info', ecommerce: { ...sum, payment_type: 'in_store' } },
    { event: 'purchase', ecommerce: { ...sum, transaction_id: number, tax: tax / 100, shipping: 0 } }
  ])
})

test('a reload reports the store and the restored cart, but no earlier actions', async () => {
  shop.visit({ hash: '#/queen-west' })
  await passGate()
  await shopIsOpen()
  await addLine(accessories()[0]!.id)
  const { cookies } = shop.here.outside
  shop.here.end()
  shop.visit({ hash: '#/queen-west/checkout', cookies })
  await shopIsOpen()
  await until($cart, load => load.state === 'ready')
  await shop.here.outside.rest()
  // Either may be there first.
  expect(namesOf(shop.here.outside.events).sort()).toEqual(['cart-changed', 'location-changed'])
})

test('lines added before the events code has loaded are reported once it has', async () => {
  const outside = testPlatform()
  $parts.set({})
  const fillRequests = emptyRequests()
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  outside.loadPart = async (_, load) => {
    await held
    return load()
  }
  shop.visit({ hash: '#/queen-west', outside })
  await passGate()
  await until($menu, load => load.state === 'ready' && load.value.complete)
  const added = setQuantity(accessories()[0]!.id, 2)
  expect(outside.events).toEqual([])
  release()
  fillRequests()
  await added
  await shopIsOpen()
  await outside.rest()
  expect(outside.events.filter(([name]) => name === 'line-added')).toEqual([
    ['line-added', { item: expect.objectContaining({ quantity: 2 }) }]
  ])
})

test('the host page gets copies', async () => {
  shop.visit({ hash: '#/queen-west' })
  await passGate()
  await shopIsOpen()
  await addLine(accessories()[0]!.id, 2)
  const [, detail] = shop.here.outside.events.findLast(([name]) => name === 'cart-changed')!
  const { cart } = detail as { cart: { items: { quantity: number }[] } }
  cart.items[0]!.quantity = 99
  expect(dataOf($cart.get())?.lines[0]?.quantity).toBe(2)
})

test('analytics that come late miss nothing, and end when consent does', async () => {
  const outside = testPlatform()
  const mirrored: string[] = []
  let arrive = () => {}
  const arrived = new Promise<void>(done => (arrive = done))
  outside.hasConsent = true
  outside.equipment.loadAnalytics = async () => {
    await arrived
    return name => void mirrored.push(name)
  }
  shop.visit({ hash: '#/queen-west', outside })
  await passGate()
  await shopIsOpen()
  await addLine(accessories()[0]!.id)
  expect(mirrored).toEqual([])
  arrive()
  await outside.rest()
  expect(mirrored).toEqual(namesOf(outside.events))
  outside.hasConsent = false
  const { mirrorEvents } = await import('../../../src/app/host-events/analytics.ts')
  mirrorEvents()
  const before = mirrored.length
  await addLine(accessories()[0]!.id)
  expect(mirrored).toHaveLength(before)
})
