import type { Method } from '../../../contract/cart/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { PlannedSlot } from '../../../rules/time/slots.ts'
import { parseSlot } from '../../../rules/time/wall-time.ts'
import { slotsOf, type Window } from './plan.ts'

/**
 * Time for which a slot is still accepted after it left the list, in milliseconds: the shopper may be typing a card
 * number. The staff can make up two minutes, but no more.
 */
export const grace = 120_000

/** Finds the slot of an order: one that is offered now, or was until a moment ago and has not begun. */
export function acceptedSlot(
  location: LocationRow,
  order: { method: Method; slot: string; now: Date; window: Window }
): PlannedSlot | undefined {
  const { method, slot, now, window } = order
  const only = parseSlot(slot)
  if (only === undefined) return undefined
  const named = (at: Date) => slotsOf(location, { method, now: at, window, only }).find(({ id }) => id === slot)
  const late = () => {
    const lateSlot = named(new Date(now.getTime() - grace))
    return lateSlot && lateSlot.start > now.getTime() ? lateSlot : undefined
  }
  return named(now) ?? late()
}
