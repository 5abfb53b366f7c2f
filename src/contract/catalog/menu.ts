import {
  array,
  boolean,
  type InferOutput,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  unknown
} from 'valibot'
import { limitClasses, productForms, strainTypes } from '../first/words.ts'
import { maybe } from '../http/optional.ts'
import { get } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { potency, potencyUnit } from './potency.ts'
import { count } from '../http/number.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** The class that decides a product's share of the purchase limit (SPEC C10); accessories don't count. */
export const limitClass = picklist(limitClasses)

/** The strain type on the label; null if it doesn't apply. */
export const strainType = picklist(strainTypes)

/** The product form, which determines its picture and icon. */
export const productForm = picklist(productForms)

/** A subcategory. */
export const subCategory = object({ id, slug, name: string(), sort_order: number(), productCount: count })

/**
 * The address of a picture, and the widths that it is to be had in. With widths, the address ends in `/<width>.jpg`, and for each
 * of them the same picture is at that address with its width, as `.jpg` and as `.webp`. Without, it is the only one.
 */
export const pictureEntries = {
  picture: maybe(string(), null),
  pictureWidths: maybe(array(count))
}

/** A category of the menu (SPEC A3); its products are on the menu pages and refer to it by `category`. */
export const category = object({
  id,
  slug,
  name: string(),
  thc_cbd_value_type: potencyUnit,
  subCategory: array(subCategory),
  sort_order: number(),
  parent_category: maybe(id, null),
  form: productForm,
  ...pictureEntries,
  /**
   * The ids of its products (SPEC A3), for those that don't name their category themselves. Left out by a back end whose
   * products do: of a long menu, the ids would be a tenth.
   */
  products: maybe(array(id)),
  productCount: count
})

/** A size of a product, with this store's price and stock. */
export const variant = object({
  id,
  /** The retailer's own number of it, the 14 digits of its bar code, and its id in the system that it comes from. */
  sku: maybe(string()),
  gtin: maybe(string()),
  externalId: maybe(string()),
  /** The displayed size: `3.5 g`, `10 × 2.5 g`, `355 mL`. */
  name: string(),
  price,
  /** The sale price, or null. */
  salePrice: maybe(price, null),
  /** The displayed name of the sale, such as `Harvest week`; null for none. */
  saleName: maybe(string(), null),
  /** When the sale ends; none is known if it is left out. */
  saleEnds: maybe(instant),
  /**
   * The next sale of this size, for a page that is still open when it begins: `nextSale` of `next-sale.ts`. It is checked where
   * sales begin, which spares the first products the code, and so that an invalid one costs no product (SPEC C19).
   */
  nextSale: maybe(unknown()),
  /** The deposit on the containers of one pack, to be paid on top; none if it is left out. */
  deposit: maybe(price),
  /** True if this store offers it; with a stock of 0 it is sold out. */
  available: maybe(boolean(), true),
  stock: count,
  /** Grams per pack, or pieces for seeds; used for the purchase limit. */
  weight: pipe(number(), minValue(0)),
  /** The equivalent in grams of dried cannabis stated on the label; null if the class decides. */
  equivalent: maybe(pipe(number(), minValue(0)), null),
  /** The date `YYYY-MM-DD` on which the lot that is sold next was packaged; left out if it is unknown. */
  packagedOn: maybe(string())
})

/** A store that has a product, and its stock there. */
export const whereLeft = object({ location: slug, name: string(), stock: count })

/** A product on the menu. Fields with a default may be omitted by the back end, which keeps long menus small. */
export const product = object({
  id,
  slug,
  name: string(),
  brand: string(),
  /** Its category; if it is left out, the category that lists the product. */
  category: maybe(string(), ''),
  subCategory: maybe(id, null),
  form: productForm,
  limitClass,
  strain: maybe(string(), null),
  strainType: maybe(strainType, null),
  thc: maybe(potency, null),
  cbd: maybe(potency, null),
  ...pictureEntries,
  discontinued: maybe(boolean(), false),
  featured: maybe(boolean(), false),
  /** The time it was added to the menu; null if the back end doesn't provide it. */
  addedAt: maybe(instant, null),
  /** The retailer's own tags, such as `staff-pick`: lower-case words joined by hyphens, by which deals name products. */
  tags: maybe(array(string())),
  /** Reported effects; empty if the location must not show them (SPEC C12). */
  effects: maybe(array(string()), []),
  /**
   * The names of up to three main terpenes, the largest share first. They are checked where the menu is filtered, which
   * spares the first products the code, and so that an invalid list costs no product (SPEC C19).
   */
  terpenes: maybe(unknown()),
  /** The average review rating out of 5; null if the location must not show it (SPEC C12). */
  rating: maybe(object({ average: number(), count }), null),
  /** If it is sold out here: the other store with the largest stock. */
  alternative: maybe(whereLeft, null),
  variants: array(variant)
})

export type LimitClass = InferOutput<typeof limitClass>
export type StrainType = InferOutput<typeof strainType>
export type ProductForm = InferOutput<typeof productForm>
export type Category = InferOutput<typeof category>
export type Variant = InferOutput<typeof variant>
export type Product = InferOutput<typeof product>

/**
 * A page of the menu; `next` is the cursor of the following page. Only the first page has the categories and the
 * `highlights`, a selection of featured and discounted products for the home page. If the age gate requires an account
 * (SPEC C11): 403 `sign_in_required` without a session, and 403 `under_age` if the account's date of birth is unknown
 * or under the legal age of the location.
 *
 * If the back end returns a `version`, the pages after the first one are the whole menu of that version and never
 * change. A client that has cached all of an earlier version sends it as `kept` and may get only the `changes`.
 */
export const readMenu = get('/locations/:location/menu', {
  query: { locale: string(), limit: optional(string()), after: optional(string()), kept: optional(string()) },
  auth: 'age-gated',
  reply: object({
    categories: maybe(array(category), []),
    highlights: maybe(array(product), []),
    products: array(product),
    total: count,
    next: maybe(string(), null),
    version: maybe(string(), null),
    /** On the first page: the current stock of variants whose stock differs from the version's. */
    left: maybe(array(object({ variant: id, stock: count })), []),
    /** `products` replace cached ones, each at its place in the whole list; products in `gone` are removed first. */
    changes: maybe(object({ gone: array(id), places: array(count) }), null)
  })
})
