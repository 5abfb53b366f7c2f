/** Writes one line about what went wrong inside. */
export type Log = (line: string, error?: unknown) => void
