import { defaultPrepTime } from '../preparation.ts'
import { STEP } from './promise.ts'

const MINUTE = 60_000
const STEPS = STEP * MINUTE

/** The fields of a location that say how long its promised range is. */
interface PromisingLocation {
  pickupSettings: { orderPrepTime?: number | null | undefined }
  readyWithin?: number | undefined
}

/**
 * Returns the end of the range in which an order placed now will be ready, for the first slot that it can have, which begins at
 * `start`; undefined if the back end promises none, or the slot begins later than that.
 */
export function readyUntil(
  { pickupSettings: { orderPrepTime }, readyWithin }: PromisingLocation,
  start: number,
  now: number
): number | undefined {
  if (readyWithin === undefined) return undefined
  const end = Math.ceil((now + ((orderPrepTime ?? defaultPrepTime) + readyWithin) * MINUTE) / STEPS) * STEPS
  return end > start ? end : undefined
}
