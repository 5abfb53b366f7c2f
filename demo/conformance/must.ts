/** The back end does not do what a point asks; the message says what it did instead. */
export class Failed extends Error {}

/** A point can't be checked here; the message says why. */
export class Skipped extends Error {}

/** Fails the point unless something is so. */
export function must(isSo: boolean, why: string): asserts isSo {
  if (!isSo) throw new Failed(why)
}

/** Does something once, however often it is asked for; a failure is everybody's. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined
  return () => (begun ??= work())
}
