import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../../src/contract/order/order.ts'
import { findOrders } from '../../../src/staff/orders/rules/find-orders.ts'
import { paymentOf } from '../../../src/staff/orders/rules/payment.ts'
import { columnOf, nextStatus } from '../../../src/staff/orders/rules/status.ts'

describe('the board', () => {
  it.each([
    ['placed', 'pickup', 'placed', 'confirmed'],
    ['confirmed', 'pickup', 'confirmed', 'preparing'],
    ['preparing', 'pickup', 'preparing', 'ready'],
    ['preparing', 'curbside', 'preparing', 'ready'],
    ['preparing', 'delivery', 'preparing', 'out_for_delivery'],
    ['ready', 'pickup', 'ready', 'completed'],
    ['out_for_delivery', 'delivery', 'ready', 'completed'],
    ['completed', 'pickup', undefined, undefined],
    ['cancelled', 'pickup', undefined, undefined]
  ] as const)('shows a %s order for %s in %s, and moves it to %s', (status, method, column, next) => {
    expect([columnOf({ status }), nextStatus({ status, method })]).toEqual([column, next])
  })

  it('shows a change that can still be undone as made', () => {
    const order = {
      status: 'placed' as const,
      method: 'pickup' as const,
      pending: { status: 'confirmed' as const, until: '' }
    }
    expect([columnOf(order), nextStatus(order)]).toEqual(['confirmed', 'preparing'])
  })

  it.each([
    ['card', 'placed', 'paid'],
    ['card', 'completed', 'paid'],
    ['card', 'cancelled', 'refunded'],
    ['in_store', 'ready', 'collect'],
    ['in_store', 'completed', 'collected'],
    ['in_store', 'cancelled', 'unpaid']
  ] as const)('reads the money of an order by %s that is %s as %s', (tender, status: OrderStatus, payment) => {
    expect(paymentOf({ tender, status, pending: null, refund: null })).toBe(payment)
  })

  it.each(['card', 'in_store'] as const)('reads the money of an order by %s that was refunded as refunded', tender => {
    const refund = { at: '2026-11-21T13:00:00-05:00', reason: 'Broken' }
    expect(paymentOf({ tender, status: 'completed', pending: null, refund })).toBe('refunded')
  })
})

describe('an order', () => {
  const of = (number: string, pickupCode: string, first_name: string, last_name: string, phone: string) => ({
    number,
    pickupCode,
    lines: [{ sku: `CAN-${number.slice(-2)}` }, {}],
    customer: { first_name, last_name, phone, email: '' }
  })
  const orders = [
    of('QW-1001', 'NR8WE', 'Élise', 'Tremblay', '+1 416 555-0134'),
    of('QW-1002', 'K2XQ7', 'Sam', 'Li', '416 555 0199'),
    of('QW-1010', '2XDR6', 'Ana', 'Silva', '613 555 0100')
  ]

  it.each([
    ['NR8WE', ['QW-1001']],
    [' nr8we\n', ['QW-1001']],
    ['QW-1002', ['QW-1002']],
    ['qw1002', ['QW-1002']],
    ['1001', ['QW-1001']],
    ['elise trem', ['QW-1001']],
    ['5550199', ['QW-1002']],
    ['can-02', ['QW-1002']],
    ['QW-10', ['QW-1001', 'QW-1002', 'QW-1010']],
    ['nobody', []],
    ['  ', []]
  ])('is found by %o', (typed, numbers) => {
    expect(findOrders(orders, typed).map(({ number }) => number)).toEqual(numbers)
  })
})
