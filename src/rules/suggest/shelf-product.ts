import type { LimitClass, ProductForm, StrainType } from '../../contract/catalog/menu.ts'
import type { Potency } from '../../contract/catalog/potency.ts'
import { fold } from '../../lib/search/fold.ts'

/** A size of a product at a store: its price of this moment in cents, its weight in grams, and its stated equivalent. */
export interface ShelfSize {
  id: string
  price: number
  weight: number
  equivalent: number | null
  /** True if it is offered and in stock. */
  isLeft: boolean
}

/** The facts of a product at a store that suggestions compare, on its label and its shelf. Its texts are folded (`foldFacts`). */
export interface ShelfProduct {
  id: string
  brand: string
  category: string
  subCategory: string | null
  /** Its name, and the names of its shelf, in all languages. */
  names: string
  form: ProductForm
  limitClass: LimitClass
  strain: string | null
  strainType: StrainType | null
  thc: Potency | null
  cbd: Potency | null
  /** The key of the terpene with the largest share; null if none is known. */
  terpene: string | null
  sizes: readonly ShelfSize[]
}

const foldText = (text: string | null): string | null => (text === null ? null : fold(text).text.trim() || null)

/** Returns a product's facts with its texts as they are compared, in lower case and without accents. */
export const foldFacts = (facts: ShelfProduct): ShelfProduct => ({
  ...facts,
  brand: foldText(facts.brand) ?? '',
  names: foldText(facts.names) ?? '',
  strain: foldText(facts.strain)
})
