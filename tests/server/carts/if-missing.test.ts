import { expect, test } from 'vitest'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { moveCart } from '../../../src/contract/cart/cart-move.ts'
import { type IfMissing, setIfMissing } from '../../../src/contract/cart/if-missing.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()

async function choose(cart: Cart, choice: IfMissing, ...products: string[]) {
  const variants = await Promise.all(products.map(product => shop.sizeOf(product)))
  return shop.to(setIfMissing, { params: { cart: cart.id }, body: { version: cart.version, choice, variants } })
}

const choicesOf = ({ lines }: { lines: { productSlug: string; ifMissing?: IfMissing | undefined }[] }) =>
  lines.map(line => [line.productSlug, line.ifMissing])

test('a line has no choice at first; one is set for several lines, kept with a new quantity, and becomes the order’s', async () => {
  const cart = await shop.cartWith({ grinder: 1, zebra: 1 })
  expect(choicesOf(cart)).toEqual([
    ['grinder', undefined],
    ['zebra', undefined]
  ])
  const { payload } = await choose(cart, 'leave', 'grinder', 'zebra')
  expect(payload.version).toBe(cart.version + 1)
  const { payload: other } = await choose(payload, 'similar', 'zebra')
  const chosen = [
    ['grinder', 'leave'],
    ['zebra', 'similar']
  ]
  expect(choicesOf(other)).toEqual(chosen)
  const { payload: more } = await shop.ask(other, 'grinder', 2)
  expect(choicesOf(more)).toEqual(chosen)
  const { payload: order } = await shop.send(await shop.orderFor(more))
  expect(choicesOf(order)).toEqual(chosen)
})

test('a choice comes along to another store', async () => {
  const { payload: cart } = await choose(await shop.cartWith({ zebra: 1 }), 'similar', 'zebra')
  const body = { location: 'calgary', into: null, version: cart.version }
  const { payload } = await shop.to(moveCart, { params: { cart: cart.id }, body })
  expect(choicesOf(payload)).toEqual([['zebra', 'similar']])
})

test('an older version of the cart is refused with the current one, and an unknown choice at its field', async () => {
  const cart = await shop.cartWith({ grinder: 1 })
  await choose(cart, 'leave', 'grinder')
  expect((await choose(cart, 'similar', 'grinder')).failure.code).toBe('stale')
  const wrong = await choose(cart, 'never' as IfMissing, 'grinder')
  expect(wrong.failure.fields).toEqual({ choice: 'choice' })
})
