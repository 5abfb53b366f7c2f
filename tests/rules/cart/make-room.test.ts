import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../../../src/contract/cart/cart.ts'
import { byClass } from '../../../src/rules/cart/limit.ts'
import { roomFor } from '../../../src/rules/cart/make-room.ts'

const line = (variant: string, quantity: number, each: number, limitClass: CartLine['limitClass'] = 'dried') =>
  ({ variant, quantity, limitClass, equivalent: Math.round(each * quantity * 1000) / 1000 }) as CartLine
const said = (excess: number, lines: CartLine[]) => {
  const { takes, removals } = roomFor(excess, lines)
  return [takes, removals.map(one => [one.line.variant, one.quantity])]
}

describe('what to take out of a cart that goes beyond the purchase limit (SPEC C10)', () => {
  it.each([
    [
      'one piece of what fits best',
      1.5,
      [line('a', 8, 3.5), line('b', 2, 1.6)],
      [
        'any',
        [
          ['b', 1],
          ['a', 1]
        ]
      ]
    ],
    ['as many pieces as it takes, and no more', 5, [line('a', 8, 3.5)], ['any', [['a', 2]]]],
    ['the very pieces that are too many', 7, [line('a', 2, 3.5)], ['any', [['a', 2]]]],
    ['not what counts nothing', 1, [line('a', 4, 0, 'accessory'), line('b', 1, 3.5)], ['any', [['b', 1]]]],
    [
      'at most three ways',
      1,
      ['a', 'b', 'c', 'd'].map(id => line(id, 1, 1)),
      [
        'any',
        [
          ['a', 1],
          ['b', 1],
          ['c', 1]
        ]
      ]
    ],
    [
      'the largest together where none is enough',
      12,
      [line('a', 1, 3), line('b', 1, 10), line('c', 2, 1)],
      [
        'all',
        [
          ['b', 1],
          ['a', 1]
        ]
      ]
    ],
    ['nothing out of an empty cart', 3, [], ['all', []]]
  ] as [string, number, CartLine[], unknown][])('%s', (_, excess, lines, expected) => {
    expect(said(excess, lines)).toEqual(expected)
  })

  it('each way offered frees enough, and one piece fewer of it would not', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12_000 })), {
      minLength: 1,
      maxLength: 6
    })
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 40_000 }), (made, milligrams) => {
        const cart = made.map(([quantity, each], at) => line(String(at), quantity, each / 1000))
        const excess = milligrams / 1000
        const { takes, removals } = roomFor(excess, cart)
        const freed = removals.map(one => (one.line.equivalent / one.line.quantity) * one.quantity)
        const all = cart.reduce((sum, one) => sum + one.equivalent, 0)
        if (takes === 'all') {
          expect(Math.max(...cart.map(one => one.equivalent))).toBeLessThan(excess)
          expect(freed.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(Math.min(excess, all) - 0.001)
          return
        }
        removals.forEach(({ line: one, quantity }, at) => {
          const each = one.equivalent / one.quantity
          expect(quantity).toBeLessThanOrEqual(one.quantity)
          expect(freed[at]).toBeGreaterThanOrEqual(excess - 0.001)
          if (quantity > 1) expect(each * (quantity - 1)).toBeLessThan(excess)
        })
      })
    )
  })
})

describe('what each class takes of the limit', () => {
  it('adds up by class, the largest first, without what counts nothing', () => {
    const lines = [line('a', 2, 3.5), line('b', 1, 0.1, 'solid'), line('c', 1, 1), line('d', 3, 0, 'accessory')]
    expect(byClass(lines)).toEqual([
      ['dried', 8],
      ['solid', 0.1]
    ])
  })
})

describe('room in a cart', () => {
  const gone = { ...line('gone', 1, 20), problem: 'sold_out' } as CartLine

  it('is not made by lines of which nothing is left, or that don’t count', () => {
    expect(said(5, [gone, line('a', 2, 3.5), line('tray', 9, 0, 'accessory')])).toEqual(['any', [['a', 2]]])
    expect(said(9, [gone, line('tray', 9, 0, 'accessory'), line('a', 1, 3.5)])).toEqual(['all', [['a', 1]]])
  })

  it('is made first by the line whose pieces exceed the need by the least', () => {
    const lines = [line('a', 2, 7), line('b', 5, 1.5), line('c', 3, 3.5)]
    expect(said(6, lines)).toEqual([
      'any',
      [
        ['b', 4],
        ['a', 1],
        ['c', 2]
      ]
    ])
  })

  it('is made by as many whole lines as it takes, and no more once there is enough', () => {
    const lines = [line('a', 1, 2), line('b', 1, 4), line('c', 1, 3)]
    expect(said(7, lines)).toEqual([
      'all',
      [
        ['b', 1],
        ['c', 1]
      ]
    ])
  })
})
