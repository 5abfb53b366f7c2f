import { type InferOutput, maxLength, minLength, object, picklist, pipe, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { get, post } from '../http/endpoint.ts'
import { currency, price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { cardProvider } from './card-settings.ts'
import { id } from '../http/text.ts'

/** The reason a card was declined. */
export const cardRefusal = picklist(['declined', 'funds', 'expired', 'code', 'unreachable'])

/**
 * A card payment for a cart at its current total. `open` waits for the card fields; `challenge` for the bank's page at
 * `challenge`; `authorised` holds the money until the order is placed, or is voided without one.
 */
export const payment = object({
  id,
  provider: cardProvider,
  status: picklist(['open', 'challenge', 'authorised', 'captured', 'refused', 'voided']),
  amount: price,
  currency,
  /** The ticket that the provider's own form needs, if any. */
  ticket: maybe(string(), null),
  challenge: maybe(string(), null),
  refusal: maybe(cardRefusal, null),
  brand: maybe(string(), null),
  last4: maybe(string(), null)
})

export type Payment = InferOutput<typeof payment>
export type CardRefusal = InferOutput<typeof cardRefusal>

/**
 * Starts a card payment for a cart. 409 `stale` returns the fresh cart; 503 `unavailable` if the provider can't be
 * reached; 422 `tender: choice` if cards aren't accepted.
 */
export const createPayment = post('/payments', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ cart: id, version: count }),
  reply: payment
})

/**
 * Confirms the payment with the token from the card fields; the server verifies it with the provider. A refused payment
 * can be retried.
 */
export const confirmPayment = post('/payments/:payment/confirm', {
  auth: 'optional',
  body: object({ token: pipe(string(), minLength(1), maxLength(4000)) }),
  reply: payment
})

/** Reads a payment's status; while it waits for the bank, the provider is queried. */
export const readPayment = get('/payments/:payment', { auth: 'optional', reply: payment })
