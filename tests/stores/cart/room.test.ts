import { expect, test } from 'vitest'
import { seed } from '../../../demo/catalogue/index.ts'
import { $roomLeft, setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { openDemo } from '../support/demo-shop.ts'
import { variants } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo(seed)

test('the quantity that the purchase limit allows of a variant is known before another is requested', async () => {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  const dried = variants().filter(one => one.product.limitClass === 'dried' && one.equivalent === null)
  const ounce = dried.find(one => one.weight === 28 && one.stock > 1)
  const gram = dried.find(one => one.weight === 1 && one.stock > 3)
  if (!ounce || !gram) throw new Error('The demo shop has no such products.')
  await addLine(gram.id, 1)
  expect($roomLeft.get()).toEqual({})
  await addLine(ounce.id, 1)
  await until($roomLeft, left => ounce.id in left)
  expect($roomLeft.get()).toEqual({ [ounce.id]: 1 })
  await addLine(gram.id, 1)
  await until($roomLeft, left => gram.id in left)
  expect($roomLeft.get()).toEqual({ [ounce.id]: 0, [gram.id]: 0 })
  await setQuantity(ounce.id, 0)
  await until($roomLeft, left => Object.keys(left).length === 0)
})
