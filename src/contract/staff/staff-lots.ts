import { array, boolean, type InferOutput, maxLength, nullable, object, optional, pipe, regex, string } from 'valibot'
import { potency } from '../catalog/potency.ts'
import { get, put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'
import { date } from '../http/time.ts'
import { line } from '../typed/line.ts'

/** A lot of a size at a location as its staff see it, with its pieces. */
export const staffLot = object({
  number: string(),
  packagedOn: maybe(string(), null),
  thc: maybe(potency, null),
  cbd: maybe(potency, null),
  /** The https address of its certificate of analysis. */
  coa: maybe(string(), null),
  left: count
})

/** A size's lots with pieces left, in the order in which they are sold, and its stock, of which some may be in no lot. */
export const sizeLots = object({ variant: id, stock: count, available: boolean(), lots: array(staffLot) })

const address = pipe(string(), maxLength(1000), regex(/^https:\/\/[^\s/?#]+\S*$/i, 'wrong'))

/** Reads the lots of a size at a location, for its staff. */
export const readLots = get('/staff/locations/:location/listings/:variant/lots', {
  right: 'orders',
  query: { locale: string() },
  reply: sizeLots
})

/**
 * Adds or corrects a lot of a size; with no pieces left (`left: 0`) it ends. The stock follows by as many pieces. `was` is the
 * number of pieces that the correction is based on: 409 `conflict` if orders have taken some since. Left out, the lot is a new
 * one: 422 `number` if it has pieces already. `isCounted` says of a new one that the stock has its pieces already: 422 `left`
 * if so many aren't without a lot.
 */
export const setLot = put('/staff/locations/:location/listings/:variant/lots', {
  right: 'orders',
  query: { locale: string() },
  body: object({
    number: line(60),
    packagedOn: optional(nullable(date), null),
    thc: optional(nullable(potency), null),
    cbd: optional(nullable(potency), null),
    coa: optional(nullable(address), null),
    left: count,
    was: optional(nullable(count), null),
    isCounted: optional(boolean(), false)
  }),
  reply: sizeLots
})

export type StaffLot = InferOutput<typeof staffLot>
export type SizeLots = InferOutput<typeof sizeLots>
