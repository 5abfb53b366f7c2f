import { resettable } from '../core/reset.ts'

/** The parts of a text that a search has matched, in order; none while nothing is searched for. */
export const $highlights = resettable<((text: string) => (readonly [start: number, end: number])[]) | undefined>(
  'all',
  undefined
)
