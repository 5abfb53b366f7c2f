import { safeParse } from 'valibot'
import { customer } from '../../contract/account/customer.ts'
import { $locale } from '../../i18n/locale.ts'
import { platform } from '../../platform/platform.ts'
import type { WalletContact, WalletResult, Wallets } from '../../platform/cards.ts'
import { dataOf } from '../../client/async-state.ts'
import { createLatest } from '../../client/latest.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { $cart } from '../cart/cart.ts'
import { $location } from '../location/location.ts'
import { $user } from '../session/user.ts'
import { $card, chooseTender, dropCard } from './card.ts'
import { checkoutForm } from './checkout.ts'
import { $isAsap } from './chosen-slot.ts'
import { payingBy } from './pay-by-card.ts'
import { placeSoon } from './place-soon.ts'

/** Whether the store, its provider and this browser have a wallet in common, and its buttons are on the page. */
export const $hasWallets = resettable('shopper', false)

/** True from a wallet's token until the order is placed or refused: the card's state is then the wallet's. */
export const $isByWallet = resettable('shopper', false)

const person = ['first_name', 'last_name', 'email', 'phone'] as const

const mounts = createLatest('shopper')
let shown: Wallets | undefined

const isPersonKnown = () => safeParse(customer, $user.get()).success

/** Fills in fields that the shopper left empty. */
function introduce(contact: WalletContact): void {
  const known = $user.get()
  for (const [name, value] of Object.entries(contact) as [keyof WalletContact, string][])
    if (!known[name]) checkoutForm.type(name, value)
}

async function onResult(result: WalletResult, amount: number): Promise<void> {
  if (result.status === 'cancelled') return
  $isByWallet.set(true)
  if (result.status === 'failed') return $card.set({ step: 'failed', why: 'timeout' })
  introduce(result.contact)
  const { token } = result
  const id = await payingBy({ token, amount }, placeSoon)
  // A held payment pays the order that is placed once the missing fields are there.
  if (id === undefined && $card.get().step === 'authorised') chooseTender('card')
}

/** Clears the message of the last try, for another one or another way to pay. */
export function forgetWallet(): void {
  const isWrong = ['refused', 'failed'].includes($card.get().step)
  if ($isByWallet.get() && isWrong) dropCard()
  $isByWallet.set(false)
}

/** Places the order as the form says. */
export function placeByForm(): void {
  forgetWallet()
  void placeSoon()
}

/** Puts the wallets' buttons on the page; none, and no word of it, if there is nothing in common or no script. */
export async function openWallets(): Promise<void> {
  closeWallets()
  const { detail } = $location.get()
  const cart = dataOf($cart.get())
  const isLatest = mounts.follow()
  const browser = platform()
  if (!detail?.cards?.wallets?.length || !browser.cards?.wallets || !cart) return
  const { cards, name, address } = detail
  const { currency, total } = cart
  const intent = {
    amount: total,
    currency,
    country: address.country,
    payee: name,
    locale: $locale.get(),
    asksContact: !isPersonKnown()
  }
  let amount = total
  const listener = {
    mayOpen() {
      amount = dataOf($cart.get())?.total ?? 0
      forgetWallet()
      // The soonest slot may still be loading; the sheet asks the shopper.
      const later = [...($isAsap.get() ? (['slot'] as const) : []), ...(intent.asksContact ? person : [])]
      return checkoutForm.mayBegin(later)
    },
    onResult: (result: WalletResult) => void onResult(result, amount)
  }
  const wallets = await browser.cards.wallets(cards, intent, listener).catch(() => undefined)
  if (!isLatest()) return wallets?.unmount()
  wallets?.update(dataOf($cart.get())?.total ?? total)
  shown = wallets
  $hasWallets.set(wallets !== undefined)
}

/** Updates the wallets' amount, in cents. */
export const updateWallets = (total: number): void => shown?.update(total)

/** Takes the wallets' buttons away. */
export function closeWallets(): void {
  mounts.cancel()
  shown?.unmount()
  shown = undefined
  $hasWallets.set(false)
}

onReset('shopper', closeWallets)
