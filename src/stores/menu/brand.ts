import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type ProductDetail, readProduct } from '../../contract/catalog/product-detail.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import type { Locale } from '../../i18n/locale.ts'
import { nameKey } from '../../rules/menu/filter-key.ts'
import { isShown } from '../../rules/menu/visibility.ts'

interface Key {
  location: string
  /** The brand's key in addresses. */
  brand: string
  locale: Locale
  /** The slug of one of its products, whose details have the text about the brand. */
  product: string
}

interface About extends Omit<Key, 'product'> {
  about: ProductDetail['aboutBrand']
}

const facts = createResource<About, Key>({
  scope: 'all',
  isOf: (value, { location, brand, locale }) =>
    value.location === location && value.brand === brand && value.locale === locale,
  async read({ location, brand, locale, product }) {
    const result = await request(readProduct, { params: { location, product } })
    return result.ok ? { ...result, value: { location, brand, locale, about: result.value.aboutBrand } } : result
  }
})

/** The retailer's text and picture of the brand whose page is shown. */
export const $aboutBrand = facts.$state

/** Loads them. */
export const openBrand = (key: Key): Promise<void> => facts.load(key)

/** Clears them. */
export const closeBrand = facts.clear

/** Returns the products of a brand that a menu shows, by the brand's key in addresses. */
export const productsOf = (brand: string, products: readonly Product[]): Product[] =>
  products.filter(product => nameKey(product.brand) === brand && isShown(product))
