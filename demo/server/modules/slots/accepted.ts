import type { Method } from '../../../../src/contract/cart/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { PlannedSlot } from '../../../../src/rules/time/slots.ts'
import { slotsOf, type Window } from './plan.ts'

/**
 * How long a slot is accepted after the passing of time has taken it from the list, in milliseconds: whoever has chosen it
 * is typing their card's number, and is not sent back for a moment. The counter makes up two minutes, and no more.
 */
export const grace = 120_000

/** Finds the slot that an order names: one that is offered now, or was until a moment ago and has not begun. */
export function acceptedSlot(
  location: LocationRow,
  order: { method: Method; slot: string; now: Date; window: Window }
): PlannedSlot | undefined {
  const { method, slot, now, window } = order
  const named = (at: Date) => slotsOf(location, method, at, window).find(({ id }) => id === slot)
  const late = () => {
    const found = named(new Date(now.getTime() - grace))
    return found && found.start > now.getTime() ? found : undefined
  }
  return named(now) ?? late()
}
