import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Cart, cart as cartSchema, readCart, setLine } from '../../contract/cart/cart.ts'
import { placeOrder } from '../../contract/order/order.ts'
import { safeParse } from 'valibot'
import { must } from '../must.ts'
import { type Area } from '../point.ts'
import { orderOf, type Shop } from '../shop.ts'

const setTo = ({ client }: Shop, cart: Cart, quantity: number) =>
  client.succeed(setLine, {
    params: { cart: cart.id, variant: cart.lines[0]?.variant ?? '' },
    body: { version: cart.version, quantity }
  })

/** Checks that an error contains the current cart. */
function mustBring(payload: unknown, cart: Cart): void {
  const read = safeParse(cartSchema, payload)
  must(read.success, 'the error has no cart of the contract’s shape')
  const { version, lines, total } = read.output
  must(version === cart.version, `the error has cart version ${version}, but the latest is ${cart.version}`)
  must(isDeepStrictEqual([lines, total], [cart.lines, cart.total]), 'the cart in the error is not the latest')
}

/** Optimistic locking of carts by version. */
export const versions: Area = {
  name: 'Versions',
  points: [
    {
      name: 'Each cart change increments its version',
      async check(shop) {
        const before = await shop.cartWith(1)
        const after = await setTo(shop, before, 2)
        must(after.version > before.version, `${before.version} became ${after.version}`)
        const read = await shop.client.succeed(readCart, { params: { cart: before.id } })
        must(read.version === after.version, `it is read as ${read.version} instead of ${after.version}`)
      }
    },
    {
      name: 'A change to an outdated version returns 409 `stale` with the latest cart',
      async check(shop) {
        const before = await shop.cartWith(1)
        const after = await setTo(shop, before, 2)
        const params = { cart: before.id, variant: before.lines[0]?.variant ?? '' }
        const stale = { params, body: { version: before.version, quantity: 3 } }
        mustBring((await shop.client.refused(setLine, stale, [409, 'stale'])).payload, after)
      }
    },
    {
      name: 'A refused change has no effect',
      async check(shop) {
        const before = await shop.cartWith(1)
        const after = await setTo(shop, before, 2)
        const params = { cart: before.id, variant: before.lines[0]?.variant ?? '' }
        await shop.client.call(setLine, { params, body: { version: before.version, quantity: 3 } })
        const read = await shop.client.succeed(readCart, { params: { cart: before.id } })
        must(
          read.version === after.version && read.count === 2,
          `the cart has ${read.count} items in version ${read.version}`
        )
      }
    },
    {
      name: 'An order for an outdated version returns 409 `stale` with the latest cart',
      async check(shop) {
        const { slot } = await shop.store()
        const before = await shop.cartWith(1)
        const after = await setTo(shop, before, 2)
        await shop.mayOrder()
        const body = { ...orderOf(after, slot.id), version: before.version }
        const filling = { body, headers: { 'Idempotency-Key': randomUUID() } }
        mustBring((await shop.client.refused(placeOrder, filling, [409, 'stale'])).payload, after)
      }
    },
    {
      name: 'An order with a different total than the shopper saw returns 409 `stale`',
      async check(shop) {
        const { slot } = await shop.store()
        const cart = await shop.cartWith(1)
        await shop.mayOrder()
        const body = { ...orderOf(cart, slot.id), total: cart.total + 1 }
        await shop.client.refused(placeOrder, { body, headers: { 'Idempotency-Key': randomUUID() } }, [409, 'stale'])
      }
    }
  ]
}
