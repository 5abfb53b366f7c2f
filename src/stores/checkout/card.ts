import { createLatest } from '../core/latest.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { CardRefusal, Payment } from '../../contract/order/payment.ts'
import { type CardFields, type CardTaker, platform } from '../../platform/platform.ts'
import { $locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import { onReset, resettable } from '../core/reset.ts'
import type { Problem } from '../core/async-state.ts'

/** How an order is to be paid. */
export type Tender = 'in_store' | 'card'

/** Why nothing came of a card, besides its bank's no: the script, what was typed, a closed window, no answer, or what the API said. */
export type CardFailure = 'script' | 'fields' | 'closed' | 'timeout' | 'problem'

/** How the payment by card stands. From `refused` and `failed` another try goes on with all else as it was. */
export type CardState =
  | { step: 'idle' | 'loading' | 'ready' | 'collecting' | 'confirming' }
  | { step: 'challenge'; url: string }
  | { step: 'authorised'; payment: Payment }
  | { step: 'refused'; reason: CardRefusal }
  | { step: 'failed'; why: CardFailure; problem?: Problem }

/** How the shopper wants to pay; in the store, until they choose otherwise. */
export const $tender = resettable<Tender>('shopper', 'in_store')

/** How the payment by card stands. */
export const $card = resettable<CardState>('shopper', { step: 'idle' })

let mounted: Promise<CardFields | undefined> | undefined
const attempts = createLatest('shopper')
let abandon = () => {}

/** Returns a function that says whether the payment that is under way now still is. */
export const followAttempt = attempts.follow

/** The provider's fields, once they are there; undefined where they can't be had. */
export const cardFields = (): Promise<CardFields | undefined> => mounted ?? Promise.resolve(undefined)

/** Settles with nothing once the shopper goes away from the payment that is under way. */
export const abandoned = (): Promise<undefined> => new Promise(done => (abandon = () => done(undefined)))

/** Chooses how to pay; money that is held stays so for now, should the shopper choose the card again. */
export function chooseTender(tender: Tender): void {
  $tender.set(tender)
}

async function mount(settings: CardTaker, isLatest: () => boolean): Promise<CardFields | undefined> {
  try {
    const locale = $locale.get()
    const shown = { locale, title: translate(locale, 'pay.fields') }
    const fields = await platform().cards?.mount(settings, shown)
    if (fields && isLatest()) {
      $card.set({ step: 'ready' })
      return fields
    }
    fields?.unmount()
    if (fields) return undefined
  } catch {
    // What the provider's script has to say is no sentence for a shopper.
  }
  if (isLatest()) $card.set({ step: 'failed', why: 'script' })
  return undefined
}

/** Brings the provider's fields onto the page. */
export async function openFields(settings: CardTaker): Promise<void> {
  closeFields()
  $card.set({ step: 'loading' })
  mounted = mount(settings, attempts.follow())
  await mounted
}

/** Takes the fields off the page, which ends a payment that is under way; money that is held stays so. */
export function closeFields(): void {
  attempts.cancel()
  abandon()
  const gone = mounted
  mounted = undefined
  void gone?.then(fields => fields?.unmount())
  if ($card.get().step !== 'authorised') $card.set({ step: 'idle' })
}

/** The payment that is held for a cart as it stands. */
export function heldFor({ id, total }: Pick<Cart, 'id' | 'total'>): Payment | undefined {
  const state = $card.get()
  const held = state.step === 'authorised' ? state.payment : undefined
  return held?.amount === total && heldCart === id ? held : undefined
}

let heldCart: string | undefined

/** Keeps a payment for a cart until the order is placed. */
export function hold(cart: string, payment: Payment): void {
  heldCart = cart
  abandon = () => {}
  $card.set({ step: 'authorised', payment })
  closeFields()
}

/** Lets go of the payment that is held here; the API does so itself when another is begun, or none. */
export function dropCard(): void {
  heldCart = undefined
  $card.set({ step: 'idle' })
}

/** Drops what is held when it no longer is what the cart comes to. */
export function fitCard(cart: Pick<Cart, 'id' | 'total'>): void {
  if ($card.get().step === 'authorised' && !heldFor(cart)) dropCard()
}

/** Forgets how it was paid, for the next order. */
export function resetCard(): void {
  closeFields()
  dropCard()
  $tender.set('in_store')
}

onReset('shopper', resetCard)
