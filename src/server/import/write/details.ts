import type { Words } from '../../db/schema.ts'
import type { ListedProduct } from '../gather.ts'
import type { ProductRow } from './stored.ts'

/**
 * Returns the columns of a product's details; those that a list leaves out stay as they are, and so does the picture if
 * pictures are taken later.
 */
export function detailsOf(product: ListedProduct, old: ProductRow | undefined, takesPictures: boolean) {
  const { name, details, tags } = product
  return {
    name: joinWords(details?.name ?? name, old?.name) ?? name,
    description: joinWords(details?.description, old?.description) ?? { en: '', fr: '' },
    ingredients: joinWords(details?.ingredients, old?.ingredients),
    allergens: joinWords(details?.allergens, old?.allergens),
    terpenes: details?.terpenes ?? old?.terpenes ?? [],
    ...pictureOf(takesPictures ? (product.picture === null ? null : undefined) : details?.picture, old),
    featured: details?.featured ?? old?.featured ?? false,
    tags: tags ?? details?.tags ?? old?.tags ?? []
  }
}

/** Returns the address of a picture that a product is to get; undefined if it leaves the picture as it is or has it from there. */
export function newPictureOf({ picture, details }: ListedProduct, old: ProductRow | undefined): string | undefined {
  const listed = picture ?? details?.picture
  return listed === old?.pictureSource || listed === old?.picture ? undefined : listed
}

/** Returns the address of a list's picture, unless the stored picture is from there; null removes it. */
function pictureOf(listed: string | null | undefined, old: ProductRow | undefined) {
  if (listed === undefined || (listed !== null && listed === old?.pictureSource))
    return { picture: old?.picture ?? null, pictureSource: old?.pictureSource ?? null }
  return { picture: listed, pictureSource: null }
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
