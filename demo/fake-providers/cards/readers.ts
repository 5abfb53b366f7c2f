import { randomBytes } from 'node:crypto'
import type { createBank, Held } from './bank.ts'

/** A checkout on a reader of the fake provider. */
export interface Checkout extends Pick<Held, 'amount' | 'currency' | 'language' | 'reason'> {
  id: string
  device: string
  status: 'open' | 'authorised' | 'refused' | 'cancelled'
  /** The payment that the card made. */
  held: Held | undefined
}

/** The customer's action at a reader. */
export type Press = 'approve' | 'decline' | 'cancel'

/** The cards that the customers of the demo have with them. */
const numbers = { approve: '4242424242424242', decline: '4000000000000002' }

/** Creates the readers of the fake provider: their checkouts in memory. A reader shows the latest one that is open. */
export function createReaders(bank: ReturnType<typeof createBank>) {
  const checkouts = new Map<string, Checkout>()
  const byKey = new Map<string, string>()

  /** Starts a checkout; the same key returns the same one. */
  function start(asked: Pick<Checkout, 'amount' | 'currency' | 'language' | 'device'> & { key: string }): Checkout {
    const { key, ...wish } = asked
    const known = checkouts.get(byKey.get(key) ?? '')
    if (known) return known
    const id = randomBytes(16).toString('hex')
    const checkout: Checkout = { ...wish, id, status: 'open', reason: null, held: undefined }
    checkouts.set(id, checkout)
    byKey.set(key, id)
    return checkout
  }

  /** Returns a checkout by its id, or by its idempotency key with the prefix `key:`. */
  const find = (name: string): Checkout | undefined =>
    checkouts.get(name.startsWith('key:') ? (byKey.get(name.slice(4)) ?? '') : name)

  /** Returns the current checkout of a reader, if any. */
  const shownOn = (device: string): Checkout | undefined =>
    [...checkouts.values()].findLast(one => one.device === device && one.status === 'open')

  /** Ends a checkout unless it has ended. */
  function press(checkout: Checkout, button: Press): void {
    if (checkout.status !== 'open') return
    if (button === 'cancel') {
      checkout.status = 'cancelled'
      return
    }
    const { id, amount, currency, language } = checkout
    const token = bank.keep({ number: numbers[button], expiry: '1239', code: '' })
    const held = bank.hold({ amount, currency, language, token, key: id })
    checkout.status = held?.status === 'authorised' ? 'authorised' : 'refused'
    checkout.reason = held?.reason ?? null
    checkout.held = held
  }

  return { start, find, shownOn, press }
}
