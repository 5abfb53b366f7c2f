import type { OfferTimes } from '../../rules/promo/offer-times.ts'
import type { PromoKind } from '../../rules/promo/promo-kind.ts'
import type { StoredPolicies } from '../db/schema.ts'
import type { CardSettings } from '../../contract/order/card-settings.ts'
import type { Address, DeliveryZone, HoursEntry, PurchaseLimit, SpecialHours } from '../../contract/store/location.ts'
import type { LimitClass, ProductForm, StrainType } from '../../contract/catalog/menu.ts'
import type { BannerLink, BannerPlace } from '../../contract/catalog/banners.ts'
import type { Method } from '../../contract/cart/method.ts'
import type { MarketData } from '../../rules/market/market-data.ts'
import type { Containers } from '../../rules/deposit/deposit-of.ts'
import type { Potency, PotencyUnit } from '../../contract/catalog/potency.ts'

/** A text in both languages. */
export interface SeedText {
  en: string
  fr: string
}

/** A category or, with `parent`, a subcategory; both referenced by slug. */
export interface SeedCategory {
  slug: string
  name: SeedText
  parent: string | null
  thc_cbd_value_type: PotencyUnit
  form: ProductForm
  sort_order: number
}

/** A lot of a size, of which each store that has enough gets so many units. */
export interface SeedLot {
  number: string
  /** Days since it was packaged, counted back from the day of seeding; null if that isn't known. */
  daysAgo: number | null
  units: number
  thc: Potency | null
}

/**
 * One size. `weight` is grams in the pack, pieces for seeds; `equivalent` is the grams of dried cannabis stated on the
 * label.
 */
export interface SeedVariant {
  size: SeedText
  sku?: string
  /** 14 digits. */
  gtin?: string
  price: number
  salePrice: number | null
  /** Name of the sale; null if it is not on sale or has no name. */
  saleName: SeedText | null
  weight: number
  equivalent: number | null
  /** Its containers, for the deposit on them. */
  containers?: Containers
  /** Codes of the only taxes on it. */
  taxes?: string[]
  /** Units per location slug; locations without an entry don't list the variant. */
  stock: Record<string, number>
  /** The lots of that stock, in the order in which they came; the rest of it is without a lot. */
  lots?: SeedLot[]
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
  /** The retailer's tags; none by default. */
  tags?: string[]
  /** Days since it came onto the menu, counted back from the day of seeding. */
  daysOnMenu: number
  effects: SeedText[]
  /** Sum of its review stars, and number of reviews. */
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
  pickupSettings: {
    isEnabled: boolean
    orderPrepTime?: number | null | undefined
    orderCutOff?: string | null | undefined
  }
  curbsideSettings: { isEnabled: boolean; orderCutOff?: string | null | undefined }
  /** The card provider; its script's URL begins with a slash if the demo server serves it. */
  cards: CardSettings | null
  asksDateOfBirth: boolean
  deliverySettings: {
    isEnabled: boolean
    orderPrepTime?: number | null | undefined
    orderCutOff?: string | null | undefined
    afterHoursOrdering?: boolean | null | undefined
    zones: DeliveryZone[]
  }
  phone: string
  email: string
  address: Address
  compliance: { licenceHolder: string; licenceNumber: string; licenceIssuer: string; storeName: string }
  legalAge: number
  purchaseLimit: PurchaseLimit
  features: { loyalty: boolean; reviews: boolean; tips: boolean; effects: boolean }
  /** Orders per pickup slot. */
  slotCapacity: number
}

export interface SeedBusiness {
  name: string
  logo: string | null
  phone: string
  email: string
  currency: string
  /** Provinces with legal ages and taxes; Canada's by default. */
  market?: MarketData | null
  ageGate: 'off' | 'yes-no' | 'date-of-birth' | 'account'
  /** True if guests may order; the default. */
  guestCheckout?: boolean
  /** Addresses of the privacy policy and terms; none by default. */
  policies?: StoredPolicies | null
  /** Seconds without a touch after which a visit at a kiosk ends, as in the contract's `kioskSettings`. */
  logoutTime?: number
  guestLogoutTime?: number
}

/** A person known to the retailer's app. */
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

/** A discount in cents for a number of points. */
export interface SeedReward {
  id: string
  name: SeedText
  points: number
  value: number
}

/** A promo code; days are counted from the day of seeding. */
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

/** A deal, which applies without a code. */
export interface SeedDeal {
  id: string
  name: SeedText
  takes: PromoKind
  minimum?: number
  times?: OfferTimes
  methods?: Method[]
  locations?: string[]
  perPerson?: number
  combines?: boolean
}

/** A banner or announcement. */
export interface SeedBanner {
  id: string
  place: BannerPlace
  title: SeedText
  text?: SeedText
  picture?: string
  alt?: SeedText
  link?: BannerLink
  times?: OfferTimes
  locations?: string[]
}

/** The contents of a new demo shop. */
export interface Seed {
  business: SeedBusiness
  locations: SeedLocation[]
  categories: SeedCategory[]
  products: SeedProduct[]
  people: SeedPerson[]
  rewards: SeedReward[]
  promos: SeedPromo[]
  deals?: SeedDeal[]
  banners?: SeedBanner[]
}
