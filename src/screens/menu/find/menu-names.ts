import type { Product } from '../../../contract/catalog/menu.ts'
import { nameKey, sizeKey } from '../../../rules/menu/filter-key.ts'
import { terpenesOf } from '../../../rules/menu/terpenes.ts'

/** The filters whose options are named by the products. */
export type NamedChoices = 'brands' | 'sizes' | 'terpenes' | 'effects'

/** The options that a product has, each name by its key. */
const optionsOf: Record<NamedChoices, (product: Product) => Iterable<[key: string, name: string]>> = {
  brands: ({ brand }) => [[nameKey(brand), brand]],
  sizes: ({ variants }) => variants.map(({ name }) => [sizeKey(name), name]),
  terpenes: terpenesOf,
  effects: ({ effects }) => effects.map(name => [nameKey(name), name])
}

/** Returns the menu's name for an option's key in the URL; the key itself if no product has the option. */
export function nameInMenu(list: NamedChoices, key: string, products: readonly Product[]): string {
  for (const product of products) for (const [own, name] of optionsOf[list](product)) if (own === key) return name
  return key
}
