/** Returns the current time; tests pass their own. */
export type Clock = () => Date
