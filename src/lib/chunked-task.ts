/** Work on a long list that stops every now and then, so that whoever does it can let the page breathe. */
export type ChunkedTask<Result> = Generator<void, Result, void>

/** How many steps are taken at a time: well under a millisecond of them on an old phone's processor. */
const AT_A_TIME = 64

/** Counts the steps of a piece of work and says when to stop. */
export const shouldYield = (step: number): boolean => step % AT_A_TIME === AT_A_TIME - 1
