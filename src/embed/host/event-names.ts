import type { StorefrontEvents } from '../../platform/host-events.ts'

const all: Record<keyof StorefrontEvents, true> = {
  ready: true,
  route: true,
  'location-changed': true,
  'menu-viewed': true,
  'product-viewed': true,
  search: true,
  filter: true,
  'line-added': true,
  'line-removed': true,
  'cart-changed': true,
  'cart-viewed': true,
  'limit-reached': true,
  'checkout-started': true,
  'checkout-step': true,
  'order-placed': true,
  'order-status': true,
  'age-passed': true,
  'signed-in': true,
  'signed-out': true,
  error: true
}

/** The names of all events for the host page. */
export const eventNames: readonly string[] = Object.keys(all)
