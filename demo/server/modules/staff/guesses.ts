import type { Clock } from '../../context.ts'
import { tooMany } from '../../http/refusal.ts'

/** How many wrong tokens may come from one client address within how many minutes. */
const [MOST, MINUTES] = [20, 10]

/** How many addresses, and how many right tokens with the addresses that they came from, are remembered. */
const REMEMBERED = 10_000

interface Count {
  tries: number
  resetsAt: number
}

/** Counts wrong tokens, in the memory of this process: a guess costs nobody a query. */
export interface Guesses {
  /**
   * Counts a try before it is looked at, so that no more pass than the limit's, however many come at once; refuses the call
   * when there were too many. A token that was right from the same address since is let through: whoever guesses behind the
   * same router does not shut the staff out.
   */
  count: (address: string, tokenHash: string) => void
  /** Takes the try back: the token was right. */
  takeBack: (address: string, tokenHash: string) => void
}

/** Makes a count of wrong tokens. */
export function createGuesses(clock: Clock): Guesses {
  const counts = new Map<string, Count>()
  const proven = new Set<string>()
  const pair = (address: string, tokenHash: string) => `${address} ${tokenHash}`

  function countOf(address: string): Count {
    const now = clock().getTime()
    const kept = counts.get(address)
    // One that ends later than any that begins now was counted by a clock that ran ahead.
    if (kept !== undefined && now < kept.resetsAt && kept.resetsAt <= now + MINUTES * 60_000) return kept
    const count = { tries: 0, resetsAt: now + MINUTES * 60_000 }
    remember(counts, () => counts.set(address, count))
    return count
  }

  return {
    count(address, tokenHash) {
      const count = countOf(address)
      if (count.tries >= MOST && !proven.has(pair(address, tokenHash)))
        throw tooMany(Math.max(1, Math.ceil((count.resetsAt - clock().getTime()) / 1000)))
      count.tries++
    },
    takeBack(address, tokenHash) {
      countOf(address).tries--
      remember(proven, () => proven.add(pair(address, tokenHash)))
    }
  }
}

/** Keeps a collection from growing without end: beyond the limit the oldest goes. */
function remember(kept: Map<string, unknown> | Set<string>, add: () => void): void {
  add()
  if (kept.size <= REMEMBERED) return
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}
