import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  null_,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string
} from 'valibot'
import { maybe } from '../http/optional.ts'
import { del, get, put } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { order, orderStatus } from '../order/order.ts'
import { id } from '../http/text.ts'
import { date, instant } from '../http/time.ts'
import { line } from '../typed/line.ts'
import { extraTime } from './extra-time.ts'

/**
 * The reason an order is held for review: many unpaid orders from one contact, from one client address, or at the
 * store.
 */
const holdReason = picklist(['contact', 'address', 'store'])

/** A tax by its code. */
const codedTax = object({ code: string(), amount: price })

/** The amounts that were paid for a completed order, by line, so that some of it can be refunded. */
export const paid = object({
  /** Each line after all of its discounts, for all of its pieces. */
  lines: array(object({ line: id, quantity: count, goods: price, deposits: price, taxes: array(codedTax) })),
  fee: price,
  feeTaxes: array(codedTax),
  tip: price
})

/** An order as seen by the store's staff. */
export const staffOrder = object({
  ...order.entries,
  /** The reason it is held for review, and when it is cancelled automatically. */
  hold: maybe(object({ reason: holdReason, until: instant }), null),
  /** A status change that may be taken back until then. The shopper learns of it afterwards. */
  pending: maybe(object({ status: orderStatus, until: instant }), null),
  /** The date of birth that the customer gave, if the location asks for it. */
  dob: maybe(date, null),
  /** The amounts that were paid for it; left out if it can only be refunded as a whole. */
  paid: maybe(paid)
})

export type HoldReason = InferOutput<typeof holdReason>
export type StaffOrder = InferOutput<typeof staffOrder>

/** A variant in a location's inventory. */
export const listing = object({
  variant: id,
  name: string(),
  brand: string(),
  variantName: string(),
  /** By which a scanner finds it. */
  sku: maybe(string()),
  gtin: maybe(string()),
  stock: count,
  available: boolean()
})

export type Listing = InferOutput<typeof listing>

/**
 * Sets an order's status, for the store's staff; requires a staff token. 409 `conflict` if the transition is not
 * allowed (SPEC C13). With `undo`, the change is `pending` for five seconds, in which it can be taken back; it is carried
 * out by the server, even if the caller is gone. `ageChecked` records that identification was checked.
 */
export const setOrderStatus = put('/staff/orders/:order/status', {
  right: 'orders',
  query: { locale: string() },
  body: object({
    status: orderStatus,
    reason: optional(nullable(line(200)), null),
    undo: optional(boolean(), false),
    ageChecked: optional(boolean(), false)
  }),
  reply: staffOrder
})

/** Takes back a status change that is still pending; 409 `conflict` once it was carried out. */
export const undoOrderStatus = del('/staff/orders/:order/status', {
  right: 'orders',
  query: { locale: string() },
  reply: staffOrder
})

/** Finds an order of a location by its number or pickup code, whatever its status; 404 `not_found` if there is none. */
export const findStaffOrder = get('/staff/locations/:location/orders/:code', {
  right: 'orders',
  query: { locale: string() },
  reply: staffOrder
})

/**
 * Refunds a completed order, with a reason for its customer; its status stays. With `part`, only that: the pieces of each
 * line, and whether fee and tip are refunded, earlier refunds included, so that asking again changes nothing. 409 `conflict`
 * if the order isn't completed: until the hand-over an order is cancelled (SPEC C13). 409 too for a part of an order without
 * `paid`; 422 `part` if it names a line or a number of pieces that the order doesn't have.
 */
export const refundOrder = put('/staff/orders/:order/refund', {
  right: 'refunds',
  query: { locale: string() },
  body: object({
    reason: pipe(line(200), minLength(1)),
    part: optional(object({ lines: array(object({ line: id, quantity: count })), fee: boolean(), tip: boolean() }))
  }),
  reply: staffOrder
})

/**
 * Reads a location's orders, for its staff: up to 300 active ones by slot, earliest first, or the last fifty finished
 * ones. Changes are announced on `channel` (`{ type: 'orders' }`). `extra` is the time that the staff have added to new orders.
 */
export const readStaffOrders = get('/staff/locations/:location/orders', {
  right: 'orders',
  query: { locale: string(), state: picklist(['open', 'ended']) },
  reply: object({ orders: array(staffOrder), channel: string(), extra: extraTime })
})

/** Releases an order that is held for review. 409 `conflict` if it is finished. */
export const releaseHold = put('/staff/orders/:order/hold', {
  right: 'orders',
  query: { locale: string() },
  body: object({ hold: null_() }),
  reply: staffOrder
})

/** Reads a location's inventory, for its staff: up to fifty variants whose product or brand contains `q`; one whose SKU or GTIN is `q`, alone. */
export const readListings = get('/staff/locations/:location/listings', {
  right: 'orders',
  query: { locale: string(), q: optional(pipe(string(), maxLength(80))) },
  reply: object({ listings: array(listing) })
})

/** Sets the stock and availability of a variant; announced to shoppers on `location.<id>`. */
export const setListing = put('/staff/locations/:location/listings/:variant', {
  right: 'orders',
  query: { locale: string() },
  body: object({ stock: count, available: boolean() }),
  reply: listing
})

/** The length of a pause in minutes, or until the store opens on its next day. */
const pauseLength = picklist(['15', '30', '60', 'tomorrow'])

/**
 * Opens or closes a location regardless of its hours, or pauses its orders: closed with a `pause`, it reopens automatically at
 * `pausedUntil`. Announced to shoppers on `location.<id>`.
 */
export const setOpen = put('/staff/locations/:location/open', {
  right: 'orders',
  query: { locale: string() },
  body: object({ isOpen: boolean(), pause: optional(nullable(pauseLength), null) }),
  reply: object({ isOpen: boolean(), pausedUntil: maybe(instant, null) })
})

export type PauseLength = InferOutput<typeof pauseLength>
