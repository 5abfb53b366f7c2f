import type { PromoKind } from '../server/db/schema.ts'
import type { CardSettings } from '../../src/contract/order/payment-settings.ts'
import type {
  Address,
  DeliveryZone,
  HoursEntry,
  PurchaseLimit,
  SpecialHours
} from '../../src/contract/store/location.ts'
import type { LimitClass, ProductForm, StrainType } from '../../src/contract/catalog/menu.ts'
import type { Method } from '../../src/contract/cart/method.ts'
import type { Potency, PotencyUnit } from '../../src/contract/catalog/potency.ts'

/** The same words in both languages. */
export interface SeedText {
  en: string
  fr: string
}

/** A category or, with `parent`, a subcategory; both named by slug. */
export interface SeedCategory {
  slug: string
  name: SeedText
  parent: string | null
  thc_cbd_value_type: PotencyUnit
  form: ProductForm
  sort_order: number
}

/** One size. `weight` is grams in the pack, pieces for seeds; `equivalent` is the dried grams stated on the label. */
export interface SeedVariant {
  size: SeedText
  price: number
  salePrice: number | null
  /** Why it is on sale; null where it is not, or where nothing is said. */
  saleName: SeedText | null
  weight: number
  equivalent: number | null
  /** Units per location slug; a location that is missing does not list the variant. */
  stock: Record<string, number>
}

export interface SeedProduct {
  slug: string
  name: SeedText
  brand: string
  category: string
  subCategory: string | null
  form: ProductForm
  limitClass: LimitClass
  strain: string | null
  strainType: StrainType | null
  thc: Potency | null
  cbd: Potency | null
  description: SeedText
  terpenes: { name: SeedText; percent: number }[]
  ingredients: SeedText | null
  allergens: SeedText | null
  discontinued: boolean
  featured: boolean
  /** Days since it came onto the menu, counted back from the day of the sowing. */
  daysOnMenu: number
  effects: SeedText[]
  /** The stars of its reviews together, and how many reviews there are. */
  rating: { sum: number; count: number }
  variants: SeedVariant[]
}

export interface SeedLocation {
  slug: string
  name: SeedText
  isOpen: boolean
  timezone: string
  openingHours: HoursEntry[]
  deliveryHours: HoursEntry[]
  specialHours: (Omit<SpecialHours, 'name'> & { name: SeedText })[]
  pickupSettings: { isEnabled: boolean; orderPrepTime: number | null; orderCutOff?: string | null | undefined }
  curbsideSettings: { isEnabled: boolean; orderCutOff?: string | null | undefined }
  /** Who takes cards there; its script's address begins with a slash where the demo server serves it. */
  cards: CardSettings | null
  asksDateOfBirth: boolean
  deliverySettings: {
    isEnabled: boolean
    orderPrepTime: number | null
    orderCutOff?: string | null | undefined
    afterHoursOrdering: boolean
    zones: DeliveryZone[]
  }
  phone: string
  email: string
  address: Address
  compliance: { licenceHolder: string; licenceNumber: string; licenceIssuer: string; storeName: string }
  legalAge: number
  purchaseLimit: PurchaseLimit
  features: { loyalty: boolean; reviews: boolean; tips: boolean; effects: boolean }
  /** Orders that one pickup slot takes. */
  slotCapacity: number
}

export interface SeedBusiness {
  name: string
  logo: string | null
  phone: string
  email: string
  currency: string
  ageGate: 'off' | 'yes-no' | 'date-of-birth' | 'account'
  /** Whether guests may order; left out, they may. */
  guestCheckout?: boolean
}

/** Somebody whom the retailer's app knows. */
export interface SeedPerson {
  key: string
  firstName: string
  lastName: string
  email: string
  phone: string
  dob: string | null
  language: keyof SeedText
  emailNotification: boolean
  smsNotification: boolean
  marketing: boolean
  points: number
}

/** Cents off an order that so many points are given for. */
export interface SeedReward {
  id: string
  name: SeedText
  points: number
  value: number
}

/** A code that takes something off; days are counted from the day of the sowing. */
export interface SeedPromo {
  code: string
  name: SeedText
  takes: PromoKind
  minimum?: number
  startsIn?: number
  endsIn?: number
  methods?: Method[]
  locations?: string[]
  firstOrder?: boolean
  perPerson?: number
  most?: number
  uses?: number
  combines?: boolean
}

/** All that a fresh demo shop holds. */
export interface Seed {
  business: SeedBusiness
  locations: SeedLocation[]
  categories: SeedCategory[]
  products: SeedProduct[]
  people: SeedPerson[]
  rewards: SeedReward[]
  promos: SeedPromo[]
}
