import type { StoreLocation } from '../../contract/store/location.ts'
import { distanceBetween } from '../../rules/address/distance.ts'
import { openRange, scheduleOf } from '../../rules/time/hours.ts'
import { isSwitchedOn } from '../../rules/time/switch.ts'
import { $locations } from './business.ts'
import { $userAddress } from './location.ts'

/** Returns the open store nearest to the shopper, or to `location` if the shopper's place is unknown; undefined if none is. */
export function nearestOpen(location: StoreLocation, now: number): StoreLocation | undefined {
  const from = $userAddress.get() ?? location.address
  const away = ({ address }: StoreLocation) => distanceBetween(from, address)
  return $locations
    .get()
    .filter(store => store.slug !== location.slug && isSwitchedOn(store, now) && openRange(scheduleOf(store), now))
    .sort((a, b) => away(a) - away(b))[0]
}
