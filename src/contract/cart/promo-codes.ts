import { array, type InferOutput, maxLength, minLength, nullable, object, picklist, pipe, string, trim } from 'valibot'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'

/** A code as it was typed; upper and lower case are the same. */
export const promoCode = pipe(string(), trim(), minLength(1), maxLength(40))

/** Why a code takes nothing off. */
export const promoProblem = picklist([
  'unknown',
  'not_yet',
  'expired',
  'other_store',
  'other_method',
  /** The lines lack `missing` cents of what the code asks for. */
  'minimum',
  'first_order',
  /** It is for people who are signed in, or whose e-mail is known at checkout. */
  'sign_in',
  'used',
  'used_up',
  /** The cart does not hold what it is for. */
  'no_items',
  /** Another code that is in the cart can't be combined with it. */
  'not_combined'
])

/** What a 409 `promo` brings as `promo`: which code was refused, and why. */
export const refusedPromo = object({ code: string(), problem: promoProblem, missing: nullable(price) })

/** What sets the codes of a cart: all of them, at most three. */
export const promoCodes = object({ version: count, codes: pipe(array(promoCode), maxLength(3)) })

export type PromoProblem = InferOutput<typeof promoProblem>
