import type { CartLine } from '../../contract/cart/cart.ts'

/**
 * True if nothing of a line can be bought. Such a line stays in the cart until it is removed, but is no part of the cart's
 * total: it is neither priced nor counted toward the purchase limit.
 */
export const isGone = ({ problem }: Pick<CartLine, 'problem'>): boolean =>
  problem === 'sold_out' || problem === 'discontinued'
