const MINUTE = 60_000

/** An order for later can wait until so long before its slot, in milliseconds. */
export const CONFIRM_AHEAD = 120 * MINUTE

/** Minutes that an order waits unconfirmed before a message about it leaves the store. */
export const ALERT_AFTER = 12

/** Minutes between two messages of a store. */
export const ALERT_EVERY = 15

/** Returns since when an order waits to be confirmed, in milliseconds; undefined for one that is wanted so late that it can wait. */
export function unconfirmedSince(placedAt: number, slotStart: number, now: number): number | undefined {
  return slotStart - now > CONFIRM_AHEAD ? undefined : Math.max(placedAt, slotStart - CONFIRM_AHEAD)
}
