import { resettable } from '../../client/reset.ts'

/** Returns the ranges of a text that match the search, in order; undefined without a search. */
export const $highlights = resettable<((text: string) => (readonly [start: number, end: number])[]) | undefined>(
  'all',
  undefined
)
