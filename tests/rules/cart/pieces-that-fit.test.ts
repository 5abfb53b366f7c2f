import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../../../src/contract/cart/cart.ts'
import { gramsLeft, piecesThatFit } from '../../../src/rules/cart/pieces-that-fit.ts'

const line = (equivalent: number, problem: CartLine['problem'] = null) => ({ equivalent, problem }) as CartLine

describe('how many pieces an order can hold besides its other lines (SPEC C10)', () => {
  it.each([
    ['as many as the limit has room for', 3.5, [line(12)], 5],
    ['the very last gram', 1, [line(28)], 2],
    ['none beyond it', 3.5, [line(28)], 0],
    ['none in a cart that is over it', 1, [line(31)], 0],
    ['thirds, which add up', 10 / 3, [], 9],
    ['what is sold out takes no room', 7, [line(28, 'sold_out'), line(3, 'discontinued')], 4],
    ['what is short does', 7, [line(28, 'short')], 0],
    ['tiny ones as the server rounds them', 0.0002, [line(0.001)], 149_997],
    ['any number of what doesn’t count', 0, [line(30)], Infinity]
  ])('%s', (_, each, others, most) => {
    expect(piecesThatFit(each, others, 30)).toBe(most)
  })

  it('is the most that the limit allows, whatever a piece weighs', () => {
    const grams = fc.integer({ min: 1, max: 60_000 })
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 9 }), grams, (each, parts, other) => {
        const weight = each / parts / 1000
        const fits = (count: number) => Math.round(weight * count * 1000) + other <= 30_000
        const most = piecesThatFit(weight, [line(other / 1000)], 30)
        expect(most === 0 || fits(most)).toBe(true)
        expect(fits(most + 1)).toBe(false)
      })
    )
  })
})

describe('how many grams an order has left', () => {
  it.each([
    ['what its lines leave', 3.5, 2, [line(7)], 16],
    ['nothing, where they are over the limit', 28, 1, [line(7)], 0],
    ['all that is sold out', 1, 0, [line(7, 'sold_out')], 30]
  ])('%s', (_, each, count, others, left) => {
    expect(gramsLeft(each, count, others, 30)).toBe(left)
  })
})
