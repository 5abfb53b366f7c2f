import { fold } from '../../lib/search/fold.ts'

const brands = new Map<string, string>()
const sizes = new Map<string, string>()

function remembered(keys: Map<string, string>, name: string, make: (name: string) => string): string {
  let key = keys.get(name)
  if (key === undefined) keys.set(name, (key = make(name)))
  return key
}

/** What a brand or an effect is called in the address: `Coulee & Sons` is `coulee-sons`. */
export const nameKey = (name: string): string =>
  remembered(
    brands,
    name,
    name =>
      fold(name)
        .text.replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || name.replace(/,/g, ' ')
  )

/** What a size is called in the address, the same in both languages: `10 × 2,5 g` is `10 x 2.5 g`. */
export const sizeKey = (name: string): string =>
  remembered(sizes, name, name =>
    fold(name)
      .text.replace(/(\d),(\d)/g, '$1.$2')
      .replace(/×/g, 'x')
      .replace(/[\s,]+/g, ' ')
      .trim()
  )

/** How much a size is, and of what: `10 x 2.5 g` is 25 g; what says no amount stands behind all. */
export function amountOf(key: string): { unit: string; amount: number } {
  const [, times, each, unit] = /(?:(\d+) x )?(\d+(?:\.\d+)?) ?(\p{L}*)/u.exec(key) ?? []
  return each === undefined ? { unit: '~', amount: 0 } : { unit: unit ?? '', amount: Number(times ?? 1) * Number(each) }
}
