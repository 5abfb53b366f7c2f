/** Reproducible pseudo-random numbers. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number
  /** Returns an integer from 0 up to, but not including, `end`. */
  below: (end: number) => number
  /** Returns an item of a list. */
  pick: <One>(list: readonly One[]) => One
}

/** Creates random numbers from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    pick<One>(list: readonly One[]): One {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    }
  }
}
