import { describe, expect, test } from 'vitest'
import { nextSaleChange, productAt, variantAt } from '../../../src/rules/promo/sale-at.ts'

const at = (text: string) => Date.parse(text)
const plain = { salePrice: null, saleName: null, saleEnds: undefined, nextSale: undefined }
const [four, eight] = ['2026-11-24T21:00:00Z', '2026-11-25T01:00:00Z']
const nextWeek = { price: 800, name: 'Happy hour', starts: '2026-12-01T21:00:00Z', ends: '2026-12-02T01:00:00Z' }
const happy = { price: 1000, salePrice: 800, saleName: 'Happy hour', saleEnds: eight, nextSale: nextWeek }
const before = { price: 1000, ...plain, nextSale: { ...nextWeek, starts: four, ends: eight } }

describe('a size on an open page', () => {
  test.each([
    ['stays the same before anything changes', before, at(four) - 1, before],
    ['goes on sale at the right millisecond', before, at(four), { ...happy, nextSale: undefined }],
    ['is still on sale at the last one', happy, at(eight) - 1, happy],
    [
      'loses its sale at its end and still knows the next one',
      happy,
      at(eight),
      { ...happy, ...plain, nextSale: nextWeek }
    ],
    ['has no sale if it began and ended while the page slept', before, at(eight), { price: 1000, ...plain }]
  ])('%s', (_, size, now, after) => {
    expect(variantAt(size, now)).toEqual(after)
    if (size === after) expect(variantAt(size, now)).toBe(size)
  })

  test.each([7, 'soon', {}, { price: -1, starts: four }, { price: 800, starts: 'soon' }])(
    'ignores %j as its next sale (SPEC C19)',
    nextSale => {
      const size = { ...before, nextSale }
      expect(variantAt(size, at(eight))).toBe(size)
      expect(nextSaleChange([{ variants: [size] } as unknown as Parameters<typeof productAt>[0]])).toBe(Infinity)
    }
  )

  test('keeps a sale that has no end', () => {
    const size = { ...happy, saleEnds: undefined, nextSale: undefined }
    expect(variantAt(size, at('2099-01-01T00:00Z'))).toBe(size)
  })
})

test('a product changes with one of its sizes, and is the same object until then', () => {
  const product = { variants: [{ price: 1, ...plain }, before] } as unknown as Parameters<typeof productAt>[0]
  expect(nextSaleChange([product])).toBe(at(four))
  expect(productAt(product, at(four) - 1)).toBe(product)
  const begun = productAt(product, at(four))
  expect(begun.variants.map(({ salePrice }) => salePrice)).toEqual([null, 800])
  expect(begun.variants[0]).toBe(product.variants[0])
  expect(nextSaleChange([begun])).toBe(at(eight))
  expect(nextSaleChange([productAt(product, at(eight))])).toBe(Infinity)
})
