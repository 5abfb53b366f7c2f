import type { ProductForm, StrainType } from '../../src/contract/catalog/menu.ts'
import { hash, oneOf } from './hash.ts'
import type { SeedProduct, SeedText } from '../../src/server/seed/types.ts'

const text = (en: string, fr: string): SeedText => ({ en, fr })

const onAnyShelf = [
  text('Last of the batch', 'Fin de lot'),
  text('New lower price', 'Nouveau prix réduit'),
  text('Making room on the shelf', 'On fait de la place'),
  text('Price of the week', 'Prix de la semaine')
] as const

const grown = [text('Harvest week', 'Semaine des récoltes'), ...onAnyShelf] as const

const isGrown = (form: ProductForm): boolean => form === 'flower' || form === 'pre-roll' || form === 'concentrate'

/** Returns the name of a product's sale. */
export const saleNameOf = (slug: string, form: ProductForm): SeedText =>
  oneOf(isGrown(form) ? grown : onAnyShelf, hash(`${slug} sale`))

/**
 * Days since a product came onto the menu: one in fourteen is from the last three weeks, the others from the year
 * before.
 */
export function daysOnMenu(slug: string): number {
  const value = hash(`${slug} added`)
  return value % 14 === 0 ? (value >>> 8) % 21 : 30 + ((value >>> 8) % 390)
}

const said: Record<StrainType, readonly [SeedText, ...SeedText[]]> = {
  indica: [
    text('Relaxed', 'Détente'),
    text('Sleepy', 'Somnolence'),
    text('Calm', 'Calme'),
    text('Hungry', 'Faim'),
    text('Happy', 'Bonne humeur')
  ],
  sativa: [
    text('Energetic', 'Énergie'),
    text('Creative', 'Créativité'),
    text('Focused', 'Concentration'),
    text('Talkative', 'Conversation'),
    text('Happy', 'Bonne humeur')
  ],
  hybrid: [
    text('Happy', 'Bonne humeur'),
    text('Relaxed', 'Détente'),
    text('Creative', 'Créativité'),
    text('Giggly', 'Rires'),
    text('Calm', 'Calme')
  ],
  blend: [text('Relaxed', 'Détente'), text('Happy', 'Bonne humeur'), text('Calm', 'Calme')]
}

/** Returns reported effects: two or three if the product has a strain type, else none. */
export function effectsOf(slug: string, strainType: StrainType | null): SeedText[] {
  if (strainType === null) return []
  const [words, value] = [said[strainType], hash(`${slug} effects`)]
  const count = 2 + ((value >>> 6) % 2)
  return Array.from({ length: count }, (_, at) => oneOf(words, value + at))
}

/** Returns a product's review stars: one in nine has no reviews, the others average 3.5 to 4.9. */
export function ratingOf(slug: string): SeedProduct['rating'] {
  const value = hash(`${slug} stars`)
  const count = value % 9 === 0 ? 0 : 1 + ((value >>> 5) % 160)
  return { sum: Math.round((count * (35 + ((value >>> 13) % 15))) / 10), count }
}
