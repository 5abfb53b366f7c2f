import type { Slot } from '../../../contract/order/slots.ts'
import type { PlannedSlot } from '../../../rules/time/slots.ts'
import { isoIn } from '../locations/zone-offsets.ts'

/** Returns a slot in its API shape. */
export const viewSlot = ({ id, start, end }: PlannedSlot, zone: string, available: boolean): Slot => ({
  id,
  start: isoIn(start, zone),
  end: isoIn(end, zone),
  available
})
