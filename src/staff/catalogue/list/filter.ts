import type { ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { fold } from '../../../lib/search/fold.ts'
import type { Entry } from './list-index.ts'

/** The states that the list can be narrowed to; `shown` is all that is not archived. */
export const listStates = ['shown', 'edited', 'sale', 'featured', 'sold-out', 'archived', 'all'] as const

export type ListState = (typeof listStates)[number]

/** A search in the list; an empty text narrows nothing. */
export interface ListFilter {
  q: string
  /** The id of a category or subcategory. */
  category: string
  brand: string
  /** The slug of a store. */
  store: string
  state: ListState
}

/** A list without a search. */
export const noFilter: ListFilter = { q: '', category: '', brand: '', store: '', state: 'shown' }

const inState: Record<ListState, (product: ListedProduct) => boolean> = {
  shown: ({ discontinued }) => !discontinued,
  edited: ({ isEdited }) => isEdited,
  sale: ({ onSale, discontinued }) => onSale && !discontinued,
  featured: ({ featured, discontinued }) => featured && !discontinued,
  'sold-out': ({ stock, discontinued }) => stock === 0 && !discontinued,
  archived: ({ discontinued }) => discontinued,
  all: () => true
}

/** Returns the entries that match a search, in their order. */
export function matchesOf(entries: readonly Entry[], { q, category, brand, store, state }: ListFilter): Entry[] {
  const words = fold(q).text.split(/\s+/).filter(Boolean)
  return entries.filter(({ product, text }) => {
    if (!inState[state](product)) return false
    if (category && product.categoryId !== category && product.subCategoryId !== category) return false
    if (brand && product.brand !== brand) return false
    if (store && !product.stores.includes(store)) return false
    return words.every(word => text.includes(word))
  })
}
