import { type GenericSchema, type InferOutput, object, optional, picklist, record, string, unknown } from 'valibot'

/** Why a call was refused; the storefront has a sentence for each. */
export const failureCode = picklist([
  'invalid',
  'not_found',
  'unauthorized',
  'forbidden',
  'stale',
  'sold_out',
  'limit_exceeded',
  'empty_cart',
  'slot_gone',
  'closed',
  'conflict',
  'rate_limited',
  'link_used',
  'link_expired',
  'unavailable',
  'promo',
  'out_of_zone',
  'below_minimum',
  'payment',
  'sign_in_required',
  'under_age'
])

/** Why a field was refused; the storefront says it in the shopper's language (SPEC C17). */
export const fieldCode = picklist([
  'required',
  'too_short',
  'too_long',
  'email',
  'phone',
  'postal',
  'number',
  'choice',
  'past',
  'wrong',
  'guessable',
  'code',
  'too_young',
  'unknown'
])

/** A failed reply: `fields` names what was wrong at which field, `payload` brings the fresh state of what was stale. */
export const failure = object({
  message: string(),
  code: failureCode,
  fields: optional(record(string(), fieldCode)),
  payload: optional(unknown())
})

/** A successful reply around its payload. */
export const success = <Payload extends GenericSchema>(payload: Payload) =>
  object({ message: optional(string()), payload })

export type FailureCode = InferOutput<typeof failureCode>
export type FieldCode = InferOutput<typeof fieldCode>
export type Failure = InferOutput<typeof failure>
