import { createHash } from 'node:crypto'
import type { CardProvider, CardSettings } from '../../../../../src/contract/order/payment-settings.ts'
import type { CardRefusal } from '../../../../../src/contract/order/payment.ts'
import type { Language } from '../../../http/request/language.ts'

/** What a provider is told of a payment. */
export interface Asked {
  /** Our own id of it. */
  payment: string
  /** Cents. */
  amount: number
  currency: string
  /** What its form was opened with, where it has one. */
  ticket: string | null
  /** How the location is known to the provider. */
  settings: CardSettings
  language: Language
}

/** What came of a card; `open` where the provider does not know yet. */
export type Outcome =
  | { is: 'authorised'; reference: string; amount: number; brand: string | null; last4: string | null }
  | { is: 'challenge'; reference: string; url: string }
  | { is: 'refused'; reason: CardRefusal }
  | { is: 'open' }

/**
 * One who takes cards. Money is held first and taken once there is an order. Each call may be made again after it went wrong,
 * and fails with `Unreachable` when the provider does not answer in time.
 */
export interface CardGateway {
  /** Begins a payment; the answer is what the provider's own form is opened with, null where it has none. */
  begin(asked: Asked): Promise<string | null>
  /** What a try at a card is called until its outcome is known, so that it can be let go of even then. */
  attempt(asked: Asked, token: string): string
  /** Holds the money, by what the fields gave for the card; the same attempt again is the same one. */
  authorise(asked: Asked, token: string): Promise<Outcome>
  /** How it stands, where the bank asks the shopper. */
  read(asked: Asked, reference: string): Promise<Outcome>
  /** Takes the money that is held; the answer is what it is called from then on. */
  capture(asked: Asked, reference: string): Promise<string>
  /** Lets go of money that is held, or gives back what was taken; what the provider knows nothing of is let go already. */
  letGo(asked: Asked, reference: string): Promise<void>
}

/** The gateways that are set up. */
export type CardGateways = Partial<Record<CardProvider, CardGateway>>

/** The provider did not answer in time, or with nothing that can be understood. */
export class Unreachable extends Error {}

/** What a provider knows one try by: asked twice for the same payment with the same token, it is the same try. */
export const tryKey = (payment: string, token: string): string =>
  createHash('sha256').update(`${payment}\n${token}`).digest('base64url')
