import { request } from '../../api/request.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { readSlots, type Slot, type SlotDay } from '../../contract/order/slots.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeDate } from '../../format/time.ts'
import { translate } from '../../i18n/translate.ts'
import { scheduleOf, today } from '../../rules/time/hours.ts'
import { addDays } from '../../rules/time/time-zone.ts'
import { writeSent } from '../location/hours/hours.ts'
import { createResource } from '../core/resource.ts'
import { $cart } from '../cart/cart.ts'
import { dataOf } from '../core/async-state.ts'
import { $location } from '../location/location.ts'

const slots = createResource<SlotDay[], string>({
  scope: 'all',
  async read(location) {
    const cart = dataOf($cart.get())
    const result = await request(readSlots, {
      params: { location },
      query: { method: cart?.method ?? 'pickup', ...(cart?.method === 'delivery' && { cart: cart.id }) }
    })
    return result.ok ? { ...result, value: result.value.days } : result
  }
})

/** The slots of the current store, by day. */
export const $slots = slots.$state

/** Reloads the slots of the current store. The current ones stay visible meanwhile. */
export async function loadSlots(): Promise<void> {
  const location = $location.get().detail?.slug
  if (location !== undefined) await slots.load(location)
}

/** Clears the slots, for example when the store or method changes. */
export const closeSlots = slots.clear

/** Formats a slot in the store's time zone: `5:30 pm – 5:45 pm`. */
export function slotLabel(slot: Pick<Slot, 'start' | 'end'>, location: StoreLocation, locale: Locale): string {
  const write = (instant: string) => writeSent(instant, location, locale)
  return `${write(slot.start)} – ${write(slot.end)}`
}

/** Formats a slot's day relative to now: today, tomorrow, or the date. */
export function dayLabel(date: string, now: number, location: StoreLocation, locale: Locale): string {
  const day = today(scheduleOf(location), now)
  if (date === day) return translate(locale, 'time.today')
  if (date === addDays(day, 1)) return translate(locale, 'time.tomorrow')
  return writeDate(date, locale)
}
