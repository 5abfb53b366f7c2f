/** Logs a problem. */
export type Log = (line: string, error?: unknown) => void
