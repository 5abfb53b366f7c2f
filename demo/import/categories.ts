import type { LimitClass, ProductForm } from '../../src/contract/catalog/menu.ts'
import type { Mapping } from './read/mapping.ts'

/** A category by slugs, and the purchase limit class of its products. */
export interface Place {
  category: string
  subCategory: string | null
  limitClass: LimitClass
}

/** Categories of common industry exports, including their known misspellings. */
const known: Mapping['categories'] = {
  flower: 'flower',
  flowers: 'flower',
  'flowers > pre-roll': 'pre-rolls',
  'pre-roll': 'pre-rolls',
  'pre-rolls': 'pre-rolls',
  vapes: 'vapes',
  'vapes > vape cartridge': 'vapes/cartridges',
  'vapes > vape cartidge': 'vapes/cartridges',
  'vapes > disposable vape': 'vapes/disposables',
  concentrate: 'concentrates',
  concentrates: 'concentrates',
  'concentrate > shatter': 'concentrates/shatter',
  'concentrate > wax': 'concentrates/shatter',
  'concentrate > crumble > wax': 'concentrates/shatter',
  'concentrate > oil': 'concentrates',
  'concentrate > bubble hash': 'concentrates/hash',
  'concentrate > kief': 'concentrates/kief',
  'concentrate > topical > rso': 'concentrates',
  edibles: 'edibles',
  'edibles > candy': 'edibles',
  'edibles > snack': 'edibles',
  'edibles > spread': 'edibles',
  'edibles > dressing': { to: 'edibles', class: 'non-solid' },
  'edibles > soup': { to: 'edibles', class: 'non-solid' },
  'edibles > chocolate': 'edibles/chocolates',
  'edibles > drink': 'beverages',
  'edibles > pill': 'oils-capsules/capsules',
  beverages: 'beverages',
  tincture: 'oils-capsules/oils',
  tinctures: 'oils-capsules/oils',
  topical: 'topicals',
  topicals: 'topicals',
  'topical > bath': { to: 'topicals/bath', class: 'solid' },
  seeds: 'seeds',
  accessories: 'accessories'
}

/** Default purchase limit class of each form; a mapping can override it. */
const classes: Record<ProductForm, LimitClass> = {
  flower: 'dried',
  'pre-roll': 'dried',
  vape: 'concentrate',
  concentrate: 'concentrate',
  edible: 'solid',
  chocolate: 'solid',
  beverage: 'beverage',
  oil: 'non-solid',
  capsule: 'solid',
  topical: 'non-solid',
  seed: 'seed',
  accessory: 'accessory'
}

/** Normalizes a category for lookup: parts in lower case, no stray commas. */
export function normalise(text: string): string {
  return text
    .split(/[,>/|]/)
    .map(part => part.trim().toLowerCase())
    .filter(part => part !== '')
    .join(' > ')
}

/**
 * Returns a function that maps a list's category to the shop's; undefined if neither the mapping nor the table has it.
 */
export function createClassifier(mapping: Mapping, formOf: (category: string) => ProductForm | undefined) {
  const table = new Map(Object.entries(known))
  for (const [name, place] of Object.entries(mapping.categories)) table.set(normalise(name), place)
  return (text: string): Place | undefined => {
    const found = table.get(normalise(text))
    if (found === undefined) return undefined
    const path = typeof found === 'string' ? found : found.to
    const [category = '', subCategory = null] = path.split('/')
    const form = formOf(subCategory ?? category)
    if (form === undefined) return undefined
    return { category, subCategory, limitClass: typeof found === 'string' ? classes[form] : found.class }
  }
}

/** Returns all shop categories that a mapping names, for validation before the import. */
export function placesOf(mapping: Mapping): string[] {
  return Object.values(mapping.categories).map(place => (typeof place === 'string' ? place : place.to))
}
