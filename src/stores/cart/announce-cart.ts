import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import { type AsyncState, dataOf } from '../../client/async-state.ts'
import { $announcement } from './announcement.ts'
import { $displayCart } from './offline-cart.ts'

const byVariant = (lines: CartLine[] = []): Map<string, CartLine> => new Map(lines.map(line => [line.variant, line]))

/** Announces cart quantity changes to screen readers. Returns an unsubscribe function. */
export const announceCart = (): (() => void) =>
  $displayCart.listen((load, before: AsyncState<Cart> = { state: 'loading' }) => {
    const cart = dataOf(load)
    // A cart that was only loaded, from an earlier visit or for another store, is not a change.
    if (!cart || (before.state !== 'idle' && dataOf(before)?.id !== cart.id)) return
    const [was, is] = [byVariant(dataOf(before)?.lines), byVariant(cart.lines)]
    for (const [variant, { name, variantName }] of new Map([...was, ...is])) {
      const count = is.get(variant)?.quantity ?? 0
      if (count === (was.get(variant)?.quantity ?? 0)) continue
      const params = { name: `${name} ${variantName}`, count }
      $announcement.set({ key: count > 0 ? 'cart.said' : 'cart.saidGone', params })
    }
  })
