import { computed } from 'nanostores'
import { dataOf } from '../../client/async-state.ts'
import { resettable } from '../../client/reset.ts'
import type { Cart, CartFull } from '../../contract/cart/cart.ts'
import { $cart } from './cart.ts'

const noneFull: CartFull = { active: false, limit: 0, exceedValue: 0 }

/** The requested amount over the purchase limit, with its variant, and the cart it was requested for. */
export const $excess = resettable<{ cart: Cart | undefined; full: CartFull; variant: string | undefined } | undefined>(
  'shopper',
  undefined
)

/**
 * The purchase limit in grams, with `active` set if the cart has reached it or the last request would exceed it (SPEC
 * A3).
 */
export const $cartFull = computed([$cart, $excess], (load, excess): CartFull => {
  const shown = dataOf(load)
  return excess && excess.cart === shown ? excess.full : (shown?.cartFull ?? noneFull)
})

/** Shows that the requested amount exceeds the purchase limit. */
export const showExcess = (full: CartFull, variant?: string): void =>
  $excess.set({ cart: dataOf($cart.get()), full, variant })

/** Dismisses the cart-full notice. */
export const dismissCartFull = (): void => $excess.set(undefined)
