import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { findMore } from '../../../src/stores/order/changes/find-more.ts'
import {
  $orderEdit,
  addSize,
  dropSize,
  editAddress,
  editMethod,
  editQuantity,
  hasChanged,
  isComplete,
  openEdit,
  sendEdit
} from '../../../src/stores/order/changes/order-edit.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { orderAt, setStatus } from '../support/staff.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

const orderNow = () => dataOf($order.get())!
const edit = () => $orderEdit.get()!

/** Places an order, opens its page and a change of it, with the store's menu. */
async function begin(): Promise<string> {
  const { id } = await orderAt(server.url)
  here = visit(server.url, { hash: `#/queen-west/orders/${id}` })
  await shopIsOpen()
  await openOrder(id)
  await openEdit(id)
  return id
}

/** The first size of the menu that can be added. */
function more() {
  const { products } = dataOf($menu.get())!
  const [word = ''] = products.find(({ id }) => id !== orderNow().lines[0]?.product)!.name.split(' ')
  const found = findMore(products, word.toUpperCase(), orderNow(), edit())[0]!
  return { variant: found.variant.id, name: found.product.name, variantName: found.variant.name }
}

test('a shopper adds one more thing to an order, sees the new total before, and has it afterwards', async () => {
  await begin()
  const [before, size] = [orderNow().total, more()]
  expect(hasChanged(edit(), orderNow())).toBe(false)
  await addSize(size)
  const { total = 0 } = edit().sums ?? {}
  expect(total).toBeGreaterThan(before)
  expect(
    findMore(dataOf($menu.get())!.products, size.name, orderNow(), edit()).map(one => one.variant.id)
  ).not.toContain(size.variant)
  expect(await sendEdit()).toBe(true)
  expect(orderNow()).toMatchObject({ total, lines: [{}, { variant: size.variant, quantity: 1 }] })
  expect($orderEdit.get()).toBeUndefined()
})

test('an added size that is taken away again leaves nothing of itself', async () => {
  await begin()
  const size = more()
  await addSize(size)
  await editQuantity(size.variant, 2)
  await dropSize(size.variant)
  expect(hasChanged(edit(), orderNow())).toBe(false)
  expect(edit().sums?.total).toBe(orderNow().total)
})

test('a change that comes after the preparation began is refused with the order as it is, and closes', async () => {
  const id = await begin()
  await addSize(more())
  await setStatus(server.url, id, 'confirmed')
  await setStatus(server.url, id, 'preparing')
  expect(await sendEdit()).toBe(false)
  expect(orderNow()).toMatchObject({ status: 'preparing', canChange: false })
  expect($orderEdit.get()).toBeUndefined()
})

test('while the API is down the change stays as it was typed', async () => {
  await begin()
  const size = more()
  await addSize(size)
  here.outside.setOnline(false)
  expect(await sendEdit()).toBe(false)
  expect(edit()).toMatchObject({ added: [size], quantities: { [size.variant]: 1 } })
  expect(edit().problem).toBeTruthy()
})

test('a shopper has the order delivered instead, at a time of deliveries and with the fee, and then elsewhere', async () => {
  await begin()
  const { slot, total } = orderNow()
  // Enough for the minimum, of something that doesn't count towards the purchase limit.
  const { products } = dataOf($menu.get())!
  const product = products.find(({ limitClass, variants }) => limitClass === 'accessory' && variants[0]!.price > 1200)!
  const [size] = product.variants
  await addSize({ variant: size!.id, name: product.name, variantName: size!.name })
  await editQuantity(size!.id, 4)
  const { total: before = 0 } = edit().sums ?? {}
  await editMethod('delivery')
  expect([isComplete(edit()), edit().sums, await sendEdit()]).toEqual([false, undefined, false])
  const address = { line1: '60 Ossington Avenue', unit: null, city: 'Toronto', province: 'ON', postalCode: 'M6J 2Y7' }
  await editAddress({ ...address, notes: null, lat: null, lng: null })
  expect(edit().problem).toBeUndefined()
  expect(edit().sums?.total).toBeGreaterThanOrEqual(before)
  const at = edit().slot
  await editMethod('pickup')
  expect([edit().slot, edit().sums?.total]).toEqual([slot.id, before])
  await editMethod('delivery')
  expect(edit().slot).toBe(at)
  expect(await sendEdit()).toBe(true)
  expect(orderNow()).toMatchObject({ method: 'delivery', slot: { id: at }, address })
  expect(orderNow().total).toBeGreaterThan(total)

  // Its address can be changed afterwards, at the same time.
  await openEdit(orderNow().id)
  const there = edit().address!
  expect(hasChanged(edit(), orderNow())).toBe(false)
  await editAddress(undefined)
  await editAddress({ ...there })
  expect([hasChanged(edit(), orderNow()), edit().slot]).toEqual([false, at])
  await editAddress({ ...there, line1: '80 Ossington Avenue' })
  expect([hasChanged(edit(), orderNow()), edit().slot]).toEqual([true, at])
  expect(await sendEdit()).toBe(true)
  expect(orderNow()).toMatchObject({ slot: { id: at }, address: { ...address, line1: '80 Ossington Avenue' } })
})

test('a change to a way whose times can’t be read isn’t sent', async () => {
  await begin()
  here.outside.setOnline(false)
  await editMethod('delivery')
  await editAddress({
    line1: '1',
    unit: null,
    city: 'T',
    province: 'ON',
    postalCode: 'M6J 2Y7',
    notes: null,
    lat: null,
    lng: null
  })
  expect([edit().slot, isComplete(edit()), await sendEdit()]).toEqual(['', false, false])
})
