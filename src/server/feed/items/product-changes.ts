import { isDeepStrictEqual } from 'node:util'
import type { FeedItem } from '../../../contract/feed/feed-items.ts'
import type { Place } from '../../import/categories.ts'
import type { ListedProduct } from '../../import/gather.ts'
import { httpsAddress } from '../../import/details/read-details.ts'
import { tagsOf } from '../../import/details/tags.ts'
import type { ProductRow } from '../../import/write/stored.ts'
import type { Refusal } from '../item.ts'

/** Fields of an item that are its product's. */
const fields = [
  'name',
  'brand',
  'category',
  'subCategory',
  'limitClass',
  'strain',
  'strainType',
  'thc',
  'cbd',
  'tags',
  'picture'
] as const satisfies (keyof FeedItem)[]

/** Fields of a product by the items of a batch. */
export type Changes = Pick<FeedItem, (typeof fields)[number]>

/** Adds the product's fields of an item; refuses one that says otherwise than an item before. */
export function addChanges(before: Changes, item: FeedItem): Changes | Refusal {
  const said = Object.fromEntries(fields.flatMap(field => (item[field] === undefined ? [] : [[field, item[field]]])))
  const other = fields.find(
    field => before[field] !== undefined && item[field] !== undefined && !isDeepStrictEqual(before[field], item[field])
  )
  return other === undefined ? { ...before, ...said } : { code: 'differs', field: other }
}

/**
 * Finds the category that changes name; the stored one if they name none, which is undefined for a product without a
 * category.
 */
export function placeOf(
  { category, subCategory }: Changes,
  stored: Place | undefined,
  classify: (category: string) => Place | undefined
): Place | Refusal | undefined {
  const isSaid = typeof subCategory === 'string' || (subCategory === null && stored !== undefined)
  if (category === undefined && !isSaid) return stored
  const top = category ?? stored?.category
  if (top === undefined) return { code: 'required', field: 'category' }
  const whole = classify(top)
  const place = typeof subCategory === 'string' ? classify(`${top} > ${subCategory}`) : whole
  if (place === undefined) return { code: 'choice', field: whole ? 'subCategory' : 'category' }
  if (subCategory === null) return { ...place, subCategory: null }
  if (place.subCategory === null && place.category === stored?.category) return { ...place, ...stored }
  return place
}

/** A product without its sizes, as the writer takes it. */
export type ChangedProduct = Omit<ListedProduct, 'externalId' | 'line' | 'variants'>

/** Returns a product with its changes; refuses a new one without a name or a category. */
export function changedProduct(
  changes: Changes,
  old: ProductRow | undefined,
  { place, stored }: { place: Place | undefined; stored: Place | undefined }
): ChangedProduct | Refusal {
  if (old === undefined && changes.name === undefined) return { code: 'required', field: 'name' }
  if (old === undefined && place === undefined) return { code: 'required', field: 'category' }
  const tags = changes.tags && tagsOf(changes.tags)
  if (changes.tags && tags === undefined) return { code: 'wrong', field: 'tags' }
  const picture = changes.picture && httpsAddress(changes.picture)
  if (changes.picture && picture === undefined) return { code: 'wrong', field: 'picture' }
  const isFiledAnew =
    old === undefined || place?.category !== stored?.category || place?.subCategory !== stored?.subCategory
  const stays = <Value>(given: Value | undefined, kept: Value | undefined): Value | null => given ?? kept ?? null
  const orNone = <Field extends 'strain' | 'strainType' | 'thc' | 'cbd'>(field: Field) =>
    changes[field] === undefined ? stays(undefined, old?.[field]) : changes[field]
  return {
    name: nameOf(changes, old),
    brand: changes.brand ?? old?.brand ?? '',
    categoryText: '',
    place,
    form: isFiledAnew ? undefined : old.form,
    limitClass: changes.limitClass ?? (isFiledAnew ? place?.limitClass : old.limitClass) ?? 'concentrate',
    strain: orNone('strain'),
    strainType: orNone('strainType'),
    thc: orNone('thc'),
    cbd: orNone('cbd'),
    tags,
    picture
  }
}

/** A French name that is left out stays, unless it is the English one. */
function nameOf({ name }: Changes, old: ProductRow | undefined): { en: string; fr: string } {
  const { en, fr } = name ?? old?.name ?? { en: '' }
  const isTranslated = old !== undefined && old.name.fr !== old.name.en
  return { en, fr: fr ?? (isTranslated ? old.name.fr : en) }
}
