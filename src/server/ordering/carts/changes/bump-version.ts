import { sql } from 'drizzle-orm'
import { carts } from '../../../db/schema.ts'
import type { CartRow } from '../cart-row.ts'

/**
 * Columns that every change of a cart sets: its version and account. Points and address of another account are removed.
 */
export const bumpVersion = (cart: Pick<CartRow, 'accountId'>, accountId: string | null, now: Date) => ({
  version: sql`${carts.version} + 1`,
  accountId,
  updatedAt: now,
  ...(cart.accountId !== accountId && { points: 0, rewardId: null }),
  ...(cart.accountId !== null && cart.accountId !== accountId && { address: null })
})
