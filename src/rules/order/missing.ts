import type { IfMissing } from '../../contract/cart/if-missing.ts'

/** Missing pieces of a line, the shopper's choice for it, and the store's way out. Amounts in cents. */
export interface MissingCase {
  choice: IfMissing
  /** The price of the missing pieces, and that of the substitute; undefined without one. */
  missingPrice: number
  substitutePrice: number | undefined
  /** The order's total now and as it would be. */
  total: number
  newTotal: number
}

/**
 * Returns whether missing pieces are left out or replaced straight away, or become a question to the shopper. Whatever makes the order
 * dearer is a question, and so is a substitute that the shopper hasn't asked for, or that costs more than the missing pieces.
 */
export function decideMissing({
  choice,
  missingPrice,
  substitutePrice,
  total,
  newTotal
}: MissingCase): 'apply' | 'ask' {
  if (choice === 'ask' || newTotal > total) return 'ask'
  if (substitutePrice === undefined) return 'apply'
  return choice === 'similar' && substitutePrice <= missingPrice ? 'apply' : 'ask'
}
