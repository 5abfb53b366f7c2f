import { people } from '../../../../demo/catalogue/people.ts'
import { rewards } from '../../../../demo/catalogue/rewards.ts'
import type { Seed, SeedLocation, SeedProduct, SeedVariant } from '../../../../src/server/seed/types.ts'
import type { DeliveryZone, HoursEntry } from '../../../../src/contract/store/location.ts'

/** Returns the same hours for each day of the week. */
export const daily = (...ranges: [string, string][]): HoursEntry[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap(day =>
    ranges.map(([openTime, closeTime]) => ({ day, openTime, closeTime, isOpen: true }))
  )

const words = (en: string, fr = en) => ({ en, fr })

/** Returns a delivery zone: by default the store's own postal codes, free of charge. */
export const makeZone = (changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name: 'Downtown',
  postalPrefixes: ['M5H'],
  polygon: [],
  fee: 0,
  minimum: 0,
  freeFrom: null,
  hours: null,
  ...changes
})

/** Returns a store of the fixture; queen-west by default. */
export const makeLocation = (changes: Partial<SeedLocation> = {}): SeedLocation => ({
  slug: 'queen-west',
  name: words('Queen West', 'Queen Ouest'),
  isOpen: true,
  timezone: 'America/Toronto',
  openingHours: daily(['09:00', '21:00']),
  deliveryHours: daily(['12:00', '18:00']),
  specialHours: [
    { date: '2026-12-25', openTime: '00:00', closeTime: '00:00', isOpen: false, name: words('Christmas Day', 'Noël') }
  ],
  curbsideSettings: { isEnabled: false },
  cards: null,
  asksDateOfBirth: false,
  pickupSettings: { isEnabled: true, orderPrepTime: 20 },
  deliverySettings: { isEnabled: true, orderPrepTime: 45, afterHoursOrdering: false, zones: [makeZone()] },
  phone: '+1 416-555-0199',
  email: 'queen-west@shop.example',
  address: {
    line1: '1 Queen Street West',
    unit: null,
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5H 2N2',
    country: 'CA',
    lat: 43.65,
    lng: -79.38
  },
  compliance: { licenceHolder: 'Shop Inc.', licenceNumber: 'CRSA1', licenceIssuer: 'AGCO', storeName: 'Shop' },
  legalAge: 19,
  purchaseLimit: {
    dried: 30,
    perDriedGram: { fresh: 5, solid: 15, 'non-solid': 70, beverage: 570, concentrate: 0.25, seed: 1 }
  },
  features: { loyalty: false, reviews: false, tips: false, effects: false },
  slotCapacity: 50,
  ...changes
})

/** Returns a size of a product: by default 3.5 g for $10.00, with 20 in stock at each open store. */
export const makeVariant = (changes: Partial<SeedVariant> = {}): SeedVariant => ({
  size: words('3.5 g', '3,5 g'),
  price: 1000,
  salePrice: null,
  saleName: null,
  weight: 3.5,
  equivalent: null,
  stock: { 'queen-west': 20, calgary: 20 },
  ...changes
})

/** Returns a product of the fixture; dried flower by default. */
export const makeProduct = (slug: string, changes: Partial<SeedProduct> = {}): SeedProduct => ({
  slug,
  name: words(slug),
  brand: 'House',
  category: 'flower',
  subCategory: null,
  form: 'flower',
  limitClass: 'dried',
  strain: null,
  strainType: null,
  thc: { min: 18, max: 22, unit: '%' },
  cbd: null,
  description: words(`About ${slug}`, `Sur ${slug}`),
  terpenes: [],
  ingredients: null,
  allergens: null,
  discontinued: false,
  featured: false,
  daysOnMenu: 100,
  effects: [],
  rating: { sum: 0, count: 0 },
  variants: [makeVariant()],
  ...changes
})

const of = (
  category: SeedProduct['category'],
  limitClass: SeedProduct['limitClass'],
  variant: Partial<SeedVariant>
) => ({
  category,
  limitClass,
  variants: [makeVariant(variant)]
})

