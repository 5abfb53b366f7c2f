import { describe, expect, test } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { latenessOf } from '../../../src/rules/order/late.ts'

const slot = (end: string) => ({
  id: '',
  start: '2026-11-21T14:30:00-05:00',
  end: `2026-11-21T${end}:00-05:00`,
  available: true
})
const at = (time: string) => Date.parse(`2026-11-21T${time}:00-05:00`)
const late = (status: Order['status'], time: string, method: Order['method'] = 'pickup', end = '14:45') =>
  latenessOf({ status, method, slot: slot(end) }, at(time))

describe('an order is late', () => {
  test.each([
    ['placed', 'pickup', 'unconfirmed'],
    ['placed', 'delivery', 'unconfirmed'],
    ['confirmed', 'pickup', 'unmade'],
    ['preparing', 'curbside', 'unmade'],
    ['confirmed', 'delivery', 'undelivered'],
    ['preparing', 'delivery', 'undelivered'],
    ['out_for_delivery', 'delivery', 'undelivered'],
    ['ready', 'pickup', 'uncollected'],
    ['ready', 'curbside', 'uncollected'],
    ['completed', 'pickup', undefined],
    ['cancelled', 'delivery', undefined]
  ] as const)('that is %s for %s, six minutes after its slot', (status, method, expected) => {
    expect(late(status, '14:51', method)).toBe(expected)
    expect(late(status, '14:44', method)).toBeUndefined()
  })

  test('a quarter of an hour after its promised time in a longer slot, a delivery at its end', () => {
    expect(late('confirmed', '14:44', 'pickup', '15:30')).toBeUndefined()
    expect(late('confirmed', '14:45', 'pickup', '15:30')).toBe('unmade')
    expect(late('out_for_delivery', '15:29', 'delivery', '15:30')).toBeUndefined()
    expect(late('out_for_delivery', '15:30', 'delivery', '15:30')).toBe('undelivered')
  })

  test('that is ready only once all of its slot has passed', () => {
    expect(late('ready', '15:29', 'pickup', '15:30')).toBeUndefined()
    expect(late('ready', '15:30', 'pickup', '15:30')).toBe('uncollected')
    expect(late('ready', '15:31', 'delivery', '15:30')).toBe('undelivered')
    expect(late('ready', '15:29', 'delivery', '15:30')).toBeUndefined()
  })
})
