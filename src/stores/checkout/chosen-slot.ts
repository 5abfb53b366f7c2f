import type { Slot } from '../../contract/order/slots.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { platform } from '../../platform/platform.ts'
import type { MessageKey, Sentence } from '../../i18n/translate.ts'
import { isInWindow } from '../../rules/time/slots.ts'
import { $announcement } from '../cart/announcement.ts'
import { $cart } from '../cart/cart.ts'
import { checkoutForm } from './checkout.ts'
import { resettable } from '../../client/reset.ts'
import { $heldSlot, findKept, rememberOffer, slotPlace } from './slot-grace-period.ts'
import { dataOf } from '../../client/async-state.ts'
import { $location } from '../location/location.ts'
import { $shownSlot, $slotMove, lostTime, noteShown, slotMoveSentence } from './moved-slot.ts'
import { $slots, loadSlots } from './slots.ts'

/** The interval for reloading slots while one is chosen, in milliseconds. */
const ASK_EVERY = 30_000

/** True if the order is wanted as soon as possible, as it is until another time is chosen. */
export const $isAsap = resettable('shopper', true)

/** Why the time that was chosen is chosen no longer, until there is another. */
export const $slotLoss = resettable<Sentence | undefined>('shopper', undefined)

/** Returns the earliest available slot. */
export const earliest = (): Slot | undefined =>
  dataOf($slots.get())
    ?.flatMap(({ slots }) => slots)
    .find(({ available }) => available)

function choose(id: string): void {
  $heldSlot.set(undefined)
  $slotLoss.set(undefined)
  $slotMove.set(undefined)
  checkoutForm.type('slot', id)
}

function chooseFirst(first: Slot | undefined): void {
  noteShown(first)
  choose(first?.id ?? '')
}

/** Chooses "as soon as possible". */
export function chooseAsap(): void {
  $isAsap.set(true)
  chooseFirst(earliest())
}

/** Chooses a slot by id; '' for none yet. */
export function chooseSlot(id: string): void {
  $isAsap.set(false)
  choose(id)
}

function lose(key: MessageKey): void {
  $heldSlot.set(undefined)
  checkoutForm.type('slot', '')
  checkoutForm.mark('slot', 'unknown')
  $slotLoss.set({ key })
  $announcement.set({ key })
}

/** Returns true if a slot is within the delivery hours of the cart's zone. */
function isBroughtAt({ start, end }: Slot, location: StoreLocation): boolean {
  const { method, delivery } = dataOf($cart.get()) ?? {}
  const hours = method === 'delivery' ? (delivery?.hours ?? null) : null
  return hours === null || isInWindow({ start: Date.parse(start), end: Date.parse(end) }, hours, location)
}

/**
 * Checks the chosen slot against the reloaded slots. A slot that is full, past or unavailable at the address is cleared
 * and announced; the rest of the form is kept.
 */
function settle(): void {
  const days = dataOf($slots.get())
  const { slot: chosen } = checkoutForm.$state.get().values
  const location = $location.get().detail
  if (!days || !location) return
  if ($isAsap.get()) {
    const first = earliest()
    if (first?.id === chosen) return
    const shown = $shownSlot.get()
    const lost = shown && lostTime(shown)
    chooseFirst(first)
    if (!chosen || !first) return
    const sentence = slotMoveSentence(first, lost)
    $slotMove.set(sentence)
    return $announcement.set(sentence)
  }
  if (!chosen) return $heldSlot.set(undefined)
  const listed = days.flatMap(({ slots }) => slots).find(({ id }) => id === chosen)
  const slot = listed ?? findKept(chosen)
  $heldSlot.set(listed ? undefined : slot)
  if (slot && !isBroughtAt(slot, location)) lose('slots.notThere')
  else if (!slot?.available) lose(listed ? 'slots.filled' : 'slots.gone')
}

/** Goes back to "as soon as possible" if no time is chosen, unless a chosen one was lost: that has to be replaced by hand. */
function startWithAsap(): void {
  if (!checkoutForm.$state.get().values.slot && !$slotLoss.get()) $isAsap.set(true)
  settle()
}

/**
 * Keeps the slots up to date while one is chosen, and reloads them when the method or address changes. Returns an
 * unsubscribe function.
 */
export function followSlots(): () => void {
  startWithAsap()
  let cancel = () => {}
  let place = slotPlace()
  const ask = () => {
    cancel = platform().clock.after(ASK_EVERY, ask)
    void loadSlots()
  }
  ask()
  const disposers = [
    $slots.listen(() => {
      rememberOffer()
      settle()
    }),
    $cart.listen(() => {
      if (place === slotPlace()) return
      place = slotPlace()
      settle()
      cancel()
      cancel = platform().clock.after(0, ask)
    })
  ]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
  }
}
