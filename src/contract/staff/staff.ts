import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  null_,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string
} from 'valibot'
import { get, put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { order, orderStatus } from '../order/order.ts'
import { id, line } from '../http/text.ts'
import { instant } from '../http/time.ts'

/**
 * The reason an order is held for review: many unpaid orders from one contact, from one client address, or at the
 * store.
 */
export const holdReason = picklist(['contact', 'address', 'store'])

/** An order as seen by the store's staff. */
export const staffOrder = object({
  ...order.entries,
  /** The reason it is held for review, and when it is cancelled automatically. */
  hold: optional(nullable(object({ reason: holdReason, until: instant })), null)
})

export type HoldReason = InferOutput<typeof holdReason>
export type StaffOrder = InferOutput<typeof staffOrder>

/** A variant in a location's inventory. */
export const listing = object({
  variant: id,
  name: string(),
  brand: string(),
  variantName: string(),
  stock: count,
  available: boolean()
})

export type Listing = InferOutput<typeof listing>

/**
 * Sets an order's status, for the store's staff; requires a staff token. 409 `conflict` if the transition is not
 * allowed (SPEC C13).
 */
export const setOrderStatus = put('/staff/orders/:order/status', {
  body: object({ status: orderStatus, reason: optional(nullable(line(200)), null) }),
  reply: staffOrder
})

/**
 * Reads a location's orders, for its staff: up to 300 active ones by slot, earliest first, or the last fifty finished
 * ones. Changes are announced on `channel` (`{ type: 'orders' }`).
 */
export const readStaffOrders = get('/staff/locations/:location/orders', {
  query: { locale: string(), state: picklist(['open', 'ended']) },
  reply: object({ orders: array(staffOrder), channel: string() })
})

/** Releases an order that is held for review. 409 `conflict` if it is finished. */
export const releaseHold = put('/staff/orders/:order/hold', {
  query: { locale: string() },
  body: object({ hold: null_() }),
  reply: staffOrder
})

/** Reads a location's inventory, for its staff: up to fifty variants whose product or brand contains `q`. */
export const readListings = get('/staff/locations/:location/listings', {
  query: { locale: string(), q: optional(pipe(string(), maxLength(80))) },
  reply: object({ listings: array(listing) })
})

/** Sets the stock and availability of a variant; announced to shoppers on `location.<id>`. */
export const setListing = put('/staff/locations/:location/listings/:variant', {
  query: { locale: string() },
  body: object({ stock: count, available: boolean() }),
  reply: listing
})

/** Opens or closes a location regardless of its hours; announced to shoppers on `location.<id>`. */
export const setOpen = put('/staff/locations/:location/open', {
  body: object({ isOpen: boolean() }),
  reply: object({ isOpen: boolean() })
})
