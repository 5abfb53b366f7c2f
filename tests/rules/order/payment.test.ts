import { expect, test } from 'vitest'
import { paymentOf } from '../../../src/rules/order/payment.ts'

type Facts = Parameters<typeof paymentOf>[0]

const placed: Facts = { status: 'placed', refund: null, tender: 'in_store', method: 'pickup' }

test.each<[string, Partial<Facts>, ReturnType<typeof paymentOf>]>([
  ['picked up and paid there is due in the store', {}, 'store'],
  ['brought to the car is due at the car', { method: 'curbside' }, 'curb'],
  ['delivered is due at the door', { method: 'delivery' }, 'door'],
  ['paid by card is paid', { tender: 'card' }, 'card'],
  ['paid by card and delivered is paid', { tender: 'card', method: 'delivery' }, 'card'],
  ['paid by card and brought to the car is paid', { tender: 'card', method: 'curbside' }, 'card'],
  ['completed is no longer due', { status: 'completed' }, 'none'],
  ['completed and paid by card is paid', { status: 'completed', tender: 'card' }, 'card'],
  ['cancelled is not due', { status: 'cancelled' }, 'none'],
  ['cancelled after a card payment is not paid', { status: 'cancelled', tender: 'card' }, 'none'],
  ['refunded is not paid', { tender: 'card', refund: {} as NonNullable<Facts['refund']> }, 'none']
])('an order that is %s', (_what, facts, expected) => {
  expect(paymentOf({ ...placed, ...facts })).toBe(expected)
})
