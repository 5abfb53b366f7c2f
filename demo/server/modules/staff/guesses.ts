import type { Context } from '../../context.ts'
import { tooMany } from '../../http/api-error.ts'
import { countTry, refuseBlocked } from '../rate-limit/count.ts'
import { staffTokens } from '../rate-limit/limits.ts'

/** How many right tokens with the addresses that they came from are remembered. */
const REMEMBERED = 10_000

/** A token of a call, by its hash, and the client address that it came from. */
export interface Guess {
  address: string
  tokenHash: string
}

/**
 * Counts wrong tokens of client addresses, for all processes together. A token that was right before, from the same address and
 * in this process, is let through while others are refused: whoever guesses behind the same router does not shut the staff out.
 */
export interface Guesses {
  /**
   * Finds out whose a token is; refuses the call where too many wrong ones came from its address, and counts it as another where
   * it is nobody's. A right one is written nowhere.
   */
  judge: <Member>(guess: Guess, find: () => Promise<Member | undefined>) => Promise<Member | undefined>
}

/** Makes a count of wrong tokens. */
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
        await refuseBlocked(db, staffTokens, address, clock())
        const member = await find()
        if (member === undefined) await countTry(db, staffTokens, address, clock())
        else remember(proven, pair)
        return member
      })
    }
  }
}

/** Keeps those who try many different tokens at once from having them all looked at before the first is counted. */
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

/** Adds to a set that does not grow without end: beyond the limit the oldest goes. */
function remember(kept: Set<string>, one: string): void {
  kept.add(one)
  if (kept.size <= REMEMBERED) return
  const [oldest] = kept
  if (oldest !== undefined) kept.delete(oldest)
}
