import { request } from '../../client/http/request.ts'
import type { DeliveryAddress } from '../../contract/cart/delivery-address.ts'
import { readSlots } from '../../contract/order/slots.ts'
import { createLatest } from '../../client/latest.ts'
import { resettable } from '../../client/reset.ts'

/** Key for zone lookup. */
type Place = Pick<DeliveryAddress, 'postalCode' | 'lat' | 'lng'>

/** The start of the first delivery with room, null if there is none, for a store and a place. */
interface FirstDelivery extends Place {
  location: string
  start: string | null
}

/** The first delivery that was asked for last. */
export const $firstDelivery = resettable<FirstDelivery | undefined>('shopper', undefined)

/** Returns true if a first delivery is that of a store to a place. */
export const isFirstOf = (first: FirstDelivery, location: string, { postalCode, lat, lng }: Place): boolean =>
  first.location === location && first.postalCode === postalCode && first.lat === lat && first.lng === lng

const attempts = createLatest('shopper')

/** Asks when a store can deliver to a place. */
export async function loadFirstDelivery(location: string, { postalCode, lat, lng }: Place): Promise<void> {
  const isLatest = attempts.begin()
  const at = lat === null || lng === null ? {} : { lat: String(lat), lng: String(lng) }
  const result = await request(readSlots, { params: { location }, query: { method: 'delivery', postalCode, ...at } })
  if (!isLatest() || !result.ok) return
  const slots = result.value.days.flatMap(day => day.slots)
  const start = slots.find(({ available }) => available)?.start ?? null
  $firstDelivery.set({ location, postalCode, lat, lng, start })
}
