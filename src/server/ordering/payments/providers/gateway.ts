import { createHash } from 'node:crypto'
import type { CardProvider, CardSettings } from '../../../../contract/order/card-settings.ts'
import type { CardRefusal } from '../../../../contract/order/payment.ts'
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
  /** False if no capture was ever sent; one that was may have been carried out although its answer was lost. */
  mayBeCaptured?: boolean
}

/** `open` if the shopper may still pay in the provider's own form, so that it has to be asked again. */
export type Settlement = 'settled' | 'open'

/** The outcome of an attempt; `open` if the provider doesn't know yet. */
export type Outcome =
  | { status: 'authorised'; reference: string; amount: number; brand: string | null; last4: string | null }
  | { status: 'challenge'; reference: string; url: string }
  | { status: 'refused'; reason: CardRefusal }
  | { status: 'open' }

/** The state of a checkout on a card reader; `cancelled` also if the provider doesn't know it. */
export type ReaderOutcome = Exclude<Outcome, { status: 'challenge' }> | { status: 'cancelled' }

/**
 * The card readers of a provider. A checkout asks one reader for one payment. Each call may be retried, and throws
 * `Unreachable` if the provider doesn't respond in time.
 */
export interface CardReader {
  /** Starts the checkout of a payment on a reader; returns the provider's id of it. A payment has one checkout. */
  start(request: PaymentRequest, device: string): Promise<string>
  /** Returns the state of a checkout. Once authorised, its payment is captured and voided like any other. */
  read(request: PaymentRequest, checkout: string): Promise<ReaderOutcome>
  /**
   * Cancels a checkout, and returns its state afterwards: `open` while the reader still shows it, `authorised` if the card
   * was faster. `checkout` may be an `unnamedCheckout`.
   */
  cancel(request: PaymentRequest, device: string, checkout: string): Promise<ReaderOutcome>
}

/** Returns the name of a payment's checkout while the provider's id is unknown, so that it can be cancelled even then. */
export const unnamedCheckout = (payment: string): string => `key:${payment}`

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
  /** Captures an authorised payment, unless it was captured before; returns its new reference. */
  capture(request: PaymentRequest, reference: string): Promise<string>
  /**
   * Voids an authorisation or refunds a capture, also one that was carried out although its answer was lost. Does nothing
   * if the provider doesn't know the payment.
   */
  voidOrRefund(request: PaymentRequest, reference: string): Promise<Settlement>
  /** Refunds some of a captured payment, once however often it is called; returns the provider's id of the refund. */
  refundPart(request: PaymentRequest, reference: string, refund: PartialRefund): Promise<string>
  /** The provider's card readers, if it has any that a server can use. */
  reader?: CardReader
}

/** A refund of some of a captured payment. */
export interface PartialRefund {
  /** Our id of the refund: the same in each call for it. */
  id: string
  /** In cents. */
  amount: number
  /** The provider's ids of earlier refunds of the payment. */
  earlier: readonly string[]
  /** True if it was sent before, and may have been carried out although its answer was lost. */
  isRetry: boolean
}

/** The configured gateways. */
export type CardGateways = Partial<Record<CardProvider, CardGateway>>

/** The provider didn't respond in time, or its response is invalid. */
export class Unreachable extends Error {}

/** Returns the idempotency key of an attempt: the same for the same payment and token. */
export const tryKey = (payment: string, token: string): string =>
  createHash('sha256').update(`${payment}\n${token}`).digest('base64url')
