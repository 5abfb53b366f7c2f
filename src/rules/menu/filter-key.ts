import { fold } from '../../lib/search/fold.ts'

const brands = new Map<string, string>()
const sizes = new Map<string, string>()

function remembered(keys: Map<string, string>, name: string, make: (name: string) => string): string {
  let key = keys.get(name)
  if (key === undefined) keys.set(name, (key = make(name)))
  return key
}

/** Returns the key of a brand or effect for URLs: `Coulee & Sons` becomes `coulee-sons`. */
export const nameKey = (name: string): string =>
  remembered(
    brands,
    name,
    name =>
      fold(name)
        .text.replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || name.replace(/,/g, ' ')
  )

/** Returns the key of a size for URLs, the same in both languages: `10 × 2,5 g` becomes `10 x 2.5 g`. */
export const sizeKey = (name: string): string =>
  remembered(sizes, name, name =>
    fold(name)
      .text.replace(/(\d),(\d)/g, '$1.$2')
      .replace(/×/g, 'x')
      .replace(/[\s,]+/g, ' ')
      .trim()
  )

/** Parses the amount and unit of a size: `10 x 2.5 g` is 25 g and `1 l` 1000 ml; sizes without an amount sort last. */
export function amountOf(key: string): { unit: string; amount: number } {
  const [, times, each, unit] = /(?:(\d+) x )?(\d+(?:\.\d+)?) ?(\p{L}*)/u.exec(key) ?? []
  if (each === undefined) return { unit: '~', amount: 0 }
  const amount = Number(times ?? 1) * Number(each)
  return unit === 'l' ? { unit: 'ml', amount: amount * 1000 } : { unit: unit ?? '', amount }
}
