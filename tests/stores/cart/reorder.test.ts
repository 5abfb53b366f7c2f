import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $boughtItems, $reordering, loadPastOrders, orderAgain } from '../../../src/stores/order/reorder.ts'
import { $myOrders } from '../../../src/stores/order/past-orders.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
let bought: { id: string; quantity: number }[]

beforeAll(async () => {
  server = await startDemo()
  here = visit(server.url, { hash: '#/queen-west' })
  await signIn(server.url)
  await shopIsOpen()
  const [one, other] = [plenty(), plenty([plenty().id])]
  await addLine(one.id, 2)
  await addLine(other.id)
  bought = [
    { id: one.id, quantity: 2 },
    { id: other.id, quantity: 1 }
  ]
  await fillIn()
  await placeOrder()
  here.end()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

async function comeBack(person?: 'alex' | 'camille'): Promise<void> {
  here = visit(server.url, { hash: '#/queen-west' })
  if (person) await signIn(server.url, person)
  await shopIsOpen()
  await loadPastOrders()
}

test('returning customers are offered the items of their last order, and one call adds them all to the cart', async () => {
  await comeBack('alex')
  expect($boughtItems.get().map(({ variant, quantity }) => ({ id: variant.id, quantity }))).toEqual(bought)
  await orderAgain($boughtItems.get())
  expect($reordering.get()).toEqual({ isBusy: false, added: 3, refused: [] })
  expect(dataOf($cart.get())?.lines.map(line => ({ id: line.variant, quantity: line.quantity }))).toEqual(bought)
})

test('what this store does not show any more is left out', async () => {
  await comeBack('alex')
  const load = $menu.get()
  const gone = $boughtItems.get()[0]?.product
  if (load.state !== 'ready') throw new Error('The menu is not there.')
  $menu.set({ ...load, value: { ...load.value, products: load.value.products.filter(one => one !== gone) } })
  expect($boughtItems.get().map(({ variant }) => variant.id)).toEqual([bought[1]?.id])
})

test('each refusal is said with its reason, and the others are added all the same', async () => {
  await comeBack('alex')
  const [first, second] = $boughtItems.get()
  if (!first || !second) throw new Error('Nothing was bought.')
  await orderAgain([{ ...first, quantity: first.variant.stock + 5 }, second])
  const done = $reordering.get()
  expect(done).toMatchObject({
    isBusy: false,
    added: 1,
    refused: [{ name: `${first.product.name}, ${first.variant.name}` }]
  })
  expect(inWords(done?.refused[0]?.why)).toMatch(/left|quicker/)
  // It is said beside the button, and not a second time above the list.
  expect($cartProblem.get()).toBeUndefined()
})

test('items over the purchase limit are refused with the limit in grams', async () => {
  await comeBack('alex')
  const heavy = (dataOf($menu.get())?.products ?? [])
    .flatMap(product => product.variants.map(variant => ({ product, variant, quantity: 2 })))
    .find(({ product, variant }) => product.limitClass === 'dried' && variant.weight >= 28 && variant.stock >= 2)
  if (!heavy) throw new Error('Nothing is sold by the ounce.')
  await orderAgain([heavy])
  expect(inWords($reordering.get()?.refused[0]?.why)).toContain('30\u00a0g')
})

test('a guest, who has ordered nothing and who has signed out are offered nothing', async () => {
  await comeBack()
  expect([dataOf($myOrders.get()), $boughtItems.get()]).toEqual([undefined, []])
  here.end()
  await comeBack('camille')
  expect($boughtItems.get()).toEqual([])
  here.end()
  await comeBack('alex')
  expect($boughtItems.get()).toHaveLength(2)
  await signOut()
  expect([dataOf($myOrders.get()), $boughtItems.get()]).toEqual([undefined, []])
})
