import type { Seed, SeedPerson } from '../../../src/server/seed/types.ts'
import { fixture, makeLocation, makeProduct, makeVariant } from '../support/database/seed.ts'

const words = (text: string) => ({ en: text, fr: text })

/** Products with plenty of stock, and one that runs out during the run. */
export const plenty = ['paper', 'lighter', 'tray', 'grinder-red', 'grinder-blue']
export const scarce = 'last-ones'

/** Stock of the scarce product, and capacity of a slot. */
const [SCARCE, CAPACITY] = [60, 12]

/** Codes that anybody may use, and one that is used up during the run. */
export const freeCodes = ['ONE', 'TWO']
export const scarceCode = 'FEW'

const person = (at: number): SeedPerson => ({
  key: `person-${at}`,
  firstName: 'Kim',
  lastName: 'Lee',
  email: `person-${at}@shop.example`,
  phone: `+1 416 555 ${String(2000 + at)}`,
  dob: null,
  language: 'en',
  emailNotification: false,
  smsNotification: false,
  marketing: false,
  points: 100_000
})

/** People with points to redeem. */
export const people = Array.from({ length: 6 }, (_, at) => person(at))

const sold = (slug: string, stock: number) =>
  makeProduct(slug, {
    limitClass: 'accessory',
    variants: [makeVariant({ stock: { 'queen-west': stock } })]
  })

/** A shop where slots, one product and one code run out. */
export const crowded: Seed = {
  ...fixture,
  locations: [
    makeLocation({
      slotCapacity: CAPACITY,
      features: { loyalty: true, reviews: false, tips: false, effects: false },
      // Takes orders whatever the hour of the run.
      deliverySettings: { ...makeLocation().deliverySettings, afterHoursOrdering: true }
    })
  ],
  products: [...plenty.map(slug => sold(slug, 1_000_000)), sold(scarce, SCARCE)],
  people,
  promos: [
    { code: 'ONE', name: words('ONE'), takes: { kind: 'amount', cents: 100 }, combines: true },
    { code: 'TWO', name: words('TWO'), takes: { kind: 'amount', cents: 200 }, combines: true },
    { code: scarceCode, name: words('FEW'), takes: { kind: 'amount', cents: 300 }, most: 25 }
  ]
}
