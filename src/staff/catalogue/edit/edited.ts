import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { newId } from '../new-id.ts'
import type { Typed } from './typed.ts'

/** A size in the form. */
export type EditedSize = EditedProduct['sizes'][number]

/**
 * The subject of a product's form: the product as it was read, if it is known, the one whose sizes are shown, and the texts
 * that the form began with.
 */
export interface Edited {
  before: EditedProduct | undefined
  shown: EditedProduct
  start: Typed
}

/** A size that isn't filled in yet, after some others. */
export const blankSize = (sortOrder: number): EditedSize => ({
  id: newId(),
  externalId: '',
  fields: {
    size: { en: '', fr: '' },
    weightMilli: 0,
    equivalentMilli: null,
    sku: null,
    gtin: null,
    containers: null,
    deposit: null,
    taxes: null,
    sortOrder
  },
  prices: []
})

/** A product that isn't filled in yet, with a size. */
export const blankProduct = (categoryId: string): EditedProduct => ({
  id: newId(),
  slug: '',
  shown: null,
  isStored: false,
  fields: {
    name: { en: '', fr: '' },
    brand: '',
    categoryId,
    subCategoryId: null,
    form: 'flower',
    limitClass: 'dried',
    strain: null,
    strainType: null,
    thc: null,
    cbd: null,
    picture: null,
    pictureAlt: null,
    description: { en: '', fr: '' },
    ingredients: null,
    allergens: null,
    tags: [],
    featured: false,
    discontinued: false
  },
  sizes: [blankSize(0)]
})

/** A copy of a product, without the identifiers of its sizes and with other names. */
export function copyOf(
  product: EditedProduct,
  nameOf: { en(name: string): string; fr(name: string): string }
): EditedProduct {
  const { name } = product.fields
  return {
    ...product,
    id: newId(),
    slug: '',
    fields: { ...product.fields, name: { en: nameOf.en(name.en), fr: nameOf.fr(name.fr) }, discontinued: false },
    sizes: product.sizes.map(size => ({
      ...size,
      id: newId(),
      externalId: '',
      fields: { ...size.fields, sku: null, gtin: null },
      prices: size.prices.map(price => ({ ...price, stock: 0 }))
    }))
  }
}
