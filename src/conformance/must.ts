/** The back end violates a check; the message states the actual result. */
export class Failed extends Error {}

/** A check can't run here; the message explains why. */
export class Skipped extends Error {}

/** Fails the check unless the condition holds. */
export function must(isSo: boolean, why: string): asserts isSo {
  if (!isSo) throw new Failed(why)
}

/** Memoizes an async function; its failure is shared by all callers. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined
  return () => (begun ??= work())
}
