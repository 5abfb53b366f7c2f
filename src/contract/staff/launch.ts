import { array, boolean, type InferOutput, object, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { slug } from '../http/text.ts'

/** A shop’s progress towards its opening. */
const launch = object({
  /** The number of products on a menu, and of those with a picture of their own. */
  products: count,
  pictures: maybe(count, 0),
  /** The pages of the retailer that may show the shop. */
  pages: maybe(array(string()), []),
  hasPolicies: maybe(boolean(), false),
  stores: array(object({ slug, name: string(), isOpen: boolean(), delivers: maybe(boolean(), false) }))
})

export type Launch = InferOutput<typeof launch>

/** Reads a shop’s progress towards its opening, for the stores of the member. */
export const readLaunch = get('/staff/launch', { right: 'stores', query: { locale: string() }, reply: launch })
