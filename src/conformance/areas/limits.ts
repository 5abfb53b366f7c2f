import { safeParse } from 'valibot'
import { cart as cartSchema, createCart, setLine } from '../../contract/cart/cart.ts'
import type { FailureCode } from '../../contract/http/reply.ts'
import type { Variant } from '../../contract/catalog/menu.ts'
import { must, Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import type { Shop, Store } from '../shop.ts'

/** Maximum quantity of a line. */
const MOST = 99

/** Requests a quantity in an empty cart, which must be refused with the code; returns the cart in the error. */
async function refusedCart({ client, store }: Shop, variant: Variant, quantity: number, code: FailureCode) {
  const { location } = await store()
  const { id, version } = await client.succeed(createCart, { body: { location: location.slug, method: 'pickup' } })
  const filling = { params: { cart: id, variant: variant.id }, body: { version, quantity } }
  const { payload } = await client.refused(setLine, filling, [409, code])
  const read = safeParse(cartSchema, payload)
  must(read.success, 'the error has no cart of the contract’s shape')
  must(read.output.lines.length === 0, 'the refused quantity is in the cart')
  return read.output
}

/** Equivalent of one unit in grams of dried cannabis (SPEC C10); the label's own amount takes precedence. */
function equivalentOf({ location }: Store, limitClass: string, { weight, equivalent }: Variant): number {
  if (limitClass === 'accessory') return 0
  const each = new Map<string, number>(Object.entries(location.purchaseLimit.perDriedGram)).get(limitClass) ?? 1
  return equivalent ?? weight / each
}

function sizesOf(store: Store) {
  return store.products.flatMap(({ limitClass, variants }) =>
    variants
      .filter(variant => variant.available)
      .map(variant => ({ variant, equivalent: equivalentOf(store, limitClass, variant) }))
  )
}

/** Limits on the contents of a cart. */
export const limits: Area = {
  name: 'Limits',
  points: [
    {
      name: 'More than the purchase limit is refused with 409 `limit_exceeded`, and `cartFull` shows by how much',
      async check(shop) {
        const store = await shop.store()
        const limit = store.location.purchaseLimit.dried
        const size = sizesOf(store).find(
          candidate => candidate.equivalent * Math.min(candidate.variant.stock, MOST) > limit
        )
        if (size === undefined) throw new Skipped('no product’s stock fills the purchase limit')
        const quantity = Math.floor(limit / size.equivalent) + 1
        const { cartFull } = await refusedCart(shop, size.variant, quantity, 'limit_exceeded')
        const excess = quantity * size.equivalent - limit
        must(cartFull.active && cartFull.limit === limit, `cartFull is ${JSON.stringify(cartFull)}`)
        must(
          Math.abs(cartFull.exceedValue - excess) < 0.01,
          `exceedValue is ${cartFull.exceedValue} instead of ${excess}`
        )
      }
    },
    {
      name: 'More than is in stock is refused with 409 `sold_out`',
      async check(shop) {
        const store = await shop.store()
        const limit = store.location.purchaseLimit.dried
        const size = sizesOf(store).find(
          ({ variant, equivalent }) => variant.stock < MOST && equivalent * (variant.stock + 1) <= limit
        )
        if (size === undefined) throw new Skipped('nothing is scarcer than the purchase limit lets one see')
        await refusedCart(shop, size.variant, size.variant.stock + 1, 'sold_out')
      }
    },
    {
      name: 'A quantity that is none is refused at its field',
      async check({ client, cartWith }) {
        const cart = await cartWith(1)
        const params = { cart: cart.id, variant: cart.lines[0]?.variant ?? '' }
        for (const quantity of [-1, 1.5, MOST + 1, 2 ** 31]) {
          const filling = { params, body: { version: cart.version, quantity } }
          const { fields } = await client.refused(setLine, filling, [422, 'invalid'])
          must(
            fields?.['quantity'] === 'number',
            `${quantity}: \`quantity: number\` is not among ${JSON.stringify(fields)}`
          )
        }
      }
    }
  ]
}
