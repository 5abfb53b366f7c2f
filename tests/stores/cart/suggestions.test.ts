import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { canadianLimit, equivalentOf } from '../../../src/rules/cart/limit.ts'
import { locations } from '../../../src/server/db/schema.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import {
  cartSuggestions,
  leftIn,
  productSuggestions,
  suggestedFor,
  suggestedItems
} from '../../../src/stores/cart/suggestions.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $product, openProduct } from '../../../src/stores/menu/product.ts'
import { openDemo } from '../support/demo-shop.ts'
import { plenty, variants } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

async function open(): Promise<void> {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  await until($menu, load => load.state === 'ready' && load.value.complete)
}
const setSwitch = (suggestions: boolean) =>
  shop.server.db.update(locations).set({ suggestions }).where(eq(locations.slug, 'queen-west'))

const flower = () => variants().find(({ product, stock }) => product.form === 'flower' && stock > 5)!

test('a cart’s suggestions are on the menu, in stock, none of its own, and fit the rest of the limit', async () => {
  await open()
  await addLine(flower().id)
  const cart = dataOf($cart.get())!
  expect(cart.suggests).toBe(true)
  const products = suggestedFor(cart)
  const left = leftIn(cart)
  expect([products, left]).toEqual([[flower().product.id], 30 - cart.equivalent])
  await cartSuggestions.load({ location: 'queen-west', products, left })
  const items = suggestedItems(dataOf(cartSuggestions.$state.get())!, dataOf($menu.get()), cart)
  expect(items.length).toBeGreaterThan(0)
  for (const { product, variant, most, isSoldOut, of } of items) {
    expect(products).not.toContain(product.id)
    expect([isSoldOut, most > 0, of]).toEqual([false, true, flower().product.name])
    const each = equivalentOf({ limitClass: product.limitClass, ...variant }, canadianLimit)
    expect(each).toBeLessThanOrEqual(left!)
  }
})

test('with nothing left of the limit, only accessories are suggested', async () => {
  await open()
  const { id, product } = flower()
  await productSuggestions.load({ location: 'queen-west', products: [product.id], left: 0.04 })
  const items = suggestedItems(dataOf(productSuggestions.$state.get())!, dataOf($menu.get()), undefined)
  expect(items.map(item => item.product.limitClass)).toEqual(items.map(() => 'accessory'))
  expect(items.map(item => item.variant.id)).not.toContain(id)
})

test('neither a cart nor a product speaks of suggestions where the retailer has switched them off', async () => {
  await setSwitch(false)
  await open()
  const { id, product } = plenty()
  await addLine(id)
  expect(dataOf($cart.get())?.suggests).toBeUndefined()
  await openProduct('queen-west', product.slug)
  expect(dataOf($product.get())?.suggests).toBeUndefined()
  await productSuggestions.load({ location: 'queen-west', products: [product.id], left: undefined })
  expect(dataOf(productSuggestions.$state.get())?.suggestions).toEqual([])
  await setSwitch(true)
})

test('the rest of the limit isn’t named for a cart without anything that counts', async () => {
  await open()
  await addLine(plenty().id)
  expect(leftIn(dataOf($cart.get()))).toBeUndefined()
  expect(leftIn(undefined)).toBeUndefined()
})
