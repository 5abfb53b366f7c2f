import { nullable, object, string } from 'valibot'
import { cart } from './cart.ts'
import { put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { line } from '../typed/line.ts'

/** The maximum length of a note, in characters. */
export const MOST_NOTE = 200

/** A note to the store about a line: one line of plain text, trimmed; null for none. */
export const lineNote = nullable(line(MOST_NOTE))

/** Sets a line's note; 409 `stale` returns the fresh cart, also if the line no longer exists. */
export const setLineNote = put('/carts/:cart/lines/:variant/note', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ version: count, note: lineNote }),
  reply: cart
})
