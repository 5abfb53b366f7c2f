import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiscounts } from '../../../src/server/ordering/carts/pricing/line-discounts.ts'
import { type Untaxed, taxedParts } from '../../../src/server/ordering/carts/pricing/taxed-parts.ts'

const cents = fc.integer({ min: 0, max: 50_000 })
const line = fc.record({
  total: cents,
  quantity: fc.integer({ min: 1, max: 99 }),
  deposit: fc.integer({ min: 0, max: 300 })
})
/** Per mille of each line that codes take, and of the rest that points pay. */
const share = fc.integer({ min: 0, max: 1000 })

const order = fc.array(line, { maxLength: 8 }).chain(lines =>
  fc.record({
    lines: fc.constant(lines),
    codes: fc.array(fc.array(share, { minLength: lines.length, maxLength: lines.length }), { maxLength: 3 }),
    points: share,
    fee: cents
  })
)

test('the taxed parts of any order add up to its sums, and none is below 0', () => {
  fc.assert(
    fc.property(order, ({ lines, codes, points, fee }) => {
      const left = lines.map(({ total }) => total)
      const promos = codes.map(shares => ({
        shares: shares.map((perMille, at) => {
          const off = Math.floor(((left[at] ?? 0) * perMille) / 1000)
          left[at] = (left[at] ?? 0) - off
          return off
        })
      }))
      const rest = left.reduce((sum, one) => sum + one, 0)
      const pointsAmount = Math.floor((rest * points) / 1000)
      const rows = lines.map(({ total, quantity, deposit }) => ({
        total,
        deposit: { cents: deposit, taxes: [] },
        row: { quantity, variant: { taxes: null }, product: { form: 'flower' } }
      }))
      const discounts = lineDiscounts({ lines, offers: promos, redeemed: { rewardAmount: 0, pointsAmount } })
      const untaxed = { lines: rows, discounts, fee } as unknown as Untaxed
      const parts = taxedParts(untaxed)
      expect(parts.every(part => part.cents >= 0)).toBe(true)
      const goods = parts.slice(0, lines.length).reduce((sum, part) => sum + part.cents, 0)
      expect(goods).toBe(rest - pointsAmount)
      const deposits = lines.reduce((sum, { deposit, quantity }) => sum + deposit * quantity, 0)
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(goods + deposits + fee)
    })
  )
})