/** A small shop with a product for every case. */
export const fixture: Seed = {
  business: {
    name: 'Shop',
    logo: null,
    phone: '+1 416-555-0100',
    email: 'hello@shop.example',
    currency: 'CAD',
    ageGate: 'yes-no'
  },
  locations: [
    makeLocation(),
    makeLocation({
      slug: 'calgary',
      name: words('Calgary'),
      timezone: 'America/Edmonton',
      legalAge: 18,
      address: { ...makeLocation().address, city: 'Calgary', province: 'AB' },
      pickupSettings: { isEnabled: true, orderPrepTime: null },
      deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: true, zones: [] }
    }),
    makeLocation({ slug: 'shut', name: words('Shut', 'Fermé'), isOpen: false }),
    makeLocation({ slug: 'small', name: words('Small', 'Petit'), slotCapacity: 2 })
  ],
  categories: [
    {
      slug: 'flower',
      name: words('Flower', 'Fleurs'),
      parent: null,
      thc_cbd_value_type: '%',
      form: 'flower',
      sort_order: 1
    },
    {
      slug: 'small-buds',
      name: words('Small buds', 'Petites têtes'),
      parent: 'flower',
      thc_cbd_value_type: '%',
      form: 'flower',
      sort_order: 1
    },
    {
      slug: 'other',
      name: words('Other', 'Autres'),
      parent: null,
      thc_cbd_value_type: 'mg',
      form: 'edible',
      sort_order: 2
    },
    { slug: 'empty', name: words('Empty', 'Vide'), parent: null, thc_cbd_value_type: 'mg', form: 'oil', sort_order: 3 }
  ],
  products: [
    makeProduct('zebra', { name: words('Zebra', 'Zèbre'), featured: true }),
    makeProduct('apple', {
      name: words('apple', 'Éclat'),
      subCategory: 'small-buds',
      strain: 'Apple',
      strainType: 'hybrid',
      terpenes: [
        { name: words('Linalool', 'Linalol'), percent: 0.3 },
        { name: words('Myrcene', 'Myrcène'), percent: 1.2 },
        { name: words('Bisabolol'), percent: 0.1 },
        { name: words('Limonene', 'Limonène'), percent: 0.5 }
      ],
      variants: [
        makeVariant({ size: words('1 g'), price: 500, salePrice: 450, weight: 1 }),
        makeVariant({ size: words('7 g'), price: 3000, weight: 7, stock: { 'queen-west': 3 } })
      ]
    }),
    makeProduct('Mango'.toLowerCase(), { name: words('Mango', 'Mangue') }),
    makeProduct('sold-out', { variants: [makeVariant({ stock: { 'queen-west': 0, calgary: 4 } })] }),
    makeProduct('gone', { discontinued: true }),
    makeProduct('calgary-only', { variants: [makeVariant({ stock: { calgary: 9 } })] }),
    makeProduct('five-left', { variants: [makeVariant({ weight: 1, stock: { 'queen-west': 5 } })] }),
    makeProduct('two-left', { variants: [makeVariant({ weight: 1, stock: { 'queen-west': 2 } })] }),
    makeProduct('at-small', { variants: [makeVariant({ weight: 1, stock: { small: 500 } })] }),
    makeProduct('at-shut', { variants: [makeVariant({ weight: 1, stock: { shut: 5 } })] }),
    makeProduct(
      'gummies',
      of('other', 'solid', { size: words('10 g'), weight: 10, price: 699, stock: { 'queen-west': 99 } })
    ),
    makeProduct('stated', of('other', 'solid', { weight: 150, equivalent: 0.5, stock: { 'queen-west': 99 } })),
    makeProduct('drink', of('other', 'beverage', { size: words('355 mL'), weight: 355, stock: { 'queen-west': 99 } })),
    makeProduct('shatter', of('other', 'concentrate', { size: words('1 g'), weight: 1, stock: { 'queen-west': 99 } })),
    makeProduct('oil', of('other', 'non-solid', { weight: 35, stock: { 'queen-west': 99 } })),
    makeProduct('fresh', of('other', 'fresh', { weight: 5, stock: { 'queen-west': 99 } })),
    makeProduct(
      'seeds',
      of('other', 'seed', { size: words('4 seeds', '4 graines'), weight: 4, stock: { 'queen-west': 99 } })
    ),
    makeProduct('grinder', of('other', 'accessory', { weight: 250, stock: { 'queen-west': 99 } }))
  ],
  people,
  rewards,
  promos: []
}
