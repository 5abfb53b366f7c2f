import type { Slot, SlotDay } from '../../contract/order/slots.ts'
import { platform } from '../../platform/platform.ts'
import { $cart } from '../cart/cart.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { dataOf } from '../../client/async-state.ts'
import { $slots } from './slots.ts'

/**
 * The time a slot is kept after it was last offered, in milliseconds; less than the server's two-minute grace period.
 */
const KEPT_FOR = 100_000

/** The chosen slot if it has dropped off the list but the server still accepts it. */
export const $heldSlot = resettable<Slot | undefined>('shopper', undefined)

interface Offer {
  slots: Slot[]
  at: number
  place: string
}

let offers: Offer[] = []

/** Identifies what slots are offered for. Offers for another store, method or zone do not apply. */
export function slotPlace(): string {
  const { location, method, delivery } = dataOf($cart.get()) ?? {}
  return JSON.stringify([location, method, delivery?.zone])
}

/** Records the slots offered now. */
export function rememberOffer(): void {
  const at = platform().clock.now()
  const slots = dataOf($slots.get())?.flatMap(day => day.slots)
  if (slots) offers = [...offers.filter(offer => at - offer.at < KEPT_FOR), { slots, at, place: slotPlace() }]
}

/** Finds a slot that was offered until a moment ago and has not started yet. */
export function findKept(id: string): Slot | undefined {
  const now = platform().clock.now()
  return offers
    .filter(offer => offer.place === slotPlace())
    .flatMap(offer => offer.slots)
    .find(slot => slot.id === id && Date.parse(slot.start) > now)
}

/** Returns the days with the held slot added; it is earlier than every offered slot. */
export function withHeld(days: readonly SlotDay[], heldSlot: Slot | undefined): SlotDay[] {
  if (!heldSlot || days.some(day => day.slots.some(slot => slot.id === heldSlot.id))) return [...days]
  const date = heldSlot.id.slice(0, 10)
  const { slots = [] } = days.find(day => day.date === date) ?? {}
  return [{ date, slots: [heldSlot, ...slots] }, ...days.filter(day => day.date !== date)]
}

onReset('shopper', () => (offers = []))
