import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  string
} from 'valibot'
import { pictureEntries } from '../catalog/menu.ts'
import { potency } from '../catalog/potency.ts'
import { del, get, put } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'
import { staffOrder } from './staff-board.ts'

const pieces = pipe(number(), integer(), minValue(1))

/** A size that may be given in place of another one, with its price and stock at the store. */
export const substitute = object({
  variant: id,
  name: string(),
  brand: string(),
  variantName: string(),
  sku: maybe(string()),
  ...pictureEntries,
  thc: maybe(potency, null),
  price,
  stock: count,
  /** True if it costs no more than the missing piece. */
  isWithinPrice: boolean(),
  /** True if the order would exceed the purchase limit with it. */
  isOverLimit: boolean()
})

/**
 * Reads products in place of a line: those of its category that are in stock at its store and within the purchase limit, the most alike
 * first; with `q`, any that the words, a SKU or a GTIN find.
 */
export const readSubstitutes = get('/staff/orders/:order/lines/:line/substitutes', {
  right: 'orders',
  query: { locale: string(), q: optional(pipe(string(), maxLength(80))) },
  reply: object({ substitutes: array(substitute) })
})

/**
 * Reports that pieces of a line are missing, with a substitute or without. By the line's choice it is applied, or becomes a question
 * to the shopper; what costs more is always a question. `of` is the line's quantity as the staff saw it: 409 `conflict` if it is another
 * one by now. With `soldOut`, the store's stock of the missing size becomes 0.
 */
export const setMissing = put('/staff/orders/:order/lines/:line/missing', {
  right: 'orders',
  query: { locale: string() },
  body: object({
    of: pieces,
    missing: pieces,
    substitute: optional(nullable(object({ variant: id, quantity: pieces })), null),
    soldOut: optional(boolean(), false)
  }),
  reply: staffOrder
})

/** Withdraws an open question; 409 `conflict` if it has ended. */
export const withdrawQuestion = del('/staff/orders/:order/questions/:question', {
  right: 'orders',
  query: { locale: string() },
  reply: staffOrder
})

export type Substitute = InferOutput<typeof substitute>
