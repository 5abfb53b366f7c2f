import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { readCart } from '../../contract/cart/cart.ts'
import { placeOrder, readCartOrder, readOrder, setOrderEmail } from '../../contract/order/order.ts'
import { must } from '../must.ts'
import { type Area } from '../point.ts'
import { orderOf } from '../shop.ts'

/** Placing and cancelling orders. */
export const orders: Area = {
  name: 'Orders',
  points: [
    {
      name: 'An order holds what its cart held, at its total',
      async check({ place }) {
        const { order, cart, body } = await place()
        const amountsOf = (lines: { variant: string; quantity: number; total: number }[]) =>
          lines.map(({ variant, quantity, total }) => [variant, quantity, total])
        must(isDeepStrictEqual(amountsOf(order.lines), amountsOf(cart.lines)), 'its lines differ')
        must(order.total === cart.total, `its total is ${order.total} instead of ${cart.total}`)
        must(order.slot.id === body.slot, `its time is ${order.slot.id} instead of ${body.slot}`)
      }
    },
    {
      name: 'A placed order reads back unchanged',
      async check({ client, place }) {
        const { order } = await place()
        const read = await client.succeed(readOrder, { params: { order: order.id } })
        must(read.number === order.number && read.pickupCode === order.pickupCode, 'its number or code differs')
      }
    },
    {
      name: 'An ordered cart returns 404, and its order can be looked up',
      async check({ client, place }) {
        const { order, cart } = await place()
        await client.refused(readCart, { params: { cart: cart.id } }, [404, 'not_found'])
        const became = await client.succeed(readCartOrder, { params: { cart: cart.id } })
        must(became.order === order.id, `it names ${became.order} instead of ${order.id}`)
      }
    },
    {
      name: 'An unavailable time is refused with 409 `slot_gone`',
      async check({ client, cartWith, mayOrder }) {
        const cart = await cartWith(1)
        await mayOrder()
        const filling = { body: orderOf(cart, '2001-01-01 03:07 am'), headers: { 'Idempotency-Key': randomUUID() } }
        await client.refused(placeOrder, filling, [409, 'slot_gone'])
      }
    },
    {
      name: 'An empty cart is refused with 409 `empty_cart`',
      async check({ client, store, cartWith, mayOrder }) {
        const { slot } = await store()
        const cart = await cartWith(0)
        await mayOrder()
        const filling = { body: orderOf(cart, slot.id), headers: { 'Idempotency-Key': randomUUID() } }
        await client.refused(placeOrder, filling, [409, 'empty_cart'])
      }
    },
    {
      name: 'The same email address again leaves an order as it is',
      async check({ client, place }) {
        const { order } = await place()
        const { email } = order.customer
        const after = await client.succeed(setOrderEmail, { params: { order: order.id }, body: { email } })
        must(after.id === order.id && after.customer.email === email, `its address is ${after.customer.email}`)
      }
    },
    {
      name: 'A shopper can cancel an order before preparation',
      async check({ client, place, cancelled }) {
        const { order } = await place()
        const after = await cancelled()
        must(after.order.status === 'cancelled', `its state is ${after.order.status}`)
        const read = await client.succeed(readOrder, { params: { order: order.id } })
        must(read.status === 'cancelled', `its state is read as ${read.status}`)
      }
    },
    {
      name: 'The email address of an order that has ended stays: 409 `conflict`',
      async check({ client, place, cancelled }) {
        const { order } = await place()
        await cancelled()
        const filling = { params: { order: order.id }, body: { email: `other.${order.customer.email}` } }
        await client.refused(setOrderEmail, filling, [409, 'conflict'])
      }
    }
  ]
}
