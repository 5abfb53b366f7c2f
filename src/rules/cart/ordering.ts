import { type HoursOfLocation, openRange, scheduleOf } from '../time/hours.ts'
import { isSwitchedOn, type Switch } from '../time/switch.ts'

/** The setting for orders while a store is closed; only an explicit false rejects them. */
interface AfterHours {
  afterHoursOrdering?: boolean | null | undefined
}

/** The part of a location that decides whether it takes orders. */
export interface OrderingLocation extends Switch, Omit<HoursOfLocation, 'deliveryHours'> {
  deliverySettings?: AfterHours | null | undefined
}

/**
 * Returns true if a store accepts orders at an instant, for any method: always while it is open by its hours and by the
 * retailer's own switch, and while it is closed unless after-hours delivery ordering is off (SPEC A5, C18).
 */
export function canOrderAt(location: OrderingLocation, now: number): boolean {
  const isOpen = isSwitchedOn(location, now) && openRange(scheduleOf(location), now) !== undefined
  return isOpen || location.deliverySettings?.afterHoursOrdering !== false
}
