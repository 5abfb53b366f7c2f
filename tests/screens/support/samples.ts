import type { Cart, CartLine } from '../../../src/contract/cart/cart.ts'
import type { StoreLocation } from '../../../src/contract/store/location.ts'
import type { Category, Product, Variant } from '../../../src/contract/catalog/menu.ts'
import type { ProductDetail } from '../../../src/contract/catalog/product-detail.ts'
import type { Session } from '../../../src/contract/account/session.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { canadianLimit } from '../../../src/rules/cart/limit.ts'

/** A Saturday, 5:20 pm in Toronto. */
export const NOW = Date.parse('2026-11-21T17:20:00-05:00')

const week = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime: '09:00', closeTime: '23:00', isOpen: true }))

export const queenWest: StoreLocation = {
  id: 'l1',
  slug: 'queen-west',
  name: 'Queen West',
  isOpen: true,
  timezone: 'America/Toronto',
  openingHours: week,
  deliveryHours: [],
  specialHours: [],
  curbsideSettings: { isEnabled: false },
  cards: null,
  asksDateOfBirth: false,
  pickupSettings: { isEnabled: true, orderPrepTime: 20 },
  deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: false, zones: [] },
  contact_details: [{ type: 'phone', label: 'Store', value: '+1 416-555-0141' }],
  address: {
    line1: '718 Queen Street West',
    unit: null,
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M6J 1E8',
    country: 'CA',
    lat: 43.6,
    lng: -79.4
  },
  compliance: {
    licenceHolder: 'Linden & Slate Retail Inc.',
    licenceNumber: 'CRSA1200141',
    licenceIssuer: 'AGCO',
    storeName: 'Linden & Slate Queen West'
  },
  legalAge: 19,
  purchaseLimit: canadianLimit,
  features: { loyalty: false, reviews: false, tips: false, effects: false },
  menuUpdatedAt: '2026-11-21T10:00:00-05:00'
}

export const kensington: StoreLocation = {
  ...queenWest,
  id: 'l2',
  slug: 'kensington',
  name: 'Kensington',
  compliance: { ...queenWest.compliance, licenceNumber: 'CRSA1200142', storeName: 'Linden & Slate Kensington' },
  openingHours: week.map(entry => ({ ...entry, openTime: '10:00', closeTime: '17:00' }))
}

export const small: Variant = {
  id: 'v1',
  name: '3.5 g',
  price: 3295,
  salePrice: null,
  saleName: null,
  available: true,
  stock: 12,
  weight: 3.5,
  equivalent: null
}

export const large: Variant = { ...small, id: 'v2', name: '7 g', price: 5995, salePrice: 4995, stock: 2, weight: 7 }

export const nightFerry: Product = {
  id: 'p1',
  slug: 'night-ferry',
  name: 'Night Ferry',
  brand: 'Cold Harbour',
  category: 'c1',
  subCategory: null,
  form: 'flower',
  limitClass: 'dried',
  strain: 'Ferry Cut',
  strainType: 'indica',
  thc: { min: 22, max: 26, unit: '%' },
  cbd: { min: 0, max: 0.5, unit: '%' },
  picture: '/pictures/night-ferry.svg',
  discontinued: false,
  featured: false,
  addedAt: null,
  effects: [],
  rating: null,
  alternative: null,
  variants: [small, large]
}

export const softChews: Product = {
  ...nightFerry,
  id: 'p2',
  slug: 'cloudberry-soft-chews',
  name: 'Cloudberry Soft Chews',
  brand: 'Boréale',
  category: 'c2',
  form: 'edible',
  limitClass: 'solid',
  strain: null,
  strainType: null,
  thc: { min: 10, max: 10, unit: 'mg' },
  cbd: null,
  variants: [{ ...small, id: 'v3', name: '2 × 4.5 g', price: 599, stock: 0, weight: 9 }]
}

