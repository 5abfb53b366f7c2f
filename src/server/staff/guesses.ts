import type { Context } from '../context.ts'
import { tooMany } from '../http/api-error.ts'
import { countFrom, refuseBlockedFrom } from '../rate-limit/count-networks.ts'
import { staffTokens } from '../rate-limit/limits.ts'

/** Maximum number of remembered pairs of valid token and address. */
const REMEMBERED = 10_000

/** The hash of a request's token, and its client address. */
export interface Guess {
  address: string
  tokenHash: string
}

/**
 * Counts wrong tokens per client address, across all processes. A token that was right before, from the same address
 * and in this process, passes while others are blocked: guessing behind the same router doesn't lock the staff out.
 */
export interface Guesses {
  /**
   * Finds the member of a token; throws if the address has sent too many wrong ones, and counts it if it is wrong.
   * Valid tokens cause no write.
   */
  judge: <Member>(guess: Guess, find: () => Promise<Member | undefined>) => Promise<Member | undefined>
}

/** Creates the counter of wrong tokens. */
export function createGuesses({ db, clock }: Pick<Context, 'db' | 'clock'>): Guesses {
  const proven = new Set<string>()
  const trying = createTrying(staffTokens.most)

  return {
    async judge(guess, find) {
      const { address, tokenHash } = guess
      const pair = `${address} ${tokenHash}`
      if (proven.has(pair)) {
        const member = await find()
        if (member !== undefined) return member
      }
      return trying.alongside(guess, async () => {
        await refuseBlockedFrom(db, staffTokens, address, clock())
        const member = await find()
        if (member === undefined) await countFrom(db, staffTokens, address, clock())
        else remember(proven, pair)
        return member
      })
    }
  }
}

/**
 * Limits concurrent different tokens per address, so that they can't all be checked before the first one is counted.
 */
function createTrying(most: number) {
  const underWay = new Map<string, Map<string, number>>()
  return {
    async alongside<Result>({ address, tokenHash }: Guess, work: () => Promise<Result>): Promise<Result> {
      const tokens = underWay.get(address) ?? new Map<string, number>()
      const count = tokens.get(tokenHash) ?? 0
      if (count === 0 && tokens.size >= most) throw tooMany(staffTokens.minutes * 60)
      underWay.set(address, tokens.set(tokenHash, count + 1))
      try {
        return await work()
      } finally {
        const left = (tokens.get(tokenHash) ?? 1) - 1
        if (left > 0) tokens.set(tokenHash, left)
        else tokens.delete(tokenHash)
        if (tokens.size === 0) underWay.delete(address)
      }
    }
  }
}

/** Adds to a bounded set: past the limit the oldest entry is removed. */
function remember(entries: Set<string>, entry: string): void {
  entries.add(entry)
  if (entries.size <= REMEMBERED) return
  const [oldest] = entries
  if (oldest !== undefined) entries.delete(oldest)
}
