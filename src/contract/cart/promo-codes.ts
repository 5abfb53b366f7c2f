import { array, type InferOutput, maxLength, object, picklist, pipe, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { readCode } from '../typed/code.ts'
import { typed } from '../typed/typed.ts'

/** A promo code, in the normal form of `readCode`. */
export const promoCode = typed(40, readCode, 'required')

/** The reason a code gives no discount. */
export const promoProblem = picklist([
  'unknown',
  'not_yet',
  'expired',
  'other_store',
  'other_method',
  /** The subtotal is `missing` cents below the code's minimum. */
  'minimum',
  'first_order',
  /** The code is for signed-in users, or for an email address known at checkout. */
  'sign_in',
  'used',
  'used_up',
  /** The cart has none of the items it applies to. */
  'no_items',
  /** It can't be combined with another code in the cart. */
  'not_combined'
])

/** The `promo` payload of a 409 `promo`: the refused code and the reason. */
export const refusedPromo = object({ code: string(), problem: promoProblem, missing: maybe(price, null) })

/** All promo codes of a cart, at most three. */
export const promoCodes = object({ version: count, codes: pipe(array(promoCode), maxLength(3)) })

export type PromoProblem = InferOutput<typeof promoProblem>
