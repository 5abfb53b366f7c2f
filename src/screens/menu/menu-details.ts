import { CartWay } from './cart-way.tsx'
import { StoreFacts } from './store-facts.tsx'
import { PickupTime, StoreStatus } from './store-times.tsx'

/**
 * What a menu shows besides its products: the store's times and address, and the way to the cart. They are loaded right
 * behind the first products, which don't wait for time zones and sums.
 */
export const menuDetails = { CartWay, PickupTime, StoreFacts, StoreStatus }

export type MenuDetails = typeof menuDetails
