import { atom } from 'nanostores'
import type { Slot, SlotDay } from '../../contract/order/slots.ts'
import { platform } from '../../platform/platform.ts'
import { $cart } from '../cart/cart.ts'
import { onReset } from '../core/reset.ts'
import { dataOf } from '../core/async-state.ts'
import { $slots } from './slots.ts'

/** How long a time is kept after it was last offered, in milliseconds: somewhat less than the two minutes for which the server accepts it. */
const KEPT_FOR = 100_000

/** The chosen time, once time has taken it from the list, for as long as it is accepted all the same. */
export const $heldSlot = atom<Slot | undefined>(undefined)

interface Offer {
  slots: Slot[]
  at: number
  place: string
}

let offers: Offer[] = []

/** Where the slots are for: at another store, by another method or in another zone, what was offered says nothing. */
export function slotPlace(): string {
  const { location, method, delivery } = dataOf($cart.get()) ?? {}
  return JSON.stringify([location, method, delivery?.zone])
}

/** Remembers what is offered now. */
export function rememberOffer(): void {
  const at = platform().clock.now()
  const slots = dataOf($slots.get())?.flatMap(day => day.slots)
  if (slots) offers = [...offers.filter(one => at - one.at < KEPT_FOR), { slots, at, place: slotPlace() }]
}

/** Finds a time that is offered no more but was until a moment ago and has not begun, to be kept a little longer. */
export function findKept(id: string): Slot | undefined {
  const now = platform().clock.now()
  return offers
    .filter(offer => offer.place === slotPlace())
    .flatMap(offer => offer.slots)
    .find(slot => slot.id === id && Date.parse(slot.start) > now)
}

/** The days with the time that is kept among them: it is earlier than any that is offered. */
export function withHeld(days: readonly SlotDay[], held: Slot | undefined): SlotDay[] {
  if (!held || days.some(day => day.slots.some(slot => slot.id === held.id))) return [...days]
  const date = held.id.slice(0, 10)
  const { slots = [] } = days.find(day => day.date === date) ?? {}
  return [{ date, slots: [held, ...slots] }, ...days.filter(day => day.date !== date)]
}

function letGo(): void {
  offers = []
  $heldSlot.set(undefined)
}

onReset('shopper', letGo)
