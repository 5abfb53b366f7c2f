import { AccountLink } from './account-link.tsx'
import { CartProblemLine } from './card/cart-problem-line.tsx'
import { CartWay } from './cart-way.tsx'
import { MethodBar } from './method-bar.tsx'
import { StoreButton } from './store-button.tsx'
import { StoreNotices } from './store-notices.tsx'
import { StoreSheet } from './store-sheet.tsx'
import { StoreStatus } from './store-status.tsx'

/**
 * The rest of a menu besides its products: the store's times, methods and facts, and the ways to the account and the cart.
 * They are loaded right behind the first products, which don't wait for time zones and sums.
 */
export const menuDetails = {
  AccountLink,
  CartProblemLine,
  CartWay,
  MethodBar,
  StoreButton,
  StoreNotices,
  StoreSheet,
  StoreStatus
}

export type MenuDetails = typeof menuDetails
