import { array, boolean, type InferOutput, maxLength, minLength, object, optional, pipe, string } from 'valibot'
import { get, query } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { longList } from '../http/long-list.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { draftFields } from './draft-fields.ts'

/** A product as the list of all products has it. */
export const listedProduct = object({
  id,
  slug,
  name: object({ en: string(), fr: string() }),
  brand: string(),
  categoryId: id,
  subCategoryId: maybe(id, null),
  /** The address of a picture to show; null for none. */
  picture: maybe(string(), null),
  featured: boolean(),
  discontinued: boolean(),
  /** The number of sizes, the stores that have one on the menu, the lowest and highest price, and the pieces in stock. */
  sizes: count,
  stores: array(slug),
  lowest: maybe(price, null),
  highest: maybe(price, null),
  onSale: boolean(),
  stock: count,
  /** True if the draft changes it, one of its sizes or prices. */
  isEdited: maybe(boolean(), false)
})

/** A category with the number of its products, and the address of its picture as it is shown, also of a drawn one. */
export const listedCategory = object({
  id,
  slug,
  products: count,
  shown: maybe(string(), null),
  ...draftFields.category.entries
})

/**
 * A brand of products: facts about it with their id, or its name alone, and the number of its products. `offers` are the deals, codes
 * and banners that name it; those that the member may change get its new name.
 */
export const listedBrand = object({
  id: maybe(id, null),
  products: count,
  offers: maybe(array(object({ name: object({ en: string(), fr: string() }), isTheirs: boolean() })), []),
  shown: maybe(string(), null),
  ...draftFields.brand.entries
})

const { productId: _, ...ofSize } = draftFields.size.entries

/** A product as it is edited, with its sizes and their prices by store. */
export const editedProduct = object({
  id,
  slug,
  /** The address of the picture as it is shown. */
  shown: maybe(string(), null),
  /** True of a picture that this server keeps. */
  isStored: maybe(boolean(), false),
  fields: draftFields.product,
  sizes: array(
    object({
      id,
      externalId: string(),
      fields: object(ofSize),
      prices: array(object({ store: slug, stock: count, fields: draftFields.price }))
    })
  )
})

/** A deal or code as it is edited; `uses` counts the orders that had it. */
export const editedDeal = object({ id, uses: count, fields: draftFields.deal })
export const editedCode = object({ id, uses: count, fields: draftFields.code })

/** A banner as it is edited, and the address of its picture as it is shown. */
export const editedBanner = object({ id, shown: maybe(string(), null), fields: draftFields.banner })

/** A reward as it is edited, and the rules of points. */
export const editedReward = object({ id, fields: draftFields.reward })

/** A sale: sizes on sale under one name at the same times; `id` is that of its first price, and `prices` has those of all. */
export const listedSale = object({
  id: string(),
  name: draftFields.price.entries.saleName,
  times: draftFields.price.entries.saleTimes,
  prices: array(string()),
  stores: array(slug),
  sizes: count
})

export type ListedProduct = InferOutput<typeof listedProduct>
export type ListedCategory = InferOutput<typeof listedCategory>
export type ListedBrand = InferOutput<typeof listedBrand>
export type EditedProduct = InferOutput<typeof editedProduct>
export type EditedDeal = InferOutput<typeof editedDeal>
export type EditedCode = InferOutput<typeof editedCode>
export type EditedBanner = InferOutput<typeof editedBanner>
export type ListedSale = InferOutput<typeof listedSale>
export type EditedReward = InferOutput<typeof editedReward>
export type EditedLoyalty = InferOutput<typeof draftFields.loyalty>

/** The draft whose changes the reply has, as if they were published. */
const inDraft = { query: { locale: string(), draft: optional(string()) } }

/** Reads all products by name, with the categories and brands; 403 without the right to the menu or to promotions, whose forms choose products. */
export const readProducts = get('/staff/products', {
  ...inDraft,
  reply: object({
    /** Of `listedProduct`. */
    products: longList,
    categories: array(listedCategory),
    brands: maybe(array(listedBrand), [])
  })
})

/** Reads a product for its form. */
export const readEditedProduct = get('/staff/products/:product', { right: 'menu', ...inDraft, reply: editedProduct })

/** Reads the prices of some products at all stores. */
export const readPrices = query('/staff/prices', {
  right: 'menu',
  ...inDraft,
  body: object({ products: pipe(array(id), minLength(1), maxLength(500)) }),
  reply: object({ prices: array(object({ product: id, size: id, store: slug, fields: draftFields.price })) })
})

/** Reads the deals, promo codes, banners and rewards, in their order, the sales, and the rules of points. */
export const readPromotions = get('/staff/promotions', {
  right: 'promotions',
  ...inDraft,
  reply: object({
    deals: array(editedDeal),
    codes: array(editedCode),
    banners: maybe(array(editedBanner), []),
    rewards: maybe(array(editedReward), []),
    sales: maybe(array(listedSale), []),
    /** Null before a business is set up. */
    loyalty: maybe(draftFields.loyalty, null)
  })
})
