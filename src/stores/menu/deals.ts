import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type Deal, readDeals } from '../../contract/catalog/deals.ts'
import type { Category, Product } from '../../contract/catalog/menu.ts'
import { isDealOn } from '../../rules/promo/deal-at.ts'

/** The deals of a store. */
export interface StoreDeals {
  location: string
  deals: Deal[]
}

const deals = createResource<StoreDeals, { location: string }>({
  scope: 'all',
  isOf: (shown, { location }) => shown.location === location,
  async read({ location }) {
    const result = await request(readDeals, { params: { location } })
    return result.ok ? { ...result, value: { location, deals: result.value.deals } } : result
  }
})

/** The current store's deals; failed also where the back end has none. */
export const $deals = deals.$state

/** Loads the deals of a store. */
export const openDeals = (location: string): Promise<void> => deals.load({ location })

/** Clears the deals. */
export const closeDeals = deals.clear

/** Returns the first of some deals that is in force and on a size. */
export const dealFor = (
  all: readonly Deal[],
  product: Product,
  variant: string,
  categories: readonly Category[]
): Deal | undefined => all.find(deal => deal.current !== null && isDealOn(deal, product, variant, categories))

/** Returns the products of a menu that a deal is on, in any size that is in stock. */
export const productsIn = (deal: Deal, products: readonly Product[], categories: readonly Category[]): Product[] =>
  products.filter(
    product =>
      !product.discontinued &&
      product.variants.some(
        ({ id, stock, available }) => available && stock > 0 && isDealOn(deal, product, id, categories)
      )
  )
