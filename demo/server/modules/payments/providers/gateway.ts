import { createHash } from 'node:crypto'
import type { CardProvider, CardSettings } from '../../../../../src/contract/order/payment-settings.ts'
import type { CardRefusal } from '../../../../../src/contract/order/payment.ts'
import type { Language } from '../../../http/request/language.ts'

/** A payment, as a provider needs to know it. */
export interface PaymentRequest {
  /** Our id of the payment. */
  payment: string
  /** In cents. */
  amount: number
  currency: string
  /** The ticket that opened the provider's form, if it has one. */
  ticket: string | null
  /** The location's settings at the provider. */
  settings: CardSettings
  language: Language
}

/** The outcome of an attempt; `open` if the provider doesn't know yet. */
export type Outcome =
  | { status: 'authorised'; reference: string; amount: number; brand: string | null; last4: string | null }
  | { status: 'challenge'; reference: string; url: string }
  | { status: 'refused'; reason: CardRefusal }
  | { status: 'open' }

/**
 * A card payment provider. Payments are authorised first and captured once there is an order. Each call may be retried,
 * and throws `Unreachable` if the provider doesn't respond in time.
 */
export interface CardGateway {
  /** Begins a payment; returns the ticket that opens the provider's own form, null if it has none. */
  begin(request: PaymentRequest): Promise<string | null>
  /** Returns the reference of an attempt while its outcome is unknown, so that it can be voided even then. */
  attempt(request: PaymentRequest, token: string): string
  /** Authorises the payment with a card token; the same token is the same attempt. */
  authorise(request: PaymentRequest, token: string): Promise<Outcome>
  /** Returns the status of a payment whose shopper is being challenged by the bank. */
  read(request: PaymentRequest, reference: string): Promise<Outcome>
  /** Captures an authorised payment; returns its new reference. */
  capture(request: PaymentRequest, reference: string): Promise<string>
  /** Voids an authorisation or refunds a capture; does nothing if the provider doesn't know the payment. */
  voidOrRefund(request: PaymentRequest, reference: string): Promise<void>
}

/** The configured gateways. */
export type CardGateways = Partial<Record<CardProvider, CardGateway>>

/** The provider didn't respond in time, or its response is invalid. */
export class Unreachable extends Error {}

/** Returns the idempotency key of an attempt: the same for the same payment and token. */
export const tryKey = (payment: string, token: string): string =>
  createHash('sha256').update(`${payment}\n${token}`).digest('base64url')
