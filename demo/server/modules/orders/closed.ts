import type { Method } from '../../../../src/contract/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { rangesOf } from '../slots/hours.ts'
import { hoursFor } from '../slots/plan.ts'
import { dateAt, daysAfter } from '../slots/zone.ts'

/**
 * Whether a location takes no orders now: the retailer closed it, or it is after hours and those are switched off for
 * delivery. `isOpen` false is the retailer's own switch and ends all ordering, while SPEC A5's "closed" means outside
 * opening hours, when pickup may still be ordered because its slots lie inside them.
 */
export function isClosedFor(location: LocationRow, method: Method, now: Date): boolean {
  if (!location.isOpen) return true
  if (method === 'pickup' || location.deliverySettings.afterHoursOrdering) return false
  return !isWithinHours(location, method, now.getTime())
}

function isWithinHours(location: LocationRow, method: Method, now: number): boolean {
  const hours = hoursFor(location, method)
  const today = dateAt(now, hours.zone)
  return [daysAfter(today, -1), today]
    .flatMap(date => rangesOf(date, hours))
    .some(({ start, end }) => start <= now && now < end)
}
