import { learnedRange, type MinuteRange, type PromiseBasis, STEP } from './promise.ts'

const MINUTE = 60_000
const STEPS = STEP * MINUTE

/** A range of instants in milliseconds. */
export interface ReadyRange {
  from: number
  to: number
}

const earlier = (instant: number): number => Math.floor(instant / STEPS) * STEPS
const later = (instant: number): number => Math.ceil(instant / STEPS) * STEPS

/**
 * Returns the promise of an order at its placing: from the start of its slot until it is ready by the store's range. For a
 * slot that begins later than that, the start is both.
 */
export const promiseFor = ({ to }: MinuteRange, slotStart: number, placedAt: number): ReadyRange => ({
  from: slotStart,
  to: Math.max(slotStart, later(placedAt + to * MINUTE))
})

/** An order under preparation is on average half made. */
const STILL_TO_DO = 0.5

/** Orders that would be later than promised by less are not announced: the next look may say otherwise. */
const WORTH_SAYING = 2 * STEPS

/**
 * Returns the range expected now of an order that isn't ready yet, by the work ahead of it with its own; undefined while its
 * promise will be kept, give or take a few minutes. It never begins before the promise.
 */
export function expectedRange(
  promised: ReadyRange,
  basis: PromiseBasis & { isBegun: boolean },
  now: number
): ReadyRange | undefined {
  const rest = learnedRange(basis)
  const share = basis.isBegun ? STILL_TO_DO : 1
  const to = later(now + rest.to * share * MINUTE)
  if (to < promised.to + WORTH_SAYING) return undefined
  return { from: Math.max(earlier(now + rest.from * share * MINUTE), promised.from), to }
}
