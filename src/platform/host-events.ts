import type { CartFull, CartLine } from '../contract/cart/cart.ts'
import type { Method } from '../contract/cart/method.ts'
import type { Order, OrderStatus } from '../contract/order/order.ts'

/**
 * Events for the page around the storefront. None of them names or describes a person or gives access to anything:
 * the ids of carts and orders open them, and pickup codes hand orders over, so all of these are left out.
 */

/** A product in one size. */
export interface EventItem extends Pick<CartLine, 'product' | 'variant' | 'name' | 'brand' | 'variantName'> {
  /** The category's name, if the menu is known. */
  category: string | undefined
  /** The unit price in cents. */
  price: number
  quantity: number
  currency: string
}

/** A cart, with amounts in cents. */
export interface EventCart {
  location: string
  method: Method
  items: EventItem[]
  /** The items before promo codes, points and rewards. */
  subtotal: number
  fee: number
  /** Deposits on containers, which are given back for them. */
  deposits: number
  tax: number
  tip: number
  total: number
  currency: string
}

/** An order, by its public number. */
export interface EventOrder extends EventCart, Pick<Order, 'number' | 'tender'> {
  coupons: string[]
}

/** The area of a failure shown to the shopper. */
export type FailedPlace = 'shop' | 'menu' | 'product' | 'cart' | 'checkout' | 'order'

/** The events for the host page, as `handle.on(name, …)` or as a `storefront:<name>` CustomEvent. */
export interface StorefrontEvents {
  /** The storefront is on the page. */
  ready: Record<string, never>
  /** The shopper opened another screen; `path` starts with `/` and has no order's id. */
  route: { path: string }
  /** The store is known, or another one was chosen. */
  'location-changed': { location: string; name: string }
  /** A store's menu, or a category of it, was shown; with its first products. */
  'menu-viewed': { location: string; list: string; items: EventItem[] }
  'product-viewed': { location: string; item: EventItem }
  /** The shopper stopped typing a search. */
  search: { term: string; results: number }
  /** Filters or the sort order changed, by the names in the address. */
  filter: { filters: Record<string, string> }
  /** Something was added, with the added quantity. */
  'line-added': { item: EventItem }
  'line-removed': { item: EventItem }
  /** The cart is known or changed; undefined if there is none any more. */
  'cart-changed': { cart: EventCart | undefined }
  /** The shopper went to a cart with something in it. */
  'cart-viewed': { cart: EventCart }
  /** More was wanted than an order may hold, in grams of dried cannabis. */
  'limit-reached': Pick<CartFull, 'limit' | 'exceedValue'>
  'checkout-started': { cart: EventCart }
  /** `fulfilment`: how and when are chosen; `payment`: the order is sent. */
  'checkout-step': { step: 'fulfilment' | 'payment'; tender: Order['tender']; cart: EventCart }
  'order-placed': { order: EventOrder }
  'order-status': { number: string; status: OrderStatus }
  /** The age gate was passed. */
  'age-passed': Record<string, never>
  'signed-in': Record<string, never>
  'signed-out': { how: 'signed-out' | 'expired' | 'elsewhere' }
  /** A failure was shown to the shopper. */
  error: { where: FailedPlace; kind: string }
}

/** Sends an event to the host page, which keeps it. */
export type Emit = <Name extends keyof StorefrontEvents>(name: Name, detail: StorefrontEvents[Name]) => void
