import { nullable, object, string } from 'valibot'
import { cart } from './cart.ts'
import { put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { line } from '../http/text.ts'

/** The most characters of a note. */
export const MOST_NOTE = 200

/** What a shopper may ask about a line: plain text on one line, trimmed; null for nothing. */
export const lineNote = nullable(line(MOST_NOTE))

/** Sets the note of a line; 409 `stale` brings the fresh cart, also when that holds no such line any more. */
export const setLineNote = put('/carts/:cart/lines/:variant/note', {
  query: { locale: string() },
  session: 'known',
  body: object({ version: count, note: lineNote }),
  reply: cart
})
