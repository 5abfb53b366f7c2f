import type { Seed } from '../../../demo/catalogue/types.ts'
import { fixture, makeLocation, makeProduct, makeVariant } from '../support/seed.ts'

/** How many products the shop of the orders' bench sells. */
export const PRODUCTS = 200

/** A shop that never runs out of anything, so that each order is placed. */
export const endless: Seed = {
  ...fixture,
  locations: [
    makeLocation({
      slotCapacity: 1_000_000,
      deliverySettings: { ...makeLocation().deliverySettings, afterHoursOrdering: true }
    })
  ],
  products: Array.from({ length: PRODUCTS }, (_, at) =>
    makeProduct(`thing-${at}`, {
      limitClass: 'accessory',
      variants: [makeVariant({ stock: { 'queen-west': 1_000_000_000 } })]
    })
  )
}
