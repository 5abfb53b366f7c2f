import type { ShopFileInput } from './shop-file.ts'

const hours = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime: '10:00', closeTime: '21:00', isOpen: true }))

/** The categories of `docs/samples/new-shop.csv`: slug, names in English and French, unit of THC, and form. */
const shelves = [
  ['flower', 'Flower', 'Fleurs', '%', 'flower'],
  ['pre-rolls', 'Pre-rolls', 'Préroulés', '%', 'pre-roll'],
  ['vapes', 'Vapes', 'Vapoteuses', '%', 'vape'],
  ['concentrates', 'Concentrates', 'Extraits', 'mg/g', 'concentrate'],
  ['edibles', 'Edibles', 'Comestibles', 'mg', 'edible'],
  ['beverages', 'Beverages', 'Boissons', 'mg', 'beverage'],
  ['oils-capsules', 'Oils and capsules', 'Huiles et capsules', 'mg/mL', 'oil'],
  ['topicals', 'Topicals', 'Produits topiques', 'mg', 'topical'],
  ['accessories', 'Accessories', 'Accessoires', '%', 'accessory']
] as const

/** A store in Ontario. */
export const sampleStore: ShopFileInput['locations'][number] = {
  slug: 'main-street',
  name: { en: 'Main Street', fr: 'Rue Main' },
  isOpen: false,
  timezone: 'America/Toronto',
  openingHours: hours,
  deliveryHours: [],
  specialHours: [
    {
      date: '2027-01-01',
      openTime: '00:00',
      closeTime: '00:00',
      isOpen: false,
      name: { en: 'New Year’s Day', fr: 'Jour de l’An' }
    }
  ],
  pickupSettings: { isEnabled: true, orderPrepTime: 20 },
  curbsideSettings: { isEnabled: false },
  deliverySettings: {
    isEnabled: false,
    orderPrepTime: null,
    afterHoursOrdering: false,
    zones: [{ name: 'Downtown', postalPrefixes: ['M5H', 'M5J'], fee: 5, minimum: 40, freeFrom: 100 }]
  },
  cards: null,
  asksDateOfBirth: false,
  phone: '+1 416-555-0101',
  email: 'main-street@shop.example.com',
  address: {
    line1: '1 Main Street',
    unit: null,
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5H 2N2',
    country: 'CA',
    lat: 43.65,
    lng: -79.38
  },
  compliance: {
    licenceHolder: 'Your Company Inc.',
    licenceNumber: 'CRSA0000000',
    licenceIssuer: 'AGCO',
    storeName: 'Your shop'
  },
  legalAge: 19,
  purchaseLimit: {
    dried: 30,
    perDriedGram: { fresh: 5, solid: 15, 'non-solid': 70, beverage: 570, concentrate: 0.25, seed: 1 }
  },
  features: { loyalty: false, reviews: false, tips: false, effects: false },
  slotCapacity: 4
}

/** The template that `npm run shop:setup -- --sample` prints: one store in Ontario. */
export const sample: ShopFileInput = {
  business: {
    name: 'Your shop',
    logo: null,
    phone: '+1 416-555-0100',
    email: 'hello@shop.example.com',
    currency: 'CAD',
    market: null,
    ageGate: 'yes-no',
    guestCheckout: true,
    policies: { privacy: null, terms: null },
    kioskSettings: { logoutTime: 120, guestLogoutTime: 90 },
    allowedOrigins: ['https://www.shop.example.com/order/']
  },
  locations: [sampleStore],
  categories: shelves.map(([slug, en, fr, thc_cbd_value_type, form], at) => ({
    slug,
    name: { en, fr },
    parent: null,
    thc_cbd_value_type,
    form,
    sort_order: at + 1
  }))
}
