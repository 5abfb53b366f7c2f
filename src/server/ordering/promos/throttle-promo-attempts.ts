import { eq } from 'drizzle-orm'
import { isSameCode } from '../../../contract/typed/code.ts'
import { carts } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import { countTry, takeBack } from '../../rate-limit/count-try.ts'
import { perNetwork } from '../../rate-limit/count-networks.ts'
import { promosByAddress, promosInCart } from '../../rate-limit/limits.ts'

/** Codes for a cart, and the client that enters them. */
interface Guess {
  cart: string
  codes: readonly string[]
  /** Network address of the client. */
  address: string
  now: Date
}

/**
 * Runs a change of a cart's codes and rate-limits guessing: an attempt counts if a code is unknown. Removing codes, or
 * sending those that are already in the cart, is no attempt.
 */
export async function throttlePromoAttempts(db: Database, guess: Guess, change: () => Promise<void>): Promise<void> {
  if (!(await isGuess(db, guess))) return change()
  const counted = [[promosInCart, guess.cart], ...perNetwork(promosByAddress, guess.address)] as const
  for (const [limit, subject] of counted) await countTry(db, limit, subject, guess.now)
  let isWrong = false
  try {
    await change()
  } catch (error) {
    isWrong = isUnknown(error)
    throw error
  } finally {
    if (!isWrong) for (const [limit, subject] of counted) await takeBack(db, limit, subject)
  }
}

async function isGuess(db: Database, { cart, codes }: Guess): Promise<boolean> {
  const [row] = await db.select({ promos: carts.promos }).from(carts).where(eq(carts.id, cart))
  return row !== undefined && codes.some(code => !row.promos.some(own => isSameCode(own, code)))
}

function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'promo') return false
  const { promo } = (error.details.payload ?? {}) as { promo?: { problem?: string } }
  return promo?.problem === 'unknown'
}
