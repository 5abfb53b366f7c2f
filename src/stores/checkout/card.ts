import type { CardSettings } from '../../contract/order/card-settings.ts'
import { createLatest } from '../../client/latest.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { CardRefusal, Payment } from '../../contract/order/payment.ts'
import { platform } from '../../platform/platform.ts'
import type { CardFields } from '../../platform/cards.ts'
import { $locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import { onReset, resettable } from '../../client/reset.ts'
import type { Problem } from '../../client/async-state.ts'

/** The payment method of an order. */
export type Tender = 'in_store' | 'card'

/**
 * The reason a card payment failed other than a decline: the script, invalid fields, a closed window, a timeout, or an
 * API error.
 */
export type CardFailure = 'script' | 'fields' | 'closed' | 'timeout' | 'problem'

/**
 * The state of the card payment; `unconfirmed` if it ended at the bank's own page, which says no more. After `refused` and `failed`, the shopper can retry with everything else unchanged.
 */
export type CardState =
  | { step: 'idle' | 'loading' | 'ready' | 'collecting' | 'confirming' }
  | { step: 'challenge'; url: string }
  | { step: 'authorised'; payment: Payment }
  | { step: 'refused'; reason: CardRefusal | 'unconfirmed' }
  | { step: 'failed'; why: CardFailure; problem?: Problem }

/** The chosen payment method; in store by default. */
export const $tender = resettable<Tender>('shopper', 'in_store')

/** The state of the card payment. */
export const $card = resettable<CardState>('shopper', { step: 'idle' })

let mounted: Promise<CardFields | undefined> | undefined
const attempts = createLatest('shopper')
let abandon = () => {}

/** Returns a function that returns true while the current payment attempt is still the latest. */
export const followAttempt = attempts.follow

/** Resolves to the provider's card fields once mounted; undefined if they can't be mounted. */
export const cardFields = (): Promise<CardFields | undefined> => mounted ?? Promise.resolve(undefined)

/** Resolves to undefined when the shopper abandons the current payment. */
export const abandoned = (): Promise<undefined> => new Promise(done => (abandon = () => done(undefined)))

/** Chooses the payment method. An authorised payment is kept in case the shopper switches back to the card. */
export function chooseTender(tender: Tender): void {
  $tender.set(tender)
}

async function mount(settings: CardSettings, isLatest: () => boolean): Promise<CardFields | undefined> {
  try {
    const locale = $locale.get()
    const shown = {
      locale,
      title: translate(locale, 'pay.fields'),
      onCorrected() {
        const state = $card.get()
        if (isLatest() && state.step === 'failed' && state.why === 'fields') $card.set({ step: 'ready' })
      }
    }
    const fields = await platform().equipment?.cards.mount(settings, shown)
    if (fields && isLatest()) {
      $card.set({ step: 'ready' })
      return fields
    }
    fields?.unmount()
    if (fields) return undefined
  } catch {
    // The provider's error message is not meant for shoppers.
  }
  if (isLatest()) $card.set({ step: 'failed', why: 'script' })
  return undefined
}

/** Brings the provider's fields onto the page. */
export async function openFields(settings: CardSettings): Promise<void> {
  closeFields()
  $card.set({ step: 'loading' })
  mounted = mount(settings, attempts.follow())
  await mounted
}

/** Unmounts the card fields and cancels a payment in progress. An authorised payment is kept. */
export function closeFields(): void {
  attempts.cancel()
  abandon()
  const gone = mounted
  mounted = undefined
  void gone?.then(fields => fields?.unmount())
  if ($card.get().step !== 'authorised') $card.set({ step: 'idle' })
}

/** Returns the authorised payment if it matches the cart and its total. */
export function heldFor({ id, total }: Pick<Cart, 'id' | 'total'>): Payment | undefined {
  const state = $card.get()
  const payment = state.step === 'authorised' ? state.payment : undefined
  return payment?.amount === total && heldCart === id ? payment : undefined
}

let heldCart: string | undefined

/** Keeps an authorised payment for a cart until the order is placed. */
export function hold(cart: string, payment: Payment): void {
  heldCart = cart
  abandon = () => {}
  $card.set({ step: 'authorised', payment })
  closeFields()
}

/** Drops the authorised payment locally. The API voids it when another payment, or none, is used. */
export function dropCard(): void {
  heldCart = undefined
  $card.set({ step: 'idle' })
}

/** Drops the authorised payment if it no longer matches the cart's total. */
export function fitCard(cart: Pick<Cart, 'id' | 'total'>): void {
  if ($card.get().step === 'authorised' && !heldFor(cart)) dropCard()
}

/** Resets the payment for the next order. */
export function resetCard(): void {
  closeFields()
  dropCard()
  $tender.set('in_store')
}

onReset('shopper', resetCard)
