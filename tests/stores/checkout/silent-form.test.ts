import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { locations, payments } from '../../../src/server/db/schema.ts'
import type { Collected } from '../../../src/platform/cards.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { chooseTender, closeFields, openFields } from '../../../src/stores/checkout/card.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { $placedOrder } from '../../../src/stores/order/placed-order.ts'
import { openMoneris } from '../../server/support/payments/moneris.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { shortMenu } from '../support/short-menu.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, visit, type Visit } from '../support/visit.ts'

const moneris = await openMoneris()
let server: DemoServer
let here: Visit
let opened: (string | null)[]

beforeAll(async () => {
  server = await startTestServer({ seed: shortMenu, gateways: { moneris: moneris.gateway } })
  const cards = { provider: 'moneris' as const, script: '/m.js', application: null, store: null, mode: 'test' as const }
  await server.db.update(locations).set({ cards }).where(eq(locations.slug, 'queen-west'))
}, 60_000)
beforeEach(async () => {
  await arrive()
  await addLine(plenty().id)
  await checkOut()
})
afterEach(() => here.end())
afterAll(() => server.close())

/** Visits the shop with a form of the provider's that never calls back. */
async function arrive(): Promise<void> {
  const outside = testPlatform()
  opened = []
  outside.equipment.cards = {
    mount: () =>
      Promise.resolve({
        collect: (intent, decided) => {
          opened.push(intent.ticket)
          const token: Collected = { status: 'token', token: intent.ticket ?? '' }
          return decided ? decided.then(() => token) : new Promise<Collected>(() => {})
        },
        unmount: () => {}
      })
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
}

async function checkOut(): Promise<void> {
  await fillIn()
  chooseTender('card')
  await openFields($location.get().detail!.cards!)
}

const formIsOpen = () => vi.waitFor(() => expect(opened).toHaveLength(1))

test('a form that was paid and never calls back places the order within a minute', async () => {
  const placing = placeOrder()
  await formIsOpen()
  moneris.pay(opened[0] ?? null)
  await here.outside.clock.pass(60)
  expect(await placing).toBeTruthy()
  expect($placedOrder.get()).toMatchObject({ tender: 'card', card: { brand: 'Visa', last4: '4242' } })
})

test('a form that was paid while the shopper was away is not opened again, and pays the order', async () => {
  const placing = placeOrder()
  await formIsOpen()
  const [ticket] = opened
  closeFields()
  expect(await placing).toBeUndefined()
  moneris.pay(ticket ?? null)
  await openFields($location.get().detail!.cards!)
  expect(await placeOrder()).toBeTruthy()
  expect(opened).toEqual([ticket])
})

test('a form of which nothing is known is asked for until the shopper leaves it, and not afterwards', async () => {
  const cart = dataOf($cart.get())?.id ?? ''
  const placing = placeOrder()
  await formIsOpen()
  await here.outside.clock.pass(60)
  closeFields()
  expect(await placing).toBeUndefined()
  const asked: string[] = []
  const { http } = here.outside
  here.outside.http = (url, init) => {
    asked.push(url)
    return http(url, init)
  }
  await here.outside.clock.pass(60)
  expect(asked.filter(url => url.includes('/payments/'))).toEqual([])
  expect(await server.db.select().from(payments).where(eq(payments.cartId, cart))).toMatchObject([{ status: 'open' }])
})
