import { array, type InferOutput, maxLength, minLength, nullable, optional, picklist, pipe } from 'valibot'
import { maybe } from '../http/optional.ts'
import { slug } from '../http/text.ts'

/** The kinds of rights, in the order in which they are listed. */
export const staffRights = [
  'orders',
  'refunds',
  'menu',
  'promotions',
  'stores',
  'people',
  'keys',
  'reports',
  'contacts'
] as const

/**
 * A right of a staff member. `orders` is the day at the counter: orders, stock, opening and pauses; `menu` products and lists;
 * `stores` their settings, hours and kiosks; `people` accounts and the log; `keys` the keys of the retailer's own systems; `reports` figures; `contacts`
 * the addresses of shoppers who agree to offers.
 */
export const staffRight = picklist(staffRights)

export type StaffRight = InferOutput<typeof staffRight>

/** A member's rights, and the stores that they are for; `locations` is null for all stores. */
export const grantedRights = { rights: maybe(array(staffRight)), locations: maybe(array(slug), null) }

/** The same as an input: left out, it stays as it is; null means the rights of the role, or all stores. */
export const rightsToGrant = {
  rights: optional(nullable(pipe(array(staffRight), maxLength(staffRights.length)))),
  locations: optional(nullable(pipe(array(slug), minLength(1), maxLength(500))))
}
