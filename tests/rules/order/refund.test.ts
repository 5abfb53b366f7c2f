import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isWhole,
  nothingRefunded,
  type PaidOrder,
  pointsIn,
  refundBetween,
  refundedBy,
  type RefundedPart,
  wholeOf
} from '../../../src/rules/order/refund.ts'

/** Three pieces of 10.00 with 5 cents of tax more than divides by three, and one piece, delivered and with a tip. */
const order: PaidOrder = {
  lines: [
    {
      line: 'three',
      quantity: 3,
      goods: 2188,
      deposits: 30,
      taxes: [
        { code: 'GST', amount: 110 },
        { code: 'PST', amount: 154 }
      ],
      redeemed: 406
    },
    { line: 'one', quantity: 1, goods: 511, deposits: 0, taxes: [{ code: 'GST', amount: 25 }], redeemed: 94 }
  ],
  fee: 500,
  feeTaxes: [{ code: 'GST', amount: 25 }],
  tip: 370
}

const part = (pieces: Record<string, number>, fee = false, tip = false): RefundedPart => ({ pieces, fee, tip })

test.each<[string, RefundedPart, RefundedPart, object]>([
  [
    'one of three pieces has a third of the line, rounded',
    nothingRefunded,
    part({ three: 1 }),
    { goods: 729, deposits: 10, redeemed: 135, fee: 0, tip: 0, amount: 729 + 10 + 37 + 51 }
  ],
  [
    'the piece after it has what two have more than one',
    part({ three: 1 }),
    part({ three: 2 }),
    { goods: 730, deposits: 10, redeemed: 136, amount: 730 + 10 + 36 + 52 }
  ],
  ['the fee has its tax', nothingRefunded, part({}, true), { goods: 0, fee: 500, tip: 0, amount: 525 }],
  ['the tip has none', nothingRefunded, part({}, false, true), { fee: 0, tip: 370, taxes: [], amount: 370 }],
  ['the same part is nothing', part({ three: 2 }, true), part({ three: 2 }, true), { amount: 0, taxes: [] }]
])('in a refund %s', (_what, before, after, sums) => {
  expect(refundBetween(order, before, after)).toMatchObject(sums)
})

test('the taxes of a refund have their codes', () => {
  expect(refundBetween(order, nothingRefunded, part({ three: 1, one: 1 }, true)).taxes).toEqual([
    { code: 'GST', amount: 37 + 25 + 25 },
    { code: 'PST', amount: 51 }
  ])
})

test('the refunds of an order are added up: pieces by line, and fee and tip once one of them has them', () => {
  const of = (line: string, quantity: number, fee = 0, tip = 0) => ({ lines: [{ line, quantity }], fee, tip })
  expect(refundedBy([])).toEqual(nothingRefunded)
  expect(refundedBy([of('three', 1), of('three', 1), of('one', 1)])).toEqual(part({ three: 2, one: 1 }))
  expect(refundedBy([of('three', 1, 500), of('one', 1)])).toEqual(part({ three: 1, one: 1 }, true))
  expect(refundedBy([of('three', 1), of('one', 1, 0, 370)])).toEqual(part({ three: 1, one: 1 }, false, true))
})

test.each<[string, RefundedPart, boolean]>([
  ['all pieces, fee and tip', part({ three: 3, one: 1 }, true, true), true],
  ['all but a piece', part({ three: 2, one: 1 }, true, true), false],
  ['all but the fee', part({ three: 3, one: 1 }, false, true), false],
  ['all but the tip', part({ three: 3, one: 1 }, true, false), false]
])('%s are or are not all of an order', (_what, refunded, expected) => {
  expect(isWhole(order, refunded)).toBe(expected)
})

test('an order without fee and tip is whole by its pieces', () => {
  expect(isWhole({ ...order, fee: 0, tip: 0 }, part({ three: 3, one: 1 }))).toBe(true)
})

