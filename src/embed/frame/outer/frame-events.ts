import type { EventCart } from '../../../platform/host-events.ts'
import { eventNames } from '../../host/event-names.ts'
import type { FromFrame } from './messages.ts'

/** Dispatches the shop's events on the page, as a shop in the page does. */
export function createEvents(root: HTMLElement) {
  let cart: EventCart | undefined
  return {
    dispatch({ name, detail }: FromFrame['event']) {
      if (!eventNames.includes(name)) return
      if (name === 'cart-changed') ({ cart } = { ...(detail as { cart: EventCart | undefined }) })
      root.dispatchEvent(new CustomEvent(`storefront:${name}`, { detail, bubbles: true, composed: true }))
    },
    /** Returns a copy of the cart, as the last event had it. */
    cart: () => (cart ? (JSON.parse(JSON.stringify(cart)) as typeof cart) : undefined),
    /** Warns the page's developer of a listener for an unknown event. */
    check([name, listener]: readonly unknown[]) {
      if (typeof listener === 'function' && eventNames.includes(String(name))) return
      console.warn(
        `Storefront: on() was ignored: it takes the name of an event and a function. The events are ${eventNames.join(', ')}.`
      )
    }
  }
}
