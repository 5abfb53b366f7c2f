import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeRows, netSales, paymentsDifference } from '../../../src/rules/report/close-rows.ts'

const cents = fc.integer({ min: 0, max: 5_000_000 })
const day = fc
  .record({
    gross: cents,
    discounts: fc.tuple(cents, cents, cents, cents),
    goods: cents,
    fees: fc.tuple(cents, cents),
    deposits: fc.tuple(cents, cents),
    tips: fc.tuple(cents, cents),
    taxes: fc.array(fc.record({ code: fc.string(), name: fc.string(), sold: cents, refunded: cents }), { maxLength: 4 })
  })
  .map(({ gross, discounts: [deals, codes, rewards, points], goods, fees, deposits, tips, taxes }) => {
    const sum = (name: 'sold' | 'refunded') => taxes.reduce((all, tax) => all + tax[name], 0)
    const [sold, refunded] = [sum('sold'), sum('refunded')]
    const off = deals + codes + rewards + points
    return {
      taxes,
      sold: {
        orders: 3,
        pieces: 5,
        gross,
        deals,
        codes,
        rewards,
        points,
        fees: fees[0],
        deposits: deposits[0],
        taxes: sold,
        tips: tips[0],
        total: gross - off + fees[0] + deposits[0] + sold + tips[0],
        saved: 0
      },
      refunded: {
        refunds: 1,
        goods,
        fees: fees[1],
        deposits: deposits[1],
        taxes: refunded,
        tips: tips[1],
        total: goods + fees[1] + deposits[1] + refunded + tips[1]
      }
    }
  })

test('the rows of a close add up to net sales and to the total, in each column', () => {
  fc.assert(
    fc.property(day, figures => {
      const rows = closeRows(figures)
      const add = (column: 'sold' | 'refunded' | 'both', ...kinds: string[]) =>
        rows.filter(({ kind }) => kinds.includes(kind)).reduce((all, row) => all + row[column], 0)
      for (const column of ['sold', 'refunded', 'both'] as const) {
        expect(add(column, 'gross', 'discounts', 'returns')).toBe(add(column, 'net'))
        expect(add(column, 'net', 'fees', 'deposits', 'tax', 'tips')).toBe(add(column, 'total'))
      }
      for (const { sold, refunded, both } of rows) expect(both).toBe(sold + refunded)
      expect(add('both', 'net')).toBe(netSales(figures))
    })
  )
})

test('payments differ from the total by the cents that are missing', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5, max: 5 }), (figures, missing) => {
      const { sold, refunded } = figures
      const tenders = [
        { tender: 'card' as const, brand: 'Visa', orders: 1, sold: sold.total - 100 + missing, refunded: 0 },
        { tender: 'in_store' as const, brand: null, orders: 2, sold: 100, refunded: refunded.total }
      ]
      expect(paymentsDifference({ ...figures, tenders })).toBe(missing)
    })
  )
})
