import type { Method } from '../../../../contract/cart/method.ts'
import { promiseFor } from '../../../../rules/time/promise/order-promise.ts'
import type { PlannedSlot } from '../../../../rules/time/slots.ts'
import { rangeOf } from '../../../shop/ready-times/promise.ts'
import type { ReadyBasis } from '../../../shop/ready-times/read-basis.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'

/** The range in which an order will be ready. */
export interface PromisedRange {
  from: Date
  to: Date
}

/** The part of an order that decides its promise. */
interface Promised extends Pick<LoadedCart, 'location'> {
  method: Method
  lines: readonly Pick<LoadedCart['lines'][number], 'quantity'>[]
}

/** Returns the promise of an order that is being placed or moved; null for a delivery, and if the store has learned nothing yet. */
export function promiseOf(
  { method, location, lines }: Promised,
  { basis, slot, now }: { basis: ReadyBasis; slot: PlannedSlot; now: Date }
): PromisedRange | null {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const range = method === 'delivery' ? undefined : rangeOf(location, { basis, now }, items)
  if (range === undefined) return null
  const { from, to } = promiseFor(range, slot.start, now.getTime())
  return { from: new Date(from), to: new Date(to) }
}
