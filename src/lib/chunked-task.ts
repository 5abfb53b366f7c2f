/** A long computation that yields regularly, so that its runner can keep the page responsive. */
export type ChunkedTask<Result> = Generator<void, Result, void>

/** The number of steps between yields: well under a millisecond on an old phone. */
const AT_A_TIME = 64

/** Returns true if a task should yield after this step. */
export const shouldYield = (step: number): boolean => step % AT_A_TIME === AT_A_TIME - 1
