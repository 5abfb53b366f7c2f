import type { Cart } from '../../contract/cart/cart.ts'
import type { Order } from '../../contract/order/order.ts'
import { $place } from '../../routing/location.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $placedOrder } from '../../stores/order/placed-order.ts'

/** The events for the host page, as `handle.on(name, …)` or as a `storefront:<name>` CustomEvent. */
export interface StorefrontEvents {
  /** The storefront is mounted. */
  ready: Record<string, never>
  /** The shopper opened another screen; `path` starts with `/`. */
  navigate: { path: string }
  /** The cart changed; undefined when there is none. */
  cart: { cart: Cart | undefined }
  /** An order was placed. */
  order: { order: Order }
}

/** Emits an event to the host page. */
export type Emit = <Name extends keyof StorefrontEvents>(name: Name, detail: StorefrontEvents[Name]) => void

/** Creates an emitter whose events are dispatched at the host element and bubble through the page. */
export function emitFrom(root: HTMLElement): Emit {
  return (name, detail) => {
    root.dispatchEvent(new CustomEvent(`storefront:${name}`, { detail, bubbles: true, composed: true }))
  }
}

/** Emits events for changes in the stores. Returns an unsubscribe function. */
export function startHostEvents(emit: Emit): () => void {
  const disposers = [
    $place.listen(({ path }) => emit('navigate', { path })),
    $cart.listen(load => {
      if (load.state === 'ready' || load.state === 'idle') emit('cart', { cart: dataOf(load) })
    }),
    $placedOrder.listen(order => {
      if (order) emit('order', { order })
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
