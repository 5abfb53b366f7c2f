/** Reproducible random choices. */
export interface Random {
  /** Returns a number from 0 up to, not including, 1. */
  next: () => number
  /** Returns an integer from 0 up to, not including, `below`. */
  below: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** Returns true with this probability. */
  happens: (probability: number) => boolean
}

/** Creates random choices from a seed and a name, independent of other names (mulberry32). */
export function randomOf(seed: number, name: string): Random {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), seed | 0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: items => {
      const item = items[below(items.length)]
      if (item === undefined && items.length === 0) throw new Error('There is nothing to pick from.')
      return item as (typeof items)[number]
    },
    happens: probability => next() < probability
  }
}
