/** A cached value that is read from its source now and then. */
export interface Kept<Value> {
  /** Returns the value; `isFresh` waits for a new read if the value is known to be outdated. */
  get: (isFresh?: boolean) => Promise<Value>
  /** Marks the cached value as outdated. */
  outdate: () => void
}

/** Lifetimes of a cached value, in milliseconds. */
export interface Ages {
  /** Age up to which the value is returned as is; 0 reads it for each call. */
  fresh: number
  /** Age up to which a stale value is returned while it is refreshed in the background. */
  stale: number
}

/**
 * Caches the result of `read`, stale-while-revalidate. `isOutdated` is true if the value is known to have changed.
 * Reads never overlap: concurrent callers share one, and only callers that wait for it see its failure.
 */
export function keep<Value>(read: (isOutdated: boolean) => Promise<Value>, { fresh, stale }: Ages): Kept<Value> {
  let entry: { value: Value; at: number; turn: number } | undefined
  let turn = 0
  let running: { value: Promise<Value>; turn: number } | undefined
  let next: Promise<Value> | undefined

  function begin(): Promise<Value> {
    const [mine, at] = [turn, performance.now()]
    const value = read(entry !== undefined && entry.turn !== turn)
      .then(result => {
        entry = { value: result, at, turn: mine }
        return result
      })
      .finally(() => {
        if (running?.value === value) running = undefined
      })
    running = { value, turn }
    return value
  }

  /** Starts a read after this call; waits for a running one first, because that may have read the old value. */
  function readAnew(): Promise<Value> {
    if (running === undefined) return begin()
    next ??= running.value
      .catch(() => {})
      .then(() => {
        next = undefined
        return begin()
      })
    return next
  }

  return {
    async get(isFresh = false) {
      const age = entry === undefined ? Number.POSITIVE_INFINITY : performance.now() - entry.at
      if (entry === undefined || age >= stale || fresh === 0) return readAnew()
      const isOutdated = entry.turn !== turn
      if (isFresh && isOutdated) return running?.turn === turn ? running.value : readAnew()
      // A failure is reported to the next caller that finds the value too old.
      if ((isOutdated || age >= fresh) && running === undefined) begin().catch(() => {})
      return entry.value
    },
    outdate() {
      turn += 1
    }
  }
}
