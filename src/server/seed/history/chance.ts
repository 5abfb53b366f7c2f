/** Draws of a pseudorandom sequence. */
export interface Chance {
  /** Returns a number from 0 up to, but not, 1. */
  next: () => number
  /** Returns true in so many of 1 cases. */
  is: (share: number) => boolean
  /** Returns an item of a list; throws for an empty one. */
  of: <Item>(items: readonly Item[]) => Item
  /** Returns a number between two, more often near the first the greater `lean` is. */
  between: (low: number, high: number, lean?: number) => number
}

/** Returns the draws that follow from a number, the same each time (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    is: share => next() < share,
    of: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to draw from.')
      return item
    },
    between: (low, high, lean = 1) => low + (high - low) * next() ** lean
  }
}
