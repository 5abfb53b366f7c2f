import { createHash, randomBytes } from 'node:crypto'
import type { CardRefusal } from '../../../src/contract/order/payment.ts'

/** Behaviour of a test card. */
type Behaviour = 'good' | 'declined' | 'funds' | 'challenge' | 'storing' | 'nested' | 'silent'

/** Test cards with special behaviour, by number. */
const behaviours: Record<string, Behaviour> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'funds',
  '4000000000003220': 'challenge',
  '4000000000003261': 'storing',
  '4000000000003279': 'nested',
  '4000000000000119': 'silent'
}

/** Card details as typed into the fields; they are stored nowhere. */
export interface TypedCard {
  number: string
  expiry: string
  code: string
}

interface Card {
  behaviour: Behaviour
  brand: string
  last4: string
}

/** A payment at the fake provider. */
export interface Held extends Card {
  id: string
  amount: number
  currency: string
  language: 'en' | 'fr'
  status: 'authorised' | 'challenge' | 'refused' | 'captured' | 'voided'
  reason: CardRefusal | null
  /** Refunded cents by the shop's key of each refund. */
  refunds: Map<string, number>
}

/** Behaviours in which the bank asks the cardholder. */
const asking: Behaviour[] = ['challenge', 'storing', 'nested']

const brandOf = (number: string): string =>
  number.startsWith('4') ? 'Visa' : /^3[47]/.test(number) ? 'American Express' : 'Mastercard'

/** True if a card number has a valid check digit (ISO/IEC 7812, Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const newName = (): string => randomBytes(16).toString('hex')

/** Creates the fake provider's in-memory state: single-use card tokens, and payments. */
export function createBank() {
  const cards = new Map<string, Card>()
  const payments = new Map<string, Held>()
  const byKey = new Map<string, string>()

  /** Returns a token for a card. Only the last four digits are kept. */
  function keep({ number }: TypedCard): string {
    const token = `card_${newName()}`
    const behaviour = behaviours[number] ?? 'good'
    cards.set(token, { behaviour, brand: brandOf(number), last4: number.slice(-4) })
    return token
  }

  /**
   * Authorises a payment with a token; undefined if the token is unknown or used. The same key returns the same
   * payment.
   */
  function hold(asked: Pick<Held, 'amount' | 'currency' | 'language'> & { token: string; key: string }) {
    const { token, key, amount, currency, language } = asked
    const known = payments.get(byKey.get(key) ?? '')
    if (known) return known
    const card = cards.get(token)
    if (!card) return undefined
    cards.delete(token)
    const { behaviour } = card
    const isRefused = behaviour === 'declined' || behaviour === 'funds'
    const status = isRefused ? 'refused' : asking.includes(behaviour) ? 'challenge' : 'authorised'
    const reason = isRefused ? behaviour : null
    const held: Held = { ...card, id: newName(), amount, currency, language, status, reason, refunds: new Map() }
    payments.set(held.id, held)
    byKey.set(key, held.id)
    return held
  }

  /** Returns a payment by its id, or by its idempotency key with the prefix `key:`. */
  const find = (name: string): Held | undefined =>
    payments.get(name.startsWith('key:') ? (byKey.get(name.slice(4)) ?? '') : name)

  return { keep, hold, find }
}

/** The API secret of the demo shop. */
export const fakeBankSecret = createHash('sha256').update('a-secret-of-the-demo-shop-alone').digest('hex')
