import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cancelOrder, readOrder } from '../../../src/contract/order/order.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { confirmPayment } from '../../../src/contract/order/payment.ts'
import { readCart } from '../../../src/contract/cart/cart.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { listenFromNow } from '../support/process/listen.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()

test('an order’s id is 128 random bits, of which no two orders share the beginning', async () => {
  const ids = [await shop.placed(), await shop.placed(), await shop.placed()].map(({ id }) => id)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids.map(id => id.slice(0, 8))).size).toBe(3)
})

test('no listing or message reveals the id of a guest’s order, except to staff', async () => {
  const params = { location: 'queen-west' }
  const { payload: store } = await shop.to(readLocation, { params })
  const person = await shop.makePerson(100)
  const heard = await listenFromNow(shop.url, { channels: `location.${store.id},user.${person.channel}` })
  const order = await shop.placed()
  for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const) await shop.bring(order.id, status)
  const messages = await heard.messages(1)
  heard.close()
  const read = [
    messages,
    (await shop.to(readLocation, { params })).payload,
    (await shop.to(readMenu, { params })).payload,
    (await shop.to(readBusiness)).payload,
    await shop.read(await shop.cartOf(person.headers, { grinder: 1 }), person.headers)
  ]
  expect(JSON.stringify(read)).not.toContain(order.id)
  expect((await shop.staffOrders('open', 'queen-west', by('nobody'))).status).toBe(401)
  const { payload } = await shop.staffOrders('ended')
  expect(payload.orders.map(({ id }) => id)).toContain(order.id)
})

test('what goes wrong with an order, a cart or a payment is logged without its id', async () => {
  const order = await shop.placed()
  const cart = await shop.cartWith({ grinder: 1 })
  for (const table of ['order_lines', 'cart_lines', 'payments'])
    await shop.db.execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`${table}_away`)}`)
  const [payment] = ['0123456789abcdef'.repeat(2)]
  const statuses = [
    await shop.to(readOrder, { params: { order: order.id } }),
    await shop.to(readCart, { params: { cart: cart.id } }),
    await shop.to(confirmPayment, { params: { payment }, body: { token: 'a-token' } }),
    await shop.to(setOrderStatus, {
      params: { order: order.id },
      body: { status: 'confirmed' },
      headers: by('staff')
    }),
    await shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
  ].map(({ status }) => status)
  for (const table of ['order_lines', 'cart_lines', 'payments'])
    await shop.db.execute(sql`alter table ${sql.identifier(`${table}_away`)} rename to ${sql.identifier(table)}`)
  expect(statuses).toEqual([500, 500, 500, 500, 500])
  const logged = shop.logged.join('\n')
  for (const line of [
    'GET /v1/orders/… failed',
    'GET /v1/carts/… failed',
    'POST /v1/payments/…/confirm failed',
    'PUT /v1/staff/orders/…/status failed'
  ])
    expect(logged).toContain(line)
  for (const secret of [order.id, cart.id, payment, 'a-token']) expect(logged).not.toContain(secret)
})
