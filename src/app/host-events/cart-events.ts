import { computed } from 'nanostores'
import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import type { Emit } from '../../platform/host-events.ts'
import { $navigationType, $place } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { $cartFull } from '../../stores/cart/cart-full.ts'
import { $busyVariants } from '../../stores/cart/lines/quantities.ts'
import { $tender } from '../../stores/checkout/card.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { type AsyncState, dataOf } from '../../client/async-state.ts'
import { cartCopy, itemOf } from './copies.ts'

/**
 * Returns a function that takes each cart that is shown. This page has caused a difference if a change was on its way, or
 * if one size took the place of another; otherwise the cart was restored, or came from another tab, which informs its own
 * page.
 */
function followLines(emit: Emit): (load: AsyncState<Cart>, busy: ReadonlySet<string>) => void {
  let before: Map<string, CartLine> | undefined
  let lastKey: string | undefined
  return (load, busy) => {
    const cart = dataOf(load)
    const isKnown = cart !== undefined || load.state === 'idle'
    const lines = new Map(cart?.lines.map(line => [line.variant, line]))
    const changes = [...new Map([...(before ?? []), ...lines])].map(([variant, line]) => ({
      line,
      by: (lines.get(variant)?.quantity ?? 0) - (before?.get(variant)?.quantity ?? 0)
    }))
    for (const { line, by } of isKnown && before ? changes : []) {
      const isSwap = changes.some(other => other.line.product === line.product && other.by * by < 0)
      if (by && (isSwap || busy.has(line.variant)))
        emit(by > 0 ? 'line-added' : 'line-removed', { item: itemOf({ ...line, quantity: Math.abs(by) }) })
    }
    before = isKnown ? lines : undefined
    const key = cart && `${cart.id} ${cart.version} ${cart.total}`
    if (!isKnown || key === lastKey) return
    lastKey = key
    emit('cart-changed', { cart: cart && cartCopy(cart) })
  }
}

/** The cart, if the shopper is at it or at its checkout and it isn't empty. */
const $buying = computed([$place, $cart], ({ path }, load) => {
  const cart = dataOf(load)
  if (!cart?.count) return undefined
  if (path === paths.cart(cart.location)) return { cart, isCheckout: false }
  return path === paths.checkout(cart.location) ? { cart, isCheckout: true } : undefined
})

/** Emits cart views, checkout starts (once each) and checkout steps. A reload doesn't emit them again. */
function followBuying(emit: Emit): () => void {
  const emittedKeys = new Set<string>()
  let wasAtCart = false
  return computed([$buying, checkoutForm.$state, $tender], (...now) => now).subscribe(([buying, form, tender]) => {
    const isRestored = $navigationType.get() === 'start'
    const isAtCart = buying?.isCheckout === false
    if (isAtCart && !wasAtCart && !isRestored) emit('cart-viewed', { cart: cartCopy(buying.cart) })
    wasAtCart = isAtCart
    if (!buying?.isCheckout) return
    const cart = cartCopy(buying.cart)
    const isFirst = (key: string) =>
      !emittedKeys.has(`${buying.cart.id} ${key}`) && emittedKeys.add(`${buying.cart.id} ${key}`)
    if (isFirst('') && !isRestored) emit('checkout-started', { cart })
    if (form.values.slot && isFirst(cart.method) && !isRestored)
      emit('checkout-step', { step: 'fulfilment', tender, cart })
    if (form.isSending && isFirst(tender)) emit('checkout-step', { step: 'payment', tender, cart })
  })
}

/** Starts the events of the cart and its checkout. Returns unsubscribe functions. */
export function startCartEvents(emit: Emit): (() => void)[] {
  const take = followLines(emit)
  return [
    $cart.subscribe(load => take(load, $busyVariants.get())),
    $cartFull.listen(({ active, limit, exceedValue }, before) => {
      if (active && !(before?.active && before.exceedValue === exceedValue))
        emit('limit-reached', { limit, exceedValue })
    }),
    followBuying(emit)
  ]
}
