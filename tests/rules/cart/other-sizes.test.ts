import { describe, expect, it } from 'vitest'
import type { CartLine } from '../../../src/contract/cart/cart.ts'
import type { Product, Variant } from '../../../src/contract/catalog/menu.ts'
import { canadianLimit } from '../../../src/rules/cart/limit.ts'
import { sizesOf } from '../../../src/rules/cart/other-sizes.ts'

const size = (id: string, weight: number, stock = 9) =>
  ({ id, weight, stock, available: true, equivalent: null }) as Variant
const product = {
  limitClass: 'dried',
  variants: [size('1', 1), size('7', 7), size('28', 28), size('gone', 7, 0)]
} as Product
const line = (variant: string, quantity: number, grams: number) =>
  ({ variant, quantity, equivalent: grams * quantity, problem: null }) as CartLine
const read = (own: CartLine, ...others: CartLine[]) =>
  sizesOf(own, [own, ...others], product, canadianLimit).map(({ variant, quantity, isCut }) => [
    variant.id,
    quantity,
    isCut
  ])

describe('the sizes that a line of the cart can change to', () => {
  it('keep its quantity, as far as the stock and the limit allow without the line itself', () => {
    expect(read(line('7', 2, 7))).toEqual([
      ['1', 2, false],
      ['7', 2, false],
      ['28', 1, true],
      ['gone', 0, true]
    ])
    expect(read(line('28', 1, 28)).slice(0, 2)).toEqual([
      ['1', 1, false],
      ['7', 1, false]
    ])
    expect(read(line('1', 12, 1))[1]).toEqual(['7', 4, true])
  })

  it('join a line of that size, if that can hold more', () => {
    expect(read(line('1', 2, 1), line('7', 1, 7))[1]).toEqual(['7', 3, false])
    expect(read(line('1', 2, 1), line('28', 1, 28))[2]).toEqual(['28', 0, true])
  })

  it('leave room for the other products of the cart', () => {
    const other = { ...line('other', 1, 20), variant: 'other' }
    expect(read(line('1', 2, 1), other)[1]).toEqual(['7', 1, true])
    expect(read(line('1', 2, 1), other)[2]).toEqual(['28', 0, true])
  })
})
