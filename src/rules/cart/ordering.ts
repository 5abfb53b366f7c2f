import { type HoursOfLocation, openRange, scheduleOf } from '../time/hours.ts'

/** The setting for orders while a store is closed; only an explicit false rejects them. */
interface AfterHours {
  afterHoursOrdering?: boolean | null | undefined
}

/** The part of a location that decides whether it takes orders. */
export interface OrderingLocation extends Omit<HoursOfLocation, 'deliveryHours'> {
  /** The retailer's own switch. */
  isOpen: boolean
  deliverySettings?: AfterHours | null | undefined
}

/**
 * Returns true if a store accepts orders now: always while open, and while closed unless after-hours delivery ordering
 * is off (SPEC A5). `isOpen` combines the hours and the retailer's own switch.
 */
export function isOrderingAllowed(isOpen: boolean, deliverySettings?: AfterHours | null): boolean {
  return isOpen || deliverySettings?.afterHoursOrdering !== false
}

/** True if an order of any method may be placed at an instant; a store is closed by its hours or its switch (SPEC C18). */
export function canOrderAt(location: OrderingLocation, now: number): boolean {
  const isOpen = location.isOpen && openRange(scheduleOf(location), now) !== undefined
  return isOrderingAllowed(isOpen, location.deliverySettings)
}
