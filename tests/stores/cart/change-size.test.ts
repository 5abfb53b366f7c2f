import { expect, test } from 'vitest'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { changeSize, sizesFor } from '../../../src/stores/cart/lines/change-size.ts'
import { setNote } from '../../../src/stores/cart/lines/line-notes.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { openDemo } from '../support/demo-shop.ts'
import { inWords } from '../support/in-words.ts'
import { variants } from '../support/shopping.ts'
import { shopIsOpen } from '../support/visit.ts'

const shop = openDemo()

/** Puts the smallest size of a strain that is sold from a gram to an ounce into the cart, and returns how to read its line. */
async function begin(quantity: number) {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  const ounce = variants().find(one => one.weight === 28 && one.stock > 1 && one.product.variants.some(isSmall))
  const small = ounce?.product.variants.find(isSmall)
  if (!ounce || !small) throw new Error('The demo shop has no such product.')
  await addLine(small.id, quantity)
  const lines = () => dataOf($cart.get())?.lines ?? []
  const change = async (to: string) => {
    const [line] = lines()
    const cart = dataOf($cart.get())
    const size = line && cart && sizesFor(line, cart)?.sizes.find(({ variant }) => variant.id === to)
    if (!size) throw new Error('There is no such size.')
    await changeSize(line, size)
    return size
  }
  return { small, ounce, lines, change }
}
const isSmall = (one: { weight: number; stock: number }) => one.weight <= 3.5 && one.stock >= 3

test('a line changes to another size of its product, in its place and with its note, which is announced', async () => {
  const { small, ounce, lines, change } = await begin(1)
  await setNote(small.id, 'in a bag')
  const [before] = lines()
  await change(ounce.id)
  expect(lines()).toMatchObject([{ id: before?.id, variant: ounce.id, quantity: 1, note: 'in a bag' }])
  expect(inWords($announcement.get())).toBe(`${ounce.product.name} ${ounce.name}: 1 in cart`)
  expect($cartProblem.get()).toBeUndefined()
})

test('of more than the limit has room for, as many as it has are kept, which is said', async () => {
  const { ounce, lines, change } = await begin(3)
  await change(ounce.id)
  expect(lines()).toMatchObject([{ variant: ounce.id, quantity: 1 }])
  expect(inWords($cartProblem.get())).toBe(`${ounce.product.name}, ${ounce.name}: 1 is the most this order can take.`)
})
