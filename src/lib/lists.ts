// Pages with old libraries have other functions by the names of `Array.from`, `Array.prototype.entries` and the like, and
// old browsers have no `at`.

/** Returns the last one of a list; undefined if it is empty. */
export const last = <One>(list: readonly One[]): One | undefined => list[list.length - 1]

/** Counts a list: yields the place of each one, from 0, and the one itself. */
export function* counted<One>(list: Iterable<One>): Generator<[at: number, one: One]> {
  let at = 0
  for (const item of list) yield [at++, item]
}

/** Makes a list of a length, by the place of each one, from 0. */
export const times = <One>(length: number, make: (at: number) => One): One[] =>
  [...Array<undefined>(length)].map((_, at) => make(at))
