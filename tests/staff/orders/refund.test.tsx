import { expect, it, vi } from 'vitest'
import { refundOrder } from '../../../src/contract/staff/staff-board.ts'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { card, cardText, choose, dialog, isClosed, isIn, press, says } from '../support/find.ts'
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
