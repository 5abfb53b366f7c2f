import { expect, test } from 'vitest'
import { shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { cancelOrder } from '../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { peopleOf } from '../support/people.ts'
import { ada, openShop } from '../support/shop.ts'

/** The address of a store's own network. */
const kiosk = '198.51.100.1'
const orderEmailsFrom = { ...shoppingLimits.orderEmailsFrom, most: 6 }
const orderEmailsOf = { ...shoppingLimits.orderEmailsOf, most: 20 }
const limits = { ...shoppingLimits, orderEmailsFrom, orderEmailsOf, trusted: [kiosk] }
const shop = await openShop(undefined, { proxies: 1, limits })
const people = peopleOf(shop)
const staff = { Authorization: 'Bearer staff' }
const strangers = Array.from({ length: 30 }, (_, at) => ({
  ...ada,
  email: `stranger-${at}@mail.example`,
  phone: `+1 416 555 ${1000 + at}`
}))

/** Orders for somebody from an address, and cancels at once unless told otherwise. */
async function orderFor(customer: typeof ada, address: string, isCancelled = true) {
  const body = await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer })
  const { payload } = await shop.send(body, undefined, {}, { 'X-Forwarded-For': address })
  if (isCancelled) await shop.to(cancelOrder, { params: { order: payload.id }, body: { reason: null } })
  return payload
}

const lettersTo = async (list: readonly (typeof ada)[]) =>
  (await Promise.all(list.map(async ({ email }) => (await people.mailsTo(email)).length))).reduce(
    (sum, one) => sum + one
  )

test('emails to strangers are limited, by those of one client address and of one store', async () => {
  await shop.setListing('grinder', { stock: 500 })
  const [first, second, third] = [strangers.slice(0, 5), strangers.slice(5, 10), strangers.slice(10, 25)]
  // Two emails each: of the order, and of its end.
  for (const one of first) await orderFor(one, '203.0.113.1')
  expect(await lettersTo(first)).toBe(6)
  // The store's own network is not limited, nor is another.
  for (const one of second) await orderFor(one, kiosk)
  expect(await lettersTo(second)).toBe(10)
  // Sixteen of the store's twenty are spent.
  for (const [at, one] of third.entries()) await orderFor(one, `203.0.113.${10 + at}`)
  expect(await lettersTo(third)).toBe(4)
  // What the staff causes is not limited.
  const [regular = ada] = strangers.slice(25)
  const { id } = await orderFor(regular, '203.0.113.99', false)
  for (const status of ['confirmed', 'preparing', 'ready'] as const)
    await shop.to(setOrderStatus, { params: { order: id }, body: { status }, headers: staff })
  expect((await people.mailsTo(regular.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/ready/i)])
  shop.time.now = new Date('2026-11-21T16:00:00Z')
  const [late = ada] = strangers.slice(26)
  await orderFor(late, '203.0.113.1')
  expect(await people.mailsTo(late.email)).toHaveLength(2)
})
