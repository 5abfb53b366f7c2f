import type { Method } from '../../../../src/contract/cart/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { rangesOf } from '../slots/hours.ts'
import { hoursFor } from '../slots/plan.ts'
import { dateAt, daysAfter } from '../slots/zone-offsets.ts'

/**
 * Returns whether a location takes no orders now: it is outside its hours and after-hours ordering is off (SPEC A5), or
 * the retailer has closed it, in which case there are no slots to order for.
 */
export function isClosedFor(location: LocationRow, method: Method, now: Date): boolean {
  if (!location.isOpen) return true
  return !location.deliverySettings.afterHoursOrdering && !isWithinHours(location, method, now.getTime())
}

function isWithinHours(location: LocationRow, method: Method, now: number): boolean {
  const hours = hoursFor(location, method)
  const today = dateAt(now, hours.zone)
  return [daysAfter(today, -1), today]
    .flatMap(date => rangesOf(date, hours))
    .some(({ start, end }) => start <= now && now < end)
}
