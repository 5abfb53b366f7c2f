import type { ListedCategory } from '../../contract/staff/staff-catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Option } from '../../ui/form/choice.tsx'
import { inLocale } from './words.ts'

const inOrder = (a: ListedCategory, b: ListedCategory): number => a.sortOrder - b.sortOrder

/** Returns the categories as options, each before its subcategories, which are set apart by a dash. */
export function categoryOptions(categories: readonly ListedCategory[], locale: Locale): Option[] {
  const of = (parent: string | null) => categories.filter(({ parentId }) => parentId === parent).sort(inOrder)
  return of(null).flatMap(category => [
    { value: category.id, label: inLocale(category.name, locale) },
    ...of(category.id).map(({ id, name }) => ({ value: id, label: `– ${inLocale(name, locale)}` }))
  ])
}

/** Returns a category's name in a language; empty if it isn't known. */
export function categoryName(categories: readonly ListedCategory[], id: string | null, locale: Locale): string {
  const category = categories.find(known => known.id === id)
  return category ? inLocale(category.name, locale) : ''
}
