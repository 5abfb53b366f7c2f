import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { readSlots, type Slot, type SlotDay } from '../../contract/order/slots.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeDate } from '../../format/time.ts'
import { translate } from '../../i18n/translate.ts'
import { today } from '../../rules/time/hours.ts'
import { addDays } from '../../rules/time/time-zone.ts'
import { scheduleOf, writeInstant } from '../location/hours/hours.ts'
import { onReset } from '../core/reset.ts'
import { $cart } from '../cart/cart.ts'
import { toUserMessage, type AsyncState, dataOf } from '../core/async-state.ts'
import { $location } from '../location/location.ts'

/** The slots of the current store, by day. */
export const $slots = atom<AsyncState<SlotDay[]>>({ state: 'idle' })

let turn = 0

/** Loads the slots of the current store anew. */
export async function loadSlots(): Promise<void> {
  const mine = ++turn
  const location = $location.get().detail?.slug
  if (!location) return
  if ($slots.get().state !== 'ready') $slots.set({ state: 'loading' })
  const cart = dataOf($cart.get())
  const result = await request(readSlots, {
    params: { location },
    query: { method: cart?.method ?? 'pickup', ...(cart?.method === 'delivery' && { cart: cart.id }) }
  })
  if (mine !== turn) return
  if (result.ok) $slots.set({ state: 'ready', value: result.value.days })
  // What is on show stays: a time that is gone meanwhile is refused when the order is placed.
  else if ($slots.get().state !== 'ready') $slots.set({ state: 'failed', problem: toUserMessage(result.problem) })
}

/** Forgets the slots; a time that was chosen is the store's that it was chosen at. */
export function closeSlots(): void {
  turn++
  $slots.set({ state: 'idle' })
}

/** A slot in the store's zone: `5:30 pm – 5:45 pm`. */
export function slotLabel(slot: Pick<Slot, 'start' | 'end'>, location: StoreLocation, locale: Locale): string {
  const write = (instant: string) => writeInstant(Date.parse(instant), location.timezone, locale)
  return `${write(slot.start)} – ${write(slot.end)}`
}

/** A day of slots as seen from now: today, tomorrow, or its date. */
export function dayLabel(date: string, now: number, location: StoreLocation, locale: Locale): string {
  const day = today(scheduleOf(location), now)
  if (date === day) return translate(locale, 'time.today')
  if (date === addDays(day, 1)) return translate(locale, 'time.tomorrow')
  return writeDate(date, locale)
}

onReset('all', closeSlots)
