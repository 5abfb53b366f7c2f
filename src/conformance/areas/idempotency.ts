import { randomUUID } from 'node:crypto'
import { createCart } from '../../contract/cart/cart.ts'
import { placeOrder } from '../../contract/order/order.ts'
import { must } from '../must.ts'
import { type Area } from '../point.ts'
import { orderOf, type Shop } from '../shop.ts'

async function begin(shop: Shop, headers: Record<string, string>) {
  const { location } = await shop.store()
  return shop.client.succeed(createCart, { body: { location: location.slug, method: 'pickup' }, headers })
}

/** A repeated request that creates something is done once. */
export const idempotency: Area = {
  name: 'Idempotency',
  points: [
    {
      name: 'One key of one caller begins one cart',
      async check(shop) {
        const headers = { 'Idempotency-Key': randomUUID() }
        const [first, second] = [await begin(shop, headers), await begin(shop, headers)]
        must(first.id === second.id, 'the second call began another cart')
      }
    },
    {
      name: 'One key of two callers begins two carts',
      async check(shop) {
        const key = { 'Idempotency-Key': randomUUID() }
        const first = await begin(shop, key)
        // Always a guest, even if the first caller has a session.
        const headers = { ...key, 'X-Platform-Id': randomUUID(), 'Content-Type': 'application/json' }
        const body = JSON.stringify({ location: (await shop.store()).location.slug, method: 'pickup' })
        const other = await shop.client.send('/v1/carts', { method: 'POST', headers, body })
        must(!other.text.includes(first.id), 'another caller was given the first one’s cart')
        must([200, 201].includes(other.status), `POST /v1/carts: ${other.status} instead of 201`)
      }
    },
    {
      name: 'One key with another body is refused with 409 `conflict`',
      async check(shop) {
        const { location } = await shop.store()
        const headers = { 'Idempotency-Key': randomUUID() }
        await begin(shop, headers)
        const method = location.deliverySettings.isEnabled ? ('delivery' as const) : ('curbside' as const)
        const filling = { body: { location: location.slug, method }, headers }
        await shop.client.refused(createCart, filling, [409, 'conflict'])
      }
    },
    {
      name: 'An order without a key is refused at the header',
      async check(shop) {
        const { slot } = await shop.store()
        const body = orderOf(await shop.cartWith(0), slot.id)
        const { fields } = await shop.client.refused(placeOrder, { body }, [422, 'invalid'])
        must(fields?.['Idempotency-Key'] === 'required', `\`Idempotency-Key\` is not among ${JSON.stringify(fields)}`)
      }
    },
    {
      name: 'One key places one order, however often it is sent',
      async check({ client, place }) {
        const { order, body, headers } = await place()
        const again = await client.succeed(placeOrder, { body, headers })
        must(again.id === order.id && again.number === order.number, `the second call placed order ${again.number}`)
      }
    },
    {
      name: 'The key of an order with another one is refused with 409 `conflict`',
      async check({ client, place }) {
        const { body, headers } = await place()
        await client.refused(placeOrder, { body: { ...body, notes: 'Another' }, headers }, [409, 'conflict'])
      }
    }
  ]
}
