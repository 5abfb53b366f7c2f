import { request } from '../../client/http/request.ts'
import type { Method } from '../../contract/cart/method.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { readSlots, type Slot, type SlotDay } from '../../contract/order/slots.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeDate } from '../../format/time.ts'
import { translate } from '../../i18n/translate.ts'
import { scheduleOf, today } from '../../rules/time/hours.ts'
import { addDays } from '../../rules/time/time-zone.ts'
import { writeSent } from '../location/hours/hours.ts'
import { createResource } from '../../client/resource.ts'
import { $cart } from '../cart/cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $business } from '../location/business.ts'
import { $location } from '../location/location.ts'

/** Times that the slots go by, if the back end says. */
type Times = Pick<StoreLocation, 'readyWithin'> & { orderPrepTime?: number | undefined }

/** Returns a location with the times of its slots; the same one if it has them. */
function withTimes(location: StoreLocation, { orderPrepTime, readyWithin }: Times): StoreLocation {
  const { pickupSettings } = location
  const isSame = pickupSettings.orderPrepTime === orderPrepTime && location.readyWithin === readyWithin
  if (readyWithin === undefined || isSame) return location
  return { ...location, readyWithin, pickupSettings: { ...pickupSettings, orderPrepTime } }
}

/** Takes over the first slot with room, and its times, so that every promise of a store is the one that is being offered. */
function noteFirstSlot(slug: string, method: Method, days: readonly SlotDay[], times: Times): void {
  const load = $business.get()
  if (method === 'delivery' || load.state !== 'ready') return
  const offered = days.flatMap(day => day.slots)
  const isFull = offered[0]?.available === false
  const next = isFull ? (offered.find(({ available }) => available)?.start ?? null) : undefined
  const locations = load.value.locations.map(known => {
    if (known.slug !== slug) return known
    const location = withTimes(known, times)
    return location.firstSlots?.[method] === next
      ? location
      : { ...location, firstSlots: { ...location.firstSlots, [method]: next } }
  })
  if (locations.some((location, at) => location !== load.value.locations[at]))
    $business.set({ ...load, value: { ...load.value, locations } })
}

const slots = createResource<SlotDay[], string>({
  scope: 'all',
  async read(location) {
    const cart = dataOf($cart.get())
    const result = await request(readSlots, {
      params: { location },
      query: { method: cart?.method ?? 'pickup', ...(cart && { cart: cart.id }) }
    })
    if (!result.ok) return result
    const { days, ...times } = result.value
    noteFirstSlot(location, cart?.method ?? 'pickup', days, times)
    return { ...result, value: days }
  }
})

/** The slots of the current store, by day. */
export const $slots = slots.$state

/** Reloads the slots of the current store. The current ones stay visible until then. */
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
