import type { Potency } from '../../src/contract/catalog/potency.ts'
import type { SeedLot, SeedProduct } from '../../src/server/seed/types.ts'
import { hash } from './hash.ts'

/** Growers whose packages state lot and packaging date. */
const growers: ReadonlySet<string> = new Set(['Kootenay Common', 'Low Road', 'Second Growth', 'Windlass'])

/**
 * Adds lots to the flower of some growers, so that the shop has products with a packaging date and products without. Of most
 * sizes an older lot is nearly sold out; some are in a lot whose date is unknown.
 */
export const withLots = (product: SeedProduct): SeedProduct =>
  product.form === 'flower' && growers.has(product.brand)
    ? {
        ...product,
        variants: product.variants.map(variant => ({
          ...variant,
          lots: lotsOf(product, hash(`${product.slug} ${variant.size.en}`))
        }))
      }
    : product

function lotsOf({ brand, thc }: SeedProduct, value: number): SeedLot[] {
  const mark = brand.slice(0, 1)
  const number = (at: number) => `${mark}-${1000 + ((value >>> 5) % 8000) + at}`
  const age = 4 + ((value >>> 3) % 75)
  const exact = (at: number) => (thc && thc.min > 1 ? figureIn(thc.min, thc.max, value + 7 * at) : null)
  if (value % 9 === 0) return [{ number: number(0), daysAgo: null, units: 6, thc: exact(0) }]
  return [
    { number: number(0), daysAgo: age + 25, units: 1 + (value % 3), thc: exact(0) },
    { number: number(1), daysAgo: age, units: 12, thc: exact(1) }
  ]
}

/** Returns a figure of a certificate, to a tenth, within the range on the label. */
function figureIn(min: number, max: number, value: number): Potency {
  const exact = Math.round(10 * min + (value % (10 * (max - min) + 1))) / 10
  return { min: exact, max: exact, unit: '%' }
}
