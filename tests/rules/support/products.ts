import type { Category, Product, Variant } from '../../../src/contract/catalog/menu.ts'

let number = 0

/** Returns a size of the menu. */
export const size = (name: string, price: number, rest: Partial<Variant> = {}): Variant => ({
  id: `v${++number}`,
  name,
  price,
  salePrice: null,
  saleName: null,
  available: true,
  stock: 8,
  weight: 3.5,
  equivalent: null,
  ...rest
})

/** Returns a product of the menu. */
export const product = (name: string, rest: Partial<Product> = {}): Product => ({
  id: `p${++number}`,
  slug: name.toLowerCase(),
  name,
  brand: 'Cold Harbour',
  category: 'c1',
  subCategory: null,
  form: 'flower',
  limitClass: 'dried',
  strain: null,
  strainType: null,
  thc: null,
  cbd: null,
  picture: null,
  discontinued: false,
  featured: false,
  addedAt: null,
  effects: [],
  rating: null,
  alternative: null,
  variants: [size('3.5 g', 3000)],
  ...rest
})

const sub = (id: string, slug: string) => ({ id, slug, name: slug, sort_order: 1, productCount: 1 })

/** Dried flower, labelled in percent. */
export const flower: Category = {
  id: 'c1',
  slug: 'flower',
  name: 'Dried flower',
  thc_cbd_value_type: '%',
  subCategory: [sub('s1', 'whole'), sub('s2', 'milled')],
  sort_order: 1,
  parent_category: null,
  form: 'flower',
  picture: null,
  productCount: 1
}

/** Edibles, labelled in milligrams. */
export const edibles: Category = {
  ...flower,
  id: 'c2',
  slug: 'edibles',
  name: 'Edibles',
  thc_cbd_value_type: 'mg',
  subCategory: [sub('s3', 'gummies')]
}
