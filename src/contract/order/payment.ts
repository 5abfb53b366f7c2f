import { type InferOutput, maxLength, minLength, nullable, object, picklist, pipe, string } from 'valibot'
import { get, post } from '../http/endpoint.ts'
import { currency, price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { cardProvider } from './payment-settings.ts'
import { id } from '../http/text.ts'

/** Why a card was not taken. */
export const cardRefusal = picklist(['declined', 'funds', 'expired', 'code', 'unreachable'])

/**
 * A payment by card for a cart as it stands. `open` waits for what the provider's fields give; `challenge` for the bank's own
 * page, at `challenge`; `authorised` holds the money until the order is placed, and lets go of it where none is.
 */
export const payment = object({
  id,
  provider: cardProvider,
  status: picklist(['open', 'challenge', 'authorised', 'captured', 'refused', 'voided']),
  amount: price,
  currency,
  /** What the provider's own form is opened with, where it has one. */
  ticket: nullable(string()),
  challenge: nullable(string()),
  refusal: nullable(cardRefusal),
  brand: nullable(string()),
  last4: nullable(string())
})

export type Payment = InferOutput<typeof payment>
export type CardRefusal = InferOutput<typeof cardRefusal>

/** Begins to pay a cart by card. 409 `stale` brings the fresh cart; 503 `unavailable` when the provider can't be reached; 422 `tender: choice` where cards aren't taken. */
export const createPayment = post('/payments', {
  query: { locale: string() },
  session: 'known',
  body: object({ cart: id, version: count }),
  reply: payment
})

/** Hands over the token that the provider's fields gave for a card; the server asks the provider itself. A refused one can be tried again. */
export const confirmPayment = post('/payments/:payment/confirm', {
  session: 'known',
  body: object({ token: pipe(string(), minLength(1), maxLength(4000)) }),
  reply: payment
})

/** Reads how a payment stands, by asking the provider where it waits for the bank. */
export const readPayment = get('/payments/:payment', { session: 'known', reply: payment })
