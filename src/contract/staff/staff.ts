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

/** Why an order waits for the staff's look: many unpaid ones of one contact, from one client address, or at the store. */
export const holdReason = picklist(['contact', 'address', 'store'])

/** An order as the store's staff see it. */
export const staffOrder = object({
  ...order.entries,
  /** Why it waits for their look, and when it is cancelled by itself without one. */
  hold: optional(nullable(object({ reason: holdReason, until: instant })), null)
})

export type HoldReason = InferOutput<typeof holdReason>
export type StaffOrder = InferOutput<typeof staffOrder>

/** A size on a location's shelf. */
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
 * Moves an order to a state, for the store's staff: the bearer token is theirs, no shopper's. 409 `conflict` when the
 * order can't come to it from where it stands (SPEC C13).
 */
export const setOrderStatus = put('/staff/orders/:order/status', {
  body: object({ status: orderStatus, reason: optional(nullable(line(200)), null) }),
  reply: staffOrder
})

/**
 * The orders of a location, for its staff: those under way, up to 300 by slot, the earliest first, or the last fifty that have ended. On
 * `channel` they hear that its orders are others now (`{ type: 'orders' }`).
 */
export const readStaffOrders = get('/staff/locations/:location/orders', {
  query: { locale: string(), state: picklist(['open', 'ended']) },
  reply: object({ orders: array(staffOrder), channel: string() })
})

/** Lets an order go that is held for the staff's look: it is like any other then. 409 `conflict` when it has ended. */
export const releaseHold = put('/staff/orders/:order/hold', {
  query: { locale: string() },
  body: object({ hold: null_() }),
  reply: staffOrder
})

/** What a location lists, for its staff: up to fifty sizes whose product or brand holds `q`. */
export const readListings = get('/staff/locations/:location/listings', {
  query: { locale: string(), q: optional(pipe(string(), maxLength(80))) },
  reply: object({ listings: array(listing) })
})

/** Sets how many of a size are left and whether it is sold; shoppers hear of it on `location.<id>`. */
export const setListing = put('/staff/locations/:location/listings/:variant', {
  query: { locale: string() },
  body: object({ stock: count, available: boolean() }),
  reply: listing
})

/** Opens or closes a location whatever its hours say; shoppers hear of it on `location.<id>`. */
export const setOpen = put('/staff/locations/:location/open', {
  body: object({ isOpen: boolean() }),
  reply: object({ isOpen: boolean() })
})
