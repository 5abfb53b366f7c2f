import { expect, it, vi } from 'vitest'
import { refundOrder } from '../../../src/contract/staff/staff-board.ts'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { card, cardText, choose, dialog, isClosed, isIn, press, says, select } from '../support/find.ts'
import { elisesOrder } from '../support/samples.ts'

const staff = withStaffShop()
const done = { ...elisesOrder, status: 'completed' as const, total: 15_707 }

/** Opens the list of orders that have ended and asks for the refund of the first. */
async function askForRefund() {
  const page = await openBoard()
  await choose(page, 'Ended')
  await isIn(page, done, 'ended')
  await press(page, 'Refund: QW-1001')
  await vi.waitFor(() => dialog(page))
  return page
}

it('an order that was handed over is refunded, with a reason, once', async () => {
  staff.shop.orders = [done]
  const page = await askForRefund()
  await says(page, 'Return $157.07 to the customer, who gets an email with the reason.')
  page.type('#reason', ' Jar was broken ')
  await press(page, 'Refund $157.07')
  await isClosed(page)
  await says(page, 'QW-1001 is refunded')
  await vi.waitFor(() => expect(cardText(page, done)).toContain('$157.07 refunded'))
  expect(cardText(page, done)).toContain('Handed over · Jar was broken')
  expect(card(page, done).querySelectorAll('button')).toHaveLength(0)
  expect(staff.api.received(refundOrder)).toMatchObject([
    { params: { order: 'o1' }, body: { reason: 'Jar was broken' } }
  ])
})

it('a refund without a reason is asked for one at its field, and not sent', async () => {
  staff.shop.orders = [done]
  const page = await askForRefund()
  page.type('#reason', '  ')
  await press(page, 'Refund $157.07')
  await says(page, 'Say why the order is refunded')
  const field = page.get('#reason')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(page.get(`#${field.getAttribute('aria-describedby')}`).textContent).toBe('Say why the order is refunded')
  expect(staff.api.received(refundOrder)).toEqual([])
})

it('a refund can be given up', async () => {
  staff.shop.orders = [done]
  const page = await askForRefund()
  await press(page, 'No refund')
  await isClosed(page)
  expect(staff.api.received(refundOrder)).toEqual([])
})

it('the refund of an order paid by card goes back to the card automatically', async () => {
  staff.shop.orders = [{ ...done, tender: 'card' }]
  const page = await askForRefund()
  await says(page, '$157.07 goes back to the card automatically.')
})

it.each(['placed', 'confirmed', 'preparing', 'ready', 'cancelled'] as const)(
  'an order that is %s has no refund',
  async status => {
    staff.shop.orders = [{ ...done, status }]
    const page = await openBoard()
    if (status === 'cancelled') await choose(page, 'Ended')
    await vi.waitFor(() => card(page, done))
    expect(() => page.named(/^Refund/)).toThrow('Nothing is named')
  }
)

/** Two jars for 20.00 with 2.60 of tax, an item for 5.00, and a tip. */
const paid = {
  lines: [
    { line: 'l1', quantity: 2, goods: 2000, deposits: 0, taxes: [{ code: 'HST', amount: 260 }] },
    { line: 'l2', quantity: 1, goods: 500, deposits: 10, taxes: [{ code: 'HST', amount: 65 }] }
  ],
  fee: 500,
  feeTaxes: [{ code: 'HST', amount: 65 }],
  tip: 370
}
const [jar] = elisesOrder.lines
const byLine = {
  ...done,
  total: 3770,
  paid,
  lines: [
    { ...jar!, id: 'l1', name: 'Low Tide', variantName: '3.5 g', quantity: 2 },
    { ...jar!, id: 'l2', name: 'Fizz', variantName: '355 mL', quantity: 1 }
  ]
}

it('some items of an order are refunded, with the amount that they cost', async () => {
  staff.shop.orders = [byLine]
  const page = await askForRefund()
  await says(page, 'Return $37.70 to the customer')
  await choose(page, 'Some items')
  await says(page, 'Choose how many of each item are refunded.')
  page.type('#reason', 'Dented')
  await press(page, 'Refund')
  await says(page, 'Choose what is refunded')
  await select(page, 'Low Tide, 3.5 g', '1')
  await says(page, 'Return $11.30 to the customer. The points of the refunded items are returned.')
  await choose(page, 'Delivery fee, $5.00 plus tax')
  await says(page, 'Return $16.95 to the customer')
  await choose(page, 'Delivery fee, $5.00 plus tax')
  await choose(page, 'Tip, $3.70')
  await press(page, 'Refund $15.00')
  await isClosed(page)
  await says(page, 'Part of QW-1001 is refunded')
  expect(staff.api.received(refundOrder)).toMatchObject([
    { body: { reason: 'Dented', part: { lines: [{ line: 'l1', quantity: 1 }], fee: false, tip: true } } }
  ])
  await vi.waitFor(() => expect(cardText(page, done)).toContain('$9.12 refunded'))
  expect(cardText(page, done)).toContain('Handed over · Dented')
})

it('an earlier refund is not offered again, and the rest is', async () => {
  const earlier = { id: 'r1', at: '2026-11-20T18:00:00-05:00', reason: 'Dented', goods: 1000, deposits: 0, taxes: [] }
  const refunds = [{ ...earlier, lines: [{ line: 'l1', quantity: 2 }], fee: 500, tip: 0, amount: 2825 }]
  staff.shop.orders = [{ ...byLine, refunds }]
  const page = await askForRefund()
  // The item with its deposit and tax, and the tip.
  await says(page, 'Return $9.45 to the customer')
  await says(page, 'All that is left')
  await choose(page, 'Some items')
  const items = page.get('[aria-label="Items to refund"]').textContent
  for (const gone of ['Low Tide', 'Delivery fee']) expect(items).not.toContain(gone)
  for (const left of ['Fizz', 'Tip, $3.70']) expect(items).toContain(left)
})
