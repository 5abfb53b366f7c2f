import { safeParse } from 'valibot'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { type NextSale, nextSale } from '../../contract/catalog/next-sale.ts'

type Sized = Pick<Variant, 'salePrice' | 'saleName' | 'saleEnds' | 'nextSale'>

const instantOf = (text: string | undefined): number => (text === undefined ? Infinity : Date.parse(text))

/** Returns the next sale of a size; undefined without one that can be read (SPEC C19). */
function nextOf(size: Pick<Sized, 'nextSale'>): NextSale | undefined {
  const result = size.nextSale ? safeParse(nextSale, size.nextSale) : undefined
  return result?.success ? result.output : undefined
}

/** Returns a size as it is sold at an instant in milliseconds: the same object until a sale of it begins or ends. */
export function variantAt<Size extends Sized>(size: Size, now: number): Size {
  const next = nextOf(size)
  if (next && instantOf(next.starts) <= now) {
    const { price: salePrice, name: saleName, ends: saleEnds } = next
    return variantAt({ ...size, salePrice, saleName, saleEnds, nextSale: undefined }, now)
  }
  return instantOf(size.saleEnds) <= now ? { ...size, salePrice: null, saleName: null, saleEnds: undefined } : size
}

/** Returns a product with its sales at an instant; the same object if none begins or ends. */
export function productAt<Listed extends Pick<Product, 'variants'>>(product: Listed, now: number): Listed {
  if (product.variants.every(size => !size.saleEnds && !size.nextSale)) return product
  const variants = product.variants.map(size => variantAt(size, now))
  return variants.some((size, at) => size !== product.variants[at]) ? { ...product, variants } : product
}

/** Returns the next instant at which a sale of these products begins or ends; Infinity if none does. */
export function nextSaleChange(products: readonly Pick<Product, 'variants'>[]): number {
  let next = Infinity
  for (const { variants } of products)
    for (const size of variants)
      if (size.saleEnds || size.nextSale)
        next = Math.min(next, instantOf(size.saleEnds), instantOf(nextOf(size)?.starts))
  return next
}
