/** The pages of a server without a shop, as a part of their own. */
export { NoShopPage } from './no-shop-page.tsx'
export { SetupPage } from './setup-page.tsx'
