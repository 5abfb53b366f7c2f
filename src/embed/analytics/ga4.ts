/** Mirrors the storefront's events in the page's `dataLayer`; loaded only for retailers who state that shoppers consent. */
import '../late.ts'
import type { Emit } from '../../platform/host-events.ts'
import { $flags } from '../../routing/location.ts'
import { ga4Events, type Ga4Event } from './ga4-events.ts'
import { pushToLayer } from './layer.ts'
import { claimPurchase } from './purchases.ts'

function push(event: Ga4Event): void {
  try {
    // Otherwise, Google Tag Manager merges the items of the last event with these.
    pushToLayer({ ecommerce: null })
    pushToLayer(event)
  } catch (error) {
    console.warn(`Storefront: the page's dataLayer refused ${event.event}: ${String(error)}`)
  }
}

/** Takes an event of the storefront. */
export const mirror: Emit = (name, detail) => {
  const event = ga4Events[name]?.(detail)
  if (!event) return
  // A kiosk is shared, and keeps nothing of a visit. Its orders aren't found again by a reload or another tab either.
  if (name !== 'order-placed' || $flags.get().in_store) return push(event)
  void claimPurchase(String(event.ecommerce['transaction_id'])).then(isNew => isNew && push(event))
}
