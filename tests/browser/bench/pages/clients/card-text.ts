import type { WireProduct } from './first-page.ts'

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })

/** Returns a price as text, such as `$32.95`. */
export const money = (cents: number): string => dollars.format(cents / 100)

/** Returns the potency of a product, such as `THC 22–26%`. */
export function potencies(product: WireProduct): string[] {
  return (['thc', 'cbd'] as const).flatMap(name => {
    const found = product[name]
    if (!found) return []
    const range = found.min === found.max ? `${found.max}` : `${found.min}–${found.max}`
    return [`${name.toUpperCase()} ${range}${found.unit}`]
  })
}
