import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import type { PotencyUnit } from '../../../contract/catalog/potency.ts'
import { fold } from '../../../lib/search/fold.ts'
import { terpenesOf } from '../terpenes.ts'
import { isHighInCbd } from '../traits.ts'
import { meaning } from './query-words.ts'
import { formWords, synonyms, weightWords } from './synonyms.ts'

/** The THC from which a product counts as high in it, and up to which as low, by unit. */
const highThc: Record<PotencyUnit, number> = { '%': 25, 'mg/g': 700, 'mg/mL': 25, mg: 10 }
const lowThc: Record<PotencyUnit, number> = { '%': 10, 'mg/g': 100, 'mg/mL': 5, mg: 2.5 }

const groups = synonyms.map(group => {
  const words = group.split(' ').map(word => word.replace(/_/g, ' '))
  return { text: words.join(' '), folded: words.map(spaced) }
})

/**
 * Returns texts by which a product is found besides its own: what shoppers call its kind in both languages; and its
 * terpenes, its sizes in one form and in the trade's words, and whether it is high in THC or CBD.
 */
export function indexWords(product: Product, shelf: string): string[] {
  const own = `${spaced(product.name)}${spaced(shelf)}`
  const terpenes = [...terpenesOf(product)].flat().join(' ')
  const meant = `${own}${spaced(terpenes)}`
  const alike = groups.filter(({ folded }) => folded.some(word => meant.includes(word))).map(({ text }) => text)
  const sizes = product.variants.flatMap(size => sizeWords(product, size))
  return [[formWords[product.form], ...alike].join(' '), [terpenes, ...sizes, ...potencyWords(product)].join(' ')]
}

/** Folds a text to its words with spaces around each, so that whole words are found in it. */
function spaced(text: string): string {
  return ` ${fold(text).text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
}

function sizeWords({ form }: Product, { name, weight }: Variant): string[] {
  const amounts = [...name.matchAll(/(\d+(?:[.,]\d+)?)\s*(mg|ml|g)(?!\p{L})/giu)]
  const stated = amounts.map(([, amount = '', unit = '']) => meaning.weight(Number(amount.replace(',', '.')), unit))
  if (form === 'seed' || form === 'accessory') return stated
  const whole = Math.abs(weight - 28) < 0.5 ? 28 : weight
  const trade = form === 'flower' || form === 'pre-roll' ? weightWords.get(whole) : undefined
  return [...stated, meaning.weight(whole, 'g'), trade ?? '']
}

function potencyWords(product: Product): string[] {
  const { thc, cbd, form } = product
  if (form === 'seed' || form === 'accessory') return []
  return [
    thc && thc.max >= highThc[thc.unit] ? meaning.highThc : '',
    thc && thc.max <= lowThc[thc.unit] ? meaning.lowThc : '',
    isHighInCbd({ thc, cbd }) ? `${meaning.highCbd} cbd` : ''
  ]
}
