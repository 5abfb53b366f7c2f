import { object, string } from 'valibot'
import { secret } from '../account/session.ts'
import { del, post } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { id } from '../http/text.ts'
import { payment } from './payment.ts'

/**
 * Starts a payment on the card reader that is paired with a kiosk, for a cart at its current total; the payment is `open`
 * until the card was read, and is followed with `readPayment`. Errors as for `createPayment`, 404 `not_found` for an
 * unknown kiosk, 422 `tender: choice` if it has no reader.
 */
export const createReaderPayment = post('/payments/reader', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ cart: id, version: count, kiosk: secret }),
  reply: payment
})

/** Cancels a payment that no order has taken, on the reader too; one that has since been authorised is voided. */
export const cancelPayment = del('/payments/:payment', { auth: 'optional', reply: payment })
