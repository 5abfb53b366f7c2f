import type { ListedBrand, ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { inLocale, say } from '../words.ts'
import { openShelf } from './shelf-form.ts'
import type { ShelfRow } from './shelf-list.tsx'
import { type Shelf, shelfOfBrand, shelfOfCategory } from './shelf.ts'

type Ask = (shelf: Shelf, name: string) => void

const inOrder = (a: { sortOrder: number }, b: { sortOrder: number }): number => a.sortOrder - b.sortOrder

/** Returns the categories as rows, each before its subcategories. */
export function categoryRows(categories: readonly ListedCategory[], locale: Locale, onRemove: Ask): ShelfRow[] {
  const rowsOf = (parent: string | null): ShelfRow[] => {
    const siblings = categories.filter(({ parentId }) => parentId === parent).toSorted(inOrder)
    const ids = siblings.map(({ id }) => id)
    return siblings.flatMap(category => {
      const { id, products, shown, form } = category
      const name = inLocale(category.name, locale)
      const shelf = shelfOfCategory(category)
      const row: ShelfRow = {
        id,
        name,
        facts: say('shelf.count', { count: products }),
        picture: shown,
        form,
        isInside: parent !== null,
        siblings: ids,
        onOpen: () => openShelf(shelf),
        onRemove: () => onRemove(shelf, name)
      }
      return parent === null ? [row, ...rowsOf(id)] : [row]
    })
  }
  return rowsOf(null)
}

/** Returns brands as rows: those with facts of their own have a place and can be taken away. */
export function brandRows(brands: readonly ListedBrand[], onRemove: Ask): { known: ShelfRow[]; others: ShelfRow[] } {
  const withFacts = brands.filter(({ id }) => id !== null).toSorted(inOrder)
  const ids = withFacts.map(({ id }) => id ?? '')
  const rowOf = (brand: ListedBrand): ShelfRow => ({
    id: brand.id ?? brand.name,
    name: brand.name,
    facts: say('shelf.count', { count: brand.products }),
    picture: brand.shown,
    form: '',
    onOpen: () => openShelf(shelfOfBrand(brand, brands))
  })
  return {
    known: withFacts.map(brand => ({
      ...rowOf(brand),
      siblings: ids,
      onRemove: () => onRemove(shelfOfBrand(brand, brands), brand.name)
    })),
    others: brands.filter(({ id }) => id === null).map(rowOf)
  }
}
