import { beforeEach, expect, test, vi } from 'vitest'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { chooseMethod } from '../../../src/stores/cart/fulfilment-method.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { $suggestions } from '../../../src/stores/checkout/address-search.ts'
import {
  applySuggestion,
  deliverForm,
  enterAddress,
  leaveAddress,
  typeStreet,
  writeDelivery
} from '../../../src/stores/checkout/delivery-address.ts'
import { placeSoon } from '../../../src/stores/checkout/place-soon.ts'
import { $writingAddress } from '../../../src/stores/checkout/writing-address.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { openDemo } from '../support/demo-shop.ts'
import { fillIn, variants } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

const home = { line1: '88 Ossington Avenue', city: 'Toronto', province: 'ON', postalCode: 'M6J 2Z4' }
const held = () => dataOf($cart.get())?.delivery?.address
const type = (address: Partial<typeof home>) => {
  for (const [name, value] of Object.entries(address)) deliverForm.type(name as keyof typeof home, value)
}

beforeEach(async () => {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  // Past the minimum of the zone, and short of free delivery.
  const dear = variants().find(one => one.stock >= 5 && one.price >= 1000 && one.product.limitClass === 'accessory')
  await addLine(dear?.id ?? '', Math.ceil(4100 / (dear?.price ?? 1)))
  await chooseMethod('delivery')
  writeDelivery()
})

test('an address is the cart’s once it is chosen among the suggestions, and its unit can still be typed', async () => {
  typeStreet('88 ossin')
  await until($suggestions, list => list.length > 0)
  await applySuggestion(0)
  expect(held()).toMatchObject({ line1: '88 Ossington Avenue', city: 'Toronto', unit: null })
  expect($writingAddress.get()).toBe(true)
  deliverForm.type('unit', '4')
  leaveAddress()
  await until($cart, () => held()?.unit === '4')
  await until($writingAddress, isWriting => !isWriting)
})

test('an address is the cart’s once its form is left, if it is complete and not entered again', async () => {
  const { postalCode, ...others } = home
  type(others)
  leaveAddress()
  type({ postalCode })
  leaveAddress()
  enterAddress()
  expect(held()).toBeUndefined()
  leaveAddress()
  await until($cart, () => held()?.line1 === home.line1)
})

test('an address that lacks something is left alone until the order is placed, which says what', async () => {
  await fillIn()
  type({ line1: home.line1, city: home.city })
  expect(await placeSoon()).toBeUndefined()
  expect(held()).toBeUndefined()
  expect(checkoutForm.$state.get().errors).toEqual({ address: 'required' })
  expect(deliverForm.$state.get().errors).toEqual({ postalCode: 'required' })
})

test('an address that was just typed goes with the order, unless the order then costs something else', async () => {
  await fillIn()
  type(home)
  expect(await placeSoon()).toBeUndefined()
  expect(held()?.line1).toBe(home.line1)
  expect(checkoutForm.$state.get().problem).toMatchObject({ key: 'deliver.priced' })
  await vi.waitFor(async () => expect(await placeSoon()).toBeDefined())
})
