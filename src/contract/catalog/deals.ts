import { array, boolean, type InferOutput, object, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { price } from '../http/money.ts'
import { count, percent } from '../http/number.ts'
import { id } from '../http/text.ts'
import { instant, wallTime, weekday } from '../http/time.ts'
import { method } from '../cart/method.ts'

const names = maybe(array(string()))

/**
 * Items that a deal is on: products and categories by slug, brands by name, sizes by id, tags as the products have them; all of
 * the menu without any list.
 */
const dealItems = object({ products: names, categories: names, brands: names, variants: names, tags: names })

/**
 * The saving of a deal as a card says it in a few words: percent or cents off, a price for some pieces, or either from a
 * number of pieces on.
 */
const dealOffer = object({
  percent: maybe(percent),
  amount: maybe(price),
  price: maybe(price),
  pieces: maybe(count)
})

/** A deal of a store, which applies without a code. */
export const deal = object({
  id,
  name: string(),
  /** The items it is on, a list for each part of a bundle. */
  items: array(dealItems),
  /** Its saving in figures; a card without them names it a deal. */
  offer: maybe(dealOffer),
  /** While it is in force: when it ends, if that is known; null before it begins and between its times. */
  current: maybe(object({ ends: maybe(instant) }), null),
  /** The next time that it is in force; null for none. */
  next: maybe(object({ starts: instant, ends: maybe(instant) }), null),
  /** Its weekly times in the store's zone; an end at or before the start is on the next day. */
  weekly: maybe(array(object({ day: weekday, from: wallTime, to: wallTime })), []),
  /** The methods that it is for; null for all. */
  methods: maybe(array(method), null),
  /** The subtotal that it begins at. */
  minimum: maybe(price, 0),
  /** How often a person may have it; null for any number of times. */
  perPerson: maybe(count, null),
  /** True if it can be combined with other deals and codes of which this is true. */
  combines: maybe(boolean(), false)
})

export type Deal = InferOutput<typeof deal>

/** Reads the deals of a location that are in force or begin later, in their order. */
export const readDeals = get('/locations/:location/deals', {
  query: { locale: string() },
  auth: 'age-gated',
  reply: object({ deals: array(deal) })
})