test('points go with the goods that they paid or that earned them, rounded down', () => {
  const points = { used: 100, earned: 26 }
  // 135 of 500 cents that points paid, and 729 of 2,699 cents of goods.
  expect(pointsIn(order, part({ three: 1 }), points)).toEqual({ used: 27, earned: 7 })
  expect(pointsIn(order, part({}, true, true), points)).toEqual({ used: 0, earned: 0 })
  expect(pointsIn(order, wholeOf(order), points)).toEqual(points)
})

test('an order that points paid in full gives them back by its pieces, and one without any gives none', () => {
  const free = { lines: [{ line: 'a', quantity: 2, goods: 0, deposits: 0, taxes: [], redeemed: 1000 }] }
  const paid = { ...free, fee: 0, feeTaxes: [], tip: 0 }
  expect(pointsIn(paid, part({ a: 1 }), { used: 200, earned: 0 })).toEqual({ used: 100, earned: 0 })
  const without = { ...paid, lines: [{ ...free.lines[0]!, redeemed: undefined }] }
  expect(pointsIn(without, part({ a: 1 }), { used: 200, earned: 3 })).toEqual({ used: 0, earned: 0 })
})

const cents = fc.integer({ min: 0, max: 40_000 })
const taxes = fc.array(fc.record({ code: fc.constantFrom('GST', 'PST', 'QST'), amount: cents }), { maxLength: 3 })
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  goods: cents,
  deposits: cents,
  taxes,
  redeemed: cents
})

/** A random order, and an order of giving back its pieces one by one, cut into refunds. */
const refunded = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), fee: cents, feeTaxes: taxes, tip: cents })
  .chain(({ lines, ...rest }) => {
    const paid: PaidOrder = { ...rest, lines: lines.map((one, at) => ({ ...one, line: String(at) })) }
    const pieces = paid.lines.flatMap(({ line: id, quantity }) => Array<string>(quantity).fill(id))
    const all = [...pieces, 'fee', 'tip']
    return fc.record({
      paid: fc.constant(paid),
      steps: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      cuts: fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length })
    })
  })

const add = (before: RefundedPart, step: string): RefundedPart => {
  if (step === 'fee' || step === 'tip') return { ...before, [step]: true }
  return { ...before, pieces: { ...before.pieces, [step]: (before.pieces[step] ?? 0) + 1 } }
}

test('the refunds of an order add up to its sums and points, however it is split, and none is below 0', () => {
  fc.assert(
    fc.property(refunded, fc.integer({ min: 0, max: 5000 }), ({ paid, steps, cuts }, used) => {
      let [before, after, amount, redeemed, points] = [nothingRefunded, nothingRefunded, 0, 0, 0]
      const made: { lines: { line: string; quantity: number }[]; fee: number; tip: number }[] = []
      steps.forEach((step, at) => {
        after = add(after, step)
        if (!cuts[at] && at < steps.length - 1) return
        const sums = refundBetween(paid, before, after)
        const own = pointsIn(paid, after, { used, earned: 0 }).used - pointsIn(paid, before, { used, earned: 0 }).used
        expect(
          Math.min(sums.amount, sums.goods, sums.redeemed, own, ...sums.taxes.map(tax => tax.amount))
        ).toBeGreaterThanOrEqual(0)
        const lines = Object.entries(after.pieces).map(([id, count]) => ({
          line: id,
          quantity: count - (before.pieces[id] ?? 0)
        }))
        made.push({ lines, fee: sums.fee, tip: sums.tip })
        amount += sums.amount
        redeemed += sums.redeemed
        points += own
        before = after
      })
      const whole = refundBetween(paid, nothingRefunded, wholeOf(paid))
      expect([amount, redeemed, points]).toEqual([whole.amount, whole.redeemed, used])
      expect(isWhole(paid, before)).toBe(true)
      expect(refundedBy(made).pieces).toEqual(wholeOf(paid).pieces)
    })
  )
})

test('a line without pieces, as from another system, has nothing to refund', () => {
  const none = { line: 'none', quantity: 0, goods: 0, deposits: 0, taxes: [{ code: 'GST', amount: 0 }] }
  expect(refundBetween({ ...order, lines: [none] }, nothingRefunded, part({ none: 1 }))).toMatchObject({
    goods: 0,
    deposits: 0,
    taxes: [],
    amount: 0
  })
})
