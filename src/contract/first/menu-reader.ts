import type { Category, Product, readMenu, Variant } from '../catalog/menu.ts'
import type { Potency } from '../catalog/potency.ts'
import type { ReplyOf } from '../http/endpoint.ts'
import { amount, anything, flag, list, maybe, number, oneOf, orElse, parts, type Reader, text } from './readers.ts'
import { count, id, instant, potencyUnit, slug, textOrNull } from './simple-readers.ts'
import { limitClasses, productForms, strainTypes } from './words.ts'

type Page = ReplyOf<typeof readMenu>

const pictureFields = { picture: textOrNull, pictureWidths: maybe(list(count)) }
const potency = orElse(parts<Potency>({ min: amount, max: amount, unit: potencyUnit }), null)

const category = parts<Category>({
  id,
  slug,
  name: text,
  thc_cbd_value_type: potencyUnit,
  subCategory: list(parts({ id, slug, name: text, sort_order: number, productCount: count })),
  sort_order: number,
  parent_category: orElse(id, null),
  form: oneOf(productForms),
  ...pictureFields,
  products: maybe(list(id)),
  productCount: count
})

const variant = parts<Variant>({
  id,
  sku: maybe(text),
  gtin: maybe(text),
  externalId: maybe(text),
  name: text,
  price: count,
  salePrice: orElse(count, null),
  saleName: textOrNull,
  saleEnds: maybe(instant),
  nextSale: maybe(anything),
  deposit: maybe(count),
  available: orElse(flag, true),
  stock: count,
  weight: amount,
  equivalent: orElse(amount, null),
  packagedOn: maybe(text)
})

const product = parts<Product>({
  id,
  slug,
  name: text,
  brand: text,
  category: orElse(text, ''),
  subCategory: orElse(id, null),
  form: oneOf(productForms),
  limitClass: oneOf(limitClasses),
  strain: textOrNull,
  strainType: orElse(oneOf(strainTypes), null),
  thc: potency,
  cbd: potency,
  ...pictureFields,
  discontinued: orElse(flag, false),
  featured: orElse(flag, false),
  addedAt: orElse(instant, null),
  tags: maybe(list(text)),
  effects: orElse(list(text), []),
  terpenes: maybe(anything),
  rating: orElse(parts({ average: number, count }), null),
  alternative: orElse(parts({ location: slug, name: text, stock: count }), null),
  variants: list(variant)
})

/** Reads the reply of `readMenu`. The schema reads alike all that this accepts. */
export const menuReader: Reader<Page> = parts<Page>({
  categories: orElse(list(category), []),
  highlights: orElse(list(product), []),
  products: list(product),
  total: count,
  next: textOrNull,
  version: textOrNull,
  left: orElse(list(parts({ variant: id, stock: count })), []),
  changes: orElse(parts({ gone: list(id), places: list(count) }), null)
})
