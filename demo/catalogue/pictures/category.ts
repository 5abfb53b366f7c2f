import type { ProductForm } from '../../../src/contract/catalog/menu.ts'
import { categories } from '../categories.ts'
import { house, type Pictured } from './look.ts'

/**
 * Returns the product that represents a category: its first subcategory's form, under the retailer's own label, without
 * words.
 */
export function pictureOfCategory(slug: string): Pictured {
  const category = categories.find(one => one.slug === slug)
  const child = categories.find(one => one.parent === slug)
  const form: ProductForm = category?.form ?? 'accessory'
  const subCategory = category?.parent === null ? (stand[slug] ?? child?.slug ?? null) : slug
  return {
    slug: `category ${slug}`,
    name: '',
    brand: house,
    form,
    subCategory,
    strainType: 'hybrid',
    size: ''
  }
}

/** The most typical subcategory of some categories. */
const stand: Record<string, string> = {
  'pre-rolls': 'pre-roll-packs',
  concentrates: 'shatter',
  accessories: 'grinders'
}
