import { randomUUID } from 'node:crypto'
import { createCart, setLine } from '../../contract/cart/cart.ts'
import { placeOrder } from '../../contract/order/order.ts'
import { setOpen } from '../../contract/staff/staff-board.ts'
import { Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import { orderOf, type Shop, wholeMenu } from '../shop.ts'

/** Orders an in-stock product at a closed store, which must be refused. */
async function orderAtClosed(shop: Shop, location: string): Promise<void> {
  const { products } = await wholeMenu(shop.client, location)
  const variant = products.flatMap(product => product.variants).find(size => size.available && size.stock > 0)
  if (variant === undefined) throw new Skipped(`${location} is closed and has nothing in stock`)
  const { slot } = await shop.store()
  const { id, version } = await shop.client.succeed(createCart, { body: { location, method: 'pickup' } })
  const params = { cart: id, variant: variant.id }
  const cart = await shop.client.succeed(setLine, { params, body: { version, quantity: 1 } })
  const filling = { body: orderOf(cart, slot.id), headers: { 'Idempotency-Key': randomUUID() } }
  await shop.client.refused(placeOrder, filling, [409, 'closed'])
}

/** Closes a store briefly with the staff token. */
async function whileClosed({ client, options }: Shop, location: string, work: () => Promise<void>): Promise<void> {
  const headers = { Authorization: `Bearer ${options.staff}` }
  const set = (isOpen: boolean) => client.succeed(setOpen, { params: { location }, body: { isOpen }, headers })
  await set(false)
  try {
    await work()
  } finally {
    await set(true)
  }
}

/** Ordering while the store is closed (SPEC A5, C18). */
export const closed: Area = {
  name: 'Closed',
  points: [
    {
      name: 'A closed store without after-hours ordering refuses orders with 409 `closed`',
      async check(shop) {
        await shop.mayOrder()
        const { locations } = await shop.business()
        const refusing = locations.filter(
          location => location.deliverySettings.afterHoursOrdering === false && location.pickupSettings.isEnabled
        )
        const shut = refusing.find(location => !location.isOpen)
        if (shut !== undefined) return orderAtClosed(shop, shut.slug)
        const [open] = refusing
        if (open === undefined) throw new Skipped('every location takes orders while closed')
        if (shop.options.staff === undefined)
          throw new Skipped('every location is open; use --staff TOKEN to close one briefly')
        return whileClosed(shop, open.slug, () => orderAtClosed(shop, open.slug))
      }
    }
  ]
}
