import type { Words } from '../../db/schema.ts'
import type { ListedProduct } from '../gather.ts'
import type { ProductRow } from './stored.ts'

/** Returns the columns of a product's details; those that a list leaves out stay as they are. */
export function detailsOf({ name, details }: ListedProduct, old: ProductRow | undefined) {
  return {
    name: joinWords(details?.name ?? name, old?.name) ?? name,
    description: joinWords(details?.description, old?.description) ?? { en: '', fr: '' },
    ingredients: joinWords(details?.ingredients, old?.ingredients),
    allergens: joinWords(details?.allergens, old?.allergens),
    terpenes: details?.terpenes ?? old?.terpenes ?? [],
    picture: details?.picture ?? old?.picture ?? null,
    featured: details?.featured ?? old?.featured ?? false
  }
}

/**
 * Joins a text of a list with the stored one. A language that the list leaves out keeps its text, unless the French was only a
 * copy of the English.
 */
function joinWords(listed: Words | undefined, old: Words | null | undefined): Words | null {
  const { en, fr } = listed ?? { en: '', fr: '' }
  if (en === '' && fr === '') return old ?? null
  const isCopy = !old || old.fr === old.en
  return { en: en || old?.en || fr, fr: fr || (isCopy ? en : old.fr) }
}
