import type { Seed } from '../../../demo/catalogue/types.ts'
import { fixture, makeLocation, makeProduct, makeVariant } from '../support/seed.ts'

/** A shop with so many products that never runs out of anything, so that each order is placed. */
export const endless = (products: number): Seed => ({
  ...fixture,
  locations: [
    makeLocation({
      slotCapacity: 1_000_000,
      deliverySettings: { ...makeLocation().deliverySettings, afterHoursOrdering: true }
    })
  ],
  products: Array.from({ length: products }, (_, at) =>
    makeProduct(`thing-${at}`, {
      limitClass: 'accessory',
      variants: [makeVariant({ stock: { 'queen-west': 1_000_000_000 } })]
    })
  )
})
