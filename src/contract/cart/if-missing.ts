import { array, type InferOutput, maxLength, minLength, object, pipe, string } from 'valibot'
import { put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { id } from '../http/text.ts'
import { cart } from './cart.ts'
import { ifMissing } from './if-missing-choice.ts'

/**
 * Sets the choice of some lines for the case that the store is out of them; lines that the cart no longer has are skipped.
 * 409 `stale` returns the fresh cart.
 */
export const setIfMissing = put('/carts/:cart/if-missing', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ version: count, choice: ifMissing, variants: pipe(array(id), minLength(1), maxLength(100)) }),
  reply: cart
})

export type IfMissing = InferOutput<typeof ifMissing>
