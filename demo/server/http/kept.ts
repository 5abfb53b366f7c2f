/** Something that is read now and then, and in between is answered out of memory. */
export interface Kept<Value> {
  /** `isFresh` waits for what has changed, where that is known. */
  get: (isFresh?: boolean) => Promise<Value>
  /** Says that it has changed. */
  outdate: () => void
}

/** How long what was read holds, in milliseconds. */
export interface Ages {
  /** So long it is answered as it is; 0 has it read for each call. */
  fresh: number
  /** So long it is answered while it is read anew behind the answer. */
  stale: number
}

/**
 * Keeps what `read` finds, which is told whether it is known to have changed. However many ask, it is read by one at a time;
 * a failed reading is told to those who wait for it.
 */
export function keep<Value>(read: (isOutdated: boolean) => Promise<Value>, { fresh, stale }: Ages): Kept<Value> {
  let held: { value: Value; at: number; turn: number } | undefined
  let turn = 0
  let running: { value: Promise<Value>; turn: number } | undefined
  let next: Promise<Value> | undefined

  function begin(): Promise<Value> {
    const [mine, at] = [turn, performance.now()]
    const value = read(held !== undefined && held.turn !== turn)
      .then(found => {
        held = { value: found, at, turn: mine }
        return found
      })
      .finally(() => {
        if (running?.value === value) running = undefined
      })
    running = { value, turn }
    return value
  }

  /** A reading that begins after this call. */
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
      const age = held === undefined ? Number.POSITIVE_INFINITY : performance.now() - held.at
      if (held === undefined || age >= stale || fresh === 0) return readAnew()
      const isOutdated = held.turn !== turn
      if (isFresh && isOutdated) return running?.turn === turn ? running.value : readAnew()
      // Who asks when it has become too old is told of a failure.
      if ((isOutdated || age >= fresh) && running === undefined) begin().catch(() => {})
      return held.value
    },
    outdate() {
      turn += 1
    }
  }
}
