import type { Cart } from '../../../contract/cart/cart.ts'
import { isGone } from '../../../rules/cart/is-gone.ts'
import { gramsLeft, piecesThatFit } from '../../../rules/cart/pieces-that-fit.ts'
import { dataOf } from '../../../client/async-state.ts'
import { $displayCart } from '../offline-cart.ts'
import { $roomLeft } from './quantities.ts'

function roomLeft({ lines, cartFull: { limit } }: Cart): Record<string, number> {
  const left: Record<string, number> = {}
  for (const line of lines) {
    const { variant, quantity, equivalent, stock } = line
    const others = lines.filter(other => other !== line)
    const each = equivalent / quantity
    if (isGone(line) || quantity >= stock || piecesThatFit(each, others, limit) > quantity) continue
    left[variant] = gramsLeft(each, quantity, others, limit)
  }
  return left
}

/** Follows of which variants in the cart no more fits by the purchase limit. Returns an unsubscribe function. */
export const followRoom = (): (() => void) =>
  $displayCart.subscribe(load => {
    const cart = dataOf(load)
    $roomLeft.set(cart ? roomLeft(cart) : {})
  })
