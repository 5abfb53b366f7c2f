import { createHash } from 'node:crypto'
import { terpenes } from '../../../demo/catalogue/words/aromas.ts'
import type { Seed } from '../../../src/server/seed/types.ts'
import { fixture, makeLocation, makeProduct, makeVariant } from '../support/database/seed.ts'

/** Returns a shop with that many products and unlimited stock, so that every order succeeds. */
export const endless = (products: number): Seed => ({
  ...fixture,
  locations: [
    makeLocation({
      slotCapacity: 1_000_000,
      deliverySettings: { ...makeLocation().deliverySettings, afterHoursOrdering: true }
    })
  ],
  products: Array.from({ length: products }, (_, at) =>
    makeProduct(`thing-${at}-${wordsOf(at).replaceAll(' ', '-')}`, {
      name: { en: wordsOf(at), fr: wordsOf(at + products) },
      brand: wordsOf(at % 150),
      strain: wordsOf(at % 700),
      strainType: at % 3 === 0 ? 'hybrid' : 'indica',
      thc: { min: at % 19, max: (at % 19) + (at % 7), unit: '%' },
      terpenes: at % 3 === 0 ? [] : terpenesOf(at),
      limitClass: 'accessory',
      variants: [makeVariant({ price: 500 + ((at * 7919) % 9000), stock: { 'queen-west': 1_000_000_000 } })]
    })
  )
})

/** Returns three terpenes. */
function terpenesOf(at: number): Seed['products'][number]['terpenes'] {
  const all = [...terpenes.values()]
  const names = [at, at * 7 + 1, at * 5 + 3].map(one => all[one % all.length])
  return names.flatMap((name, nth) => (name ? [{ name, percent: 1.2 - nth / 4 }] : []))
}

/** Returns two random words, so that they compress no better than real ones. */
function wordsOf(at: number): string {
  const hex = createHash('sha256').update(String(at)).digest('hex')
  const letters = Array.from(hex.slice(0, 11), one => 'etaoinshrdlcumwf'[Number.parseInt(one, 16)])
  return `${letters.slice(0, 6).join('')} ${letters.slice(6).join('')}`
}
