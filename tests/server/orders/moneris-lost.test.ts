import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentRequest } from '../../../src/server/ordering/payments/providers/gateway.ts'
import { openMoneris } from '../support/payments/moneris.ts'

const moneris = await openMoneris()
const { gateway, state, taken, isReleased, made } = moneris

let payments = 0
beforeEach(() => void Object.assign(state, { lost: 0, isDown: false, knowsStatusCheck: true, statusChecks: 0 }))

/** Begins a payment and pays it in Moneris' form; returns it with its reference. */
async function paid(code: '00' | '01' = '01', amount = '') {
  const request: PaymentRequest = {
    payment: `payment-${(payments += 1)}`,
    amount: 2599,
    currency: 'CAD',
    ticket: null,
    settings: { provider: 'moneris', script: '', application: null, store: null, mode: 'test' },
    language: 'en'
  }
  const ticket = await gateway.begin(request)
  moneris.pay(ticket, { code, amount })
  const ours = { ...request, ticket }
  const outcome = await gateway.authorise(ours, '')
  if (outcome.status !== 'authorised') throw new Error('It was not paid.')
  return { ours, reference: outcome.reference }
}

describe.each([true, false])('where Moneris answers status checks: %s', knowsStatusCheck => {
  beforeEach(() => void (state.knowsStatusCheck = knowsStatusCheck))

  test('a capture whose answer was lost counts as done when it is sent again', async () => {
    const { ours, reference } = await paid()
    state.lost = 1
    await expect(gateway.capture(ours, reference)).rejects.toThrow('Moneris did not answer.')
    expect(await gateway.capture(ours, reference)).toMatch(/^completion:payment-/)
    expect(taken(ours.payment)).toBe(25.99)
  })

  test('a void whose answer was lost counts as done when it is sent again', async () => {
    const { ours, reference } = await paid()
    const held = { ...ours, mayBeCaptured: false }
    state.lost = 1
    await expect(gateway.voidOrRefund(held, reference)).rejects.toThrow('Moneris did not answer.')
    expect(await gateway.voidOrRefund(held, reference)).toBe('settled')
    expect([taken(ours.payment), isReleased(ours.payment)]).toEqual([0, true])
  })

  test('a refund whose answer was lost is not made twice', async () => {
    const { ours, reference } = await paid()
    const captured = await gateway.capture(ours, reference)
    state.lost = 1
    await expect(gateway.voidOrRefund(ours, captured)).rejects.toThrow('Moneris did not answer.')
    expect(await gateway.voidOrRefund(ours, captured)).toBe('settled')
    expect(taken(ours.payment)).toBe(0)
    expect(made.filter(({ kind, order }) => kind === 'refund' && order === ours.payment)).toHaveLength(1)
  })
})

test('a capture whose reply was lost can be refunded', async () => {
  const { ours, reference } = await paid()
  state.lost = 1
  await expect(gateway.capture(ours, reference)).rejects.toThrow('did not answer')
  const captured = await gateway.capture(ours, reference)
  expect(await gateway.voidOrRefund(ours, captured)).toBe('settled')
  expect(taken(ours.payment)).toBe(0)
})

test('an order cancelled before the answer of its capture is known gives the money back', async () => {
  const { ours, reference } = await paid()
  state.lost = 1
  await expect(gateway.capture(ours, reference)).rejects.toThrow('did not answer')
  expect(await gateway.voidOrRefund({ ...ours, mayBeCaptured: true }, reference)).toBe('settled')
  expect(taken(ours.payment)).toBe(0)
})

test('a hold that was released by hand is not taken for a capture', async () => {
  const { ours, reference } = await paid()
  const [, order_id = '', txn = ''] = reference.split(':')
  made.push({ kind: 'completion', order: order_id, after: txn, amount: '0.00', id: 'by-hand' })
  await expect(gateway.capture(ours, reference)).rejects.toThrow('Moneris refused a completion')
})

test('a store that captures immediately refunds the whole amount, even if it differs from the amount requested', async () => {
  const { ours, reference } = await paid('00', '30.00')
  expect(await gateway.voidOrRefund(ours, reference)).toBe('settled')
  expect(taken(ours.payment)).toBe(0)
})

test('a ticket without a receipt is still open, and one that was paid later is released', async () => {
  const { ours } = await paid()
  const ticket = await gateway.begin({ ...ours, payment: 'late' })
  const late = { ...ours, payment: 'late', ticket }
  expect(await gateway.voidOrRefund(late, `ticket:${ticket}`)).toBe('open')
  moneris.pay(ticket)
  expect(await gateway.voidOrRefund(late, `ticket:${ticket}`)).toBe('settled')
  expect([taken('late'), isReleased('late')]).toEqual([0, true])
})

describe('a refund of a part', () => {
  const part = (id: string, amount: number, changes: object = {}) => ({
    id,
    amount,
    earlier: [] as string[],
    isRetry: false,
    ...changes
  })

  test('is made for each amount, and the rest can be refunded too', async () => {
    const { ours, reference } = await paid()
    const captured = await gateway.capture(ours, reference)
    const first = await gateway.refundPart(ours, captured, part('a', 500))
    const second = await gateway.refundPart(ours, captured, part('b', 500, { earlier: [first] }))
    expect(taken(ours.payment)).toBe(15.99)
    await gateway.refundPart(ours, captured, part('c', 1599, { earlier: [first, second] }))
    expect(taken(ours.payment)).toBe(0)
  })

  test('whose answer was lost is not made twice, and one that never arrived is made', async () => {
    const { ours, reference } = await paid()
    const captured = await gateway.capture(ours, reference)
    state.lost = 1
    await expect(gateway.refundPart(ours, captured, part('a', 500))).rejects.toThrow('Moneris did not answer.')
    await gateway.refundPart(ours, captured, part('a', 500, { isRetry: true }))
    expect(taken(ours.payment)).toBe(20.99)
    await gateway.refundPart(ours, captured, part('b', 700, { isRetry: true }))
    expect(taken(ours.payment)).toBe(13.99)
  })

  test('whose answer was lost after another of the same amount is left to people', async () => {
    const { ours, reference } = await paid()
    const captured = await gateway.capture(ours, reference)
    const first = await gateway.refundPart(ours, captured, part('a', 500))
    const again = part('b', 500, { earlier: [first], isRetry: true })
    await expect(gateway.refundPart(ours, captured, again)).rejects.toThrow('does not say whether')
    expect(taken(ours.payment)).toBe(20.99)
  })
})