export const flower: Category = {
  id: 'c1',
  slug: 'flower',
  name: 'Dried flower',
  thc_cbd_value_type: '%',
  subCategory: [],
  sort_order: 1,
  parent_category: null,
  form: 'flower',
  picture: null,
  productCount: 1
}

export const edibles: Category = {
  ...flower,
  id: 'c2',
  slug: 'edibles',
  name: 'Edibles',
  form: 'edible',
  sort_order: 2
}

export const detail: ProductDetail = {
  ...nightFerry,
  pictureAlt: null,
  aboutBrand: null,
  description: 'Whole buds grown in Nova Scotia.',
  terpenes: [{ name: 'Myrcene', percent: 1.2 }],
  ingredients: null,
  allergens: 'Sesame',
  elsewhere: [{ location: 'kensington', name: 'Kensington', stock: 3 }]
}

export const line: CartLine = {
  id: 'n1',
  variant: 'v1',
  product: 'p1',
  productSlug: 'night-ferry',
  name: 'Night Ferry',
  brand: 'Cold Harbour',
  variantName: '3.5 g',
  picture: null,
  quantity: 2,
  note: null,
  stock: 12,
  unitPrice: 2995,
  regularPrice: 3295,
  total: 5990,
  limitClass: 'dried',
  equivalent: 7,
  problem: null
}

export const cart: Cart = {
  id: 'k1',
  version: 1,
  location: 'queen-west',
  method: 'pickup',
  lines: [line],
  count: 2,
  subtotal: 5990,
  savings: 600,
  deals: [],
  hints: [],
  promos: [],
  delivery: null,
  fee: 0,
  deposits: 0,
  taxes: [{ name: 'HST', amount: 779 }],
  tip: 0,
  total: 6769,
  currency: 'CAD',
  equivalent: 7,
  cartFull: { active: false, limit: 30, exceedValue: 0 },
  orderLoyalty: { pointsRedeemed: 0, amount: 0 },
  orderReward: { points: 0, id: null, name: null, amount: 0 },
  points_redeemable: 0
}

export const alex: Session = {
  token: 't1',
  userDetails: {
    token: 't1',
    firstName: 'Alex',
    lastName: 'Moreau',
    email: 'alex@example.com',
    phone: '+1 416-555-0161',
    dob: '1988-04-12',
    emailNotification: true,
    smsNotification: false,
    marketing: true
  },
  userLoyaltyDetails: { points: 320, badges: [], tiers: [] }
}

const { stock: _stock, problem: _problem, ...ordered } = line

export const order: Order = {
  id: 'o1',
  number: 'QW-1001',
  pickupCode: 'K7P4',
  status: 'confirmed',
  history: [
    { status: 'placed', at: '2026-11-21T17:20:00-05:00' },
    { status: 'confirmed', at: '2026-11-21T17:24:00-05:00' }
  ],
  placedAt: '2026-11-21T17:20:00-05:00',
  location: 'queen-west',
  method: 'pickup',
  slot: {
    id: '2026-11-21 06:00 pm',
    start: '2026-11-21T18:00:00-05:00',
    end: '2026-11-21T18:15:00-05:00',
    available: true
  },
  customer: { first_name: 'Ada', last_name: 'Ng', phone: '4165550134', email: 'ada@example.com' },
  notes: null,
  orderLoyalty: { pointsRedeemed: 0, amount: 0, earned: 0 },
  orderReward: { points: 0, name: null, amount: 0 },
  tender: 'in_store',
  lines: [ordered],
  subtotal: 5990,
  savings: 600,
  deals: [],
  promos: [],
  fee: 0,
  deposits: 0,
  tip: 0,
  address: null,
  card: null,
  curbside: null,
  canCancel: true,
  cancelReason: null,
  refund: null,
  taxes: [{ name: 'HST', amount: 779 }],
  total: 6769,
  currency: 'CAD',
  equivalent: 7
}
