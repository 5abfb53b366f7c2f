import { describe, expect, it } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { OrderPage } from '../support/order-page.tsx'
import { showPlaced } from '../../../src/stores/order/order.ts'
import { NOW, order } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

const line = order.lines[0]!
const question = {
  id: 'q1',
  line: line.id,
  missing: 1,
  until: new Date(NOW + 600_000).toISOString(),
  substitute: {
    variant: 'v9',
    product: 'p9',
    productSlug: 'red-mud',
    name: 'Red Mud',
    brand: 'Boréale',
    variantName: '3.5 g',
    picture: null,
    thc: { min: 20, max: 24, unit: '%' as const },
    quantity: 1,
    unitPrice: 3200
  },
  takenTotal: order.total + 113,
  leftTotal: order.total - 3000
}
const open = (changes: Partial<Order>) => {
  showPlaced({ ...order, ...changes })
  return render(<OrderPage order={order.id} />)
}

describe('the page of an order', () => {
  inQueenWest()

  it('asks with both products, the difference, and the time that is left, announced', () => {
    const page = open({ status: 'preparing', canCancel: false, questions: [question] })
    const text = page.root.textContent ?? ''
    for (const part of [
      line.name,
      'Red Mud',
      'THC 20–24',
      '$1.13 more',
      'Without it',
      'Yes, take it',
      'No, leave it out'
    ])
      expect(text).toContain(part)
    const announced = [...page.root.querySelectorAll('[role=status]')].map(box => box.textContent)
    expect(announced).toContain('The store has a question about your order.')
    expect(text).not.toContain('Cancel the whole order')
  })

  it('says that the order is cancelled without its only item, and otherwise the total without it', () => {
    const all = { ...question, missing: line.quantity, leftTotal: 0 }
    const only = open({ lines: [line], questions: [all] }).root.textContent ?? ''
    expect(only).toContain('nothing is left, and your order is cancelled')
    expect(only).not.toContain('$0.00')
    const lines = [line, { ...line, id: 'l2', variant: 'v2' }]
    expect(open({ lines, questions: [all] }).root.textContent).toContain('your total becomes')
  })

  it('asks without a substitute to go on, and offers to cancel while that is possible', () => {
    const page = open({ canCancel: true, questions: [{ ...question, substitute: null }] })
    const text = page.root.textContent ?? ''
    for (const part of ['nothing alike', 'Go on without it', 'Cancel the whole order']) expect(text).toContain(part)
  })

  it('asks in French', async () => {
    $locale.set('fr-CA')
    const page = open({ questions: [question] })
    expect(page.root.textContent).toContain('Oui, je le prends')
    $locale.set('en-CA')
  })

  it('names each change with its cause, and the money that goes back or is due', () => {
    const state = (quantity: number, total: number) => ({
      lines: [{ variant: 'v', name: 'Night Ferry', variantName: '3.5 g', quantity, unitPrice: 100 }],
      total,
      slotStart: order.slot.start
    })
    const change = { id: 'c', at: order.placedAt, before: state(2, 3000), after: state(1, 2000), hasNewNotes: false }
    const page = open({ changes: [{ ...change, by: 'timeout' }], returned: 1000, due: 500 })
    const text = page.root.textContent ?? ''
    for (const part of [
      'Without an answer in time',
      'Night Ferry, 3.5 g: 1 instead of 2',
      '$20.00 instead of $30.00',
      '$10.00 goes back',
      '$5.00 is due'
    ])
      expect(text).toContain(part)
  })

  it('offers a change only before preparation', () => {
    expect(open({ canChange: true }).root.textContent).toContain('Change your order')
    expect(open({ canChange: false }).root.textContent).not.toContain('Change your order')
  })
})
