import type { FieldError } from '../../../client/form.ts'
import type { LimitClass, ProductForm, StrainType } from '../../../contract/catalog/menu.ts'
import type { PotencyUnit } from '../../../contract/catalog/potency.ts'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { readPotencyText } from '../../../rules/lot/potency-text.ts'
import type { EditedSize } from './edited.ts'
import { readPrice } from './read-price.ts'
import { createReader, type Reader } from './reader.ts'
import { readSizeFields } from './read-size.ts'
import { priceName, type PriceStore, sizeName } from './typed-product.ts'
import type { Typed } from './typed.ts'

/** A product as it was typed, and the errors by field. */
export interface ReadProduct {
  product: EditedProduct
  errors: Record<string, FieldError>
}

const pictureAddress = /^(?:https:\/\/[^\s/?#]+|\/)\S*$/i

/** Reads the address of a picture; null for none. */
export function readPicture({ text, refuse }: Reader): string | null {
  const address = text('picture')
  if (address === '') return null
  if (address.length > 1000 || !pictureAddress.test(address)) refuse('picture', 'wrong')
  return address
}

/** Reads tags between commas; the server makes words joined by hyphens of them. */
function readTags({ text, refuse }: Reader): string[] {
  const tags = text('tags')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
  if (tags.length > 20 || tags.some(tag => tag.length > 60)) refuse('tags', 'too_long')
  return tags
}

/** Texts of which both may be empty: then there are none. */
const textsOrNull = (reader: Reader, name: string, most: number) => {
  const pair = reader.texts(name, most)
  return pair.en === '' && pair.fr === '' ? null : pair
}

function readFields(reader: Reader): DraftFields<'product'> {
  const { text, is, needed, orNull, figure } = reader
  return {
    name: { en: needed('nameEn', 200), fr: needed('nameFr', 200) },
    brand: needed('brand', 120),
    categoryId: needed('categoryId', 64),
    subCategoryId: orNull('subCategoryId'),
    form: text('form') as ProductForm,
    limitClass: text('limitClass') as LimitClass,
    strain: orNull('strain'),
    strainType: orNull('strainType') as StrainType | null,
    thc: figure('thc', typed => readPotencyText(typed, text('thcUnit') as PotencyUnit)),
    cbd: figure('cbd', typed => readPotencyText(typed, text('cbdUnit') as PotencyUnit)),
    picture: readPicture(reader),
    pictureAlt: text('picture') === '' ? null : textsOrNull(reader, 'pictureAlt', 200),
    description: reader.texts('description', 4000),
    ingredients: textsOrNull(reader, 'ingredients', 4000),
    allergens: textsOrNull(reader, 'allergens', 2000),
    tags: readTags(reader),
    featured: is('featured'),
    discontinued: is('discontinued')
  }
}

function readSize(reader: Reader, size: EditedSize, at: number, stores: readonly PriceStore[]): EditedSize {
  const { is } = reader
  const prices = stores
    .filter(({ slug }) => is(priceName(at, slug, 'on')))
    .map(store => {
      const known = size.prices.find(price => price.store === store.slug)
      return { store: store.slug, stock: known?.stock ?? 0, fields: readPrice(reader, at, store, known?.fields) }
    })
  // Prices in stores that the member doesn't work in stay.
  const others = size.prices.filter(({ store }) => stores.every(({ slug }) => slug !== store))
  return {
    ...size,
    fields: { ...size.fields, ...readSizeFields(reader, name => sizeName(at, name)) },
    prices: [...prices, ...others]
  }
}

/** Reads a product from its form; `shown` has its sizes, and the values without a field. */
export function readProduct(typed: Typed, shown: EditedProduct, stores: readonly PriceStore[]): ReadProduct {
  const reader = createReader(typed)
  const fields = readFields(reader)
  const sizes = shown.sizes.map((size, at) => readSize(reader, size, at, stores))
  return { product: { ...shown, fields, sizes }, errors: reader.errors }
}
