import type { LimitClass, ProductForm } from '../../contract/catalog/menu.ts'
import { plainText } from '../../contract/typed/plain-text.ts'
import type { Words } from '../db/schema.ts'
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

/** Normalizes a category for lookup: parts in lower case without accents, `and` and `et` as `&`, no stray commas. */
export function normalise(text: string): string {
  return text
    .split(/[,>/|]/)
    .map(part => plainText(part).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    .map(part => part.replace(/\s+(?:and|et|&)\s+/g, ' & '))
    .filter(part => part !== '')
    .join(' > ')
}

/** A category of the shop; `parent` is the slug of the category that it is part of. */
export interface ShopCategory {
  slug: string
  name: Words
  parent: string | null
  form: ProductForm
}

/**
 * Returns a function that maps a list's category to the shop's: by the mapping, else by the shop's own names and slugs,
 * else by the names of common exports; undefined if none has it.
 */
export function createClassifier(mapping: Mapping, shop: readonly ShopCategory[]) {
  const forms = new Map(shop.map(({ slug, form }) => [slug, form]))
  const table = new Map([...Object.entries(known), ...ownNames(shop)])
  for (const [name, place] of Object.entries(mapping.categories)) table.set(normalise(name), place)
  return (text: string): Place | undefined => {
    const entry = table.get(normalise(text))
    if (entry === undefined) return undefined
    const path = typeof entry === 'string' ? entry : entry.to
    const [category = '', subCategory = null] = path.split('/')
    const form = forms.get(subCategory ?? category)
    if (form === undefined) return undefined
    return { category, subCategory, limitClass: typeof entry === 'string' ? classes[form] : entry.class }
  }
}

/** Names of the shop's categories; those of subcategories with and without their parent, if only one has the name. */
function ownNames(shop: readonly ShopCategory[]): [string, string][] {
  const namesOf = ({ slug, name }: ShopCategory) => new Set([slug, name.en, name.fr].map(normalise))
  const tops = shop.filter(({ parent }) => parent === null)
  const subs = tops.flatMap(top => shop.filter(({ parent }) => parent === top.slug).map(sub => ({ top, sub })))
  const full = subs.flatMap(({ top, sub }) =>
    [...namesOf(top)].flatMap(parentName =>
      [...namesOf(sub)].map((subName): [string, string] => [`${parentName} > ${subName}`, `${top.slug}/${sub.slug}`])
    )
  )
  const short = subs.flatMap(({ top, sub }) =>
    [...namesOf(sub)].map((name): [string, string] => [name, `${top.slug}/${sub.slug}`])
  )
  const isOnly = ([name, path]: [string, string]) => short.every(other => other[0] !== name || other[1] === path)
  const all = tops.flatMap(top => [...namesOf(top)].map((name): [string, string] => [name, top.slug]))
  return [...short.filter(isOnly), ...full, ...all]
}

/** Returns all shop categories that a mapping names, for validation before the import. */
export function placesOf(mapping: Mapping): string[] {
  return Object.values(mapping.categories).map(place => (typeof place === 'string' ? place : place.to))
}
