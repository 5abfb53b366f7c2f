import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { ListedBrand, ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { newId } from '../new-id.ts'

/** A category or a brand in its form. `before` has its fields as they were read; without them, it is new. */
export type Shelf =
  | {
      kind: 'category'
      id: string
      products: number
      shown: string | null
      before: DraftFields<'category'> | undefined
    }
  | {
      kind: 'brand'
      id: string
      products: number
      /** The deals, codes and banners that name it. */
      offers: ListedBrand['offers']
      shown: string | null
      before: DraftFields<'brand'>
      isKnown: boolean
    }

/** The place behind those that are listed. */
const behind = (listed: readonly { sortOrder: number }[]): number =>
  Math.max(-1, ...listed.map(({ sortOrder }) => sortOrder)) + 1

/** A category that isn't filled in yet, behind the others. */
export const blankCategory = (listed: readonly ListedCategory[]): DraftFields<'category'> => ({
  name: { en: '', fr: '' },
  parentId: null,
  unit: '%',
  form: 'flower',
  picture: null,
  text: null,
  sortOrder: behind(listed)
})

/** Returns a listed category for its form. */
export function shelfOfCategory({ id, products, shown, ...category }: ListedCategory): Shelf {
  const { name, parentId, unit, form, picture, text, sortOrder } = category
  const before = { name, parentId, unit, form, picture, text, sortOrder }
  return { kind: 'category', id, products, shown, before }
}

/** Returns a listed brand for its form; one that products alone name gets facts behind those of the others. */
export function shelfOfBrand(
  { id, products, offers, shown, ...before }: ListedBrand,
  listed: readonly ListedBrand[]
): Shelf {
  if (id !== null) return { kind: 'brand', id, products, offers, shown, before, isKnown: true }
  const known = listed.filter(brand => brand.id !== null)
  const fields = { ...before, sortOrder: behind(known) }
  return { kind: 'brand', id: newId(), products, offers, shown, before: fields, isKnown: false }
}

/** A new category, or a new brand. */
export const newShelf = (
  kind: Shelf['kind'],
  listed: { categories: readonly ListedCategory[]; brands: readonly ListedBrand[] }
): Shelf =>
  kind === 'category'
    ? { kind, id: newId(), products: 0, shown: null, before: undefined }
    : shelfOfBrand(
        { id: null, products: 0, offers: [], shown: null, name: '', picture: null, text: null, sortOrder: 0 },
        listed.brands
      )
