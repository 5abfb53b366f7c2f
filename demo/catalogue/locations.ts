import type { HoursEntry, PurchaseLimit } from '../../src/contract/store/location.ts'
import type { SeedLocation } from '../../src/server/seed/types.ts'
import { downtown, eastSide, highPark, innerCity, westEnd } from './zones.ts'

/** Schedule 3 of the Cannabis Act (SPEC C10). */
const purchaseLimit: PurchaseLimit = {
  dried: 30,
  perDriedGram: { fresh: 5, solid: 15, 'non-solid': 70, beverage: 570, concentrate: 0.25, seed: 1 }
}

/**
 * One entry per day starting on Sunday, written `09:00-23:00`; `-` is a closed day, `+` separates two ranges of a day.
 */
function week(...days: string[]): HoursEntry[] {
  return days.flatMap((text, day) =>
    text.split('+').map(range => {
      if (range === '-') return { day, openTime: '00:00', closeTime: '00:00', isOpen: false }
      const [openTime = '', closeTime = ''] = range.split('-')
      return { day, openTime, closeTime, isOpen: true }
    })
  )
}

/** Holidays of every store, with the hours of Christmas Eve. */
function holidays(eve: [string, string]): SeedLocation['specialHours'] {
  const closed = { openTime: '00:00', closeTime: '00:00', isOpen: false }
  const [openTime, closeTime] = eve
  return [
    { date: '2026-12-24', openTime, closeTime, isOpen: true, name: { en: 'Christmas Eve', fr: 'Veille de Noël' } },
    { date: '2026-12-25', ...closed, name: { en: 'Christmas Day', fr: 'Noël' } },
    {
      date: '2026-12-31',
      openTime,
      closeTime,
      isOpen: true,
      name: { en: 'New Year’s Eve', fr: 'Veille du jour de l’An' }
    },
    { date: '2027-01-01', ...closed, name: { en: 'New Year’s Day', fr: 'Jour de l’An' } }
  ]
}

const ontario = {
  isOpen: true,
  timezone: 'America/Toronto',
  legalAge: 19,
  purchaseLimit,
  features: { loyalty: false, reviews: false, tips: false, effects: false },
  cards: null,
  asksDateOfBirth: false
}

/** The fake card provider; its script is served by the demo server. */
const fakeCards: SeedLocation['cards'] = {
  provider: 'stand-in',
  script: '/stand-ins/cards.js',
  application: null,
  store: null,
  mode: 'test',
  wallets: ['demo_pay']
}

const licence = { licenceHolder: 'Linden & Slate Retail Inc.', licenceIssuer: 'AGCO' }

/** The stores; all addresses, licence numbers and phone numbers are fictional. */
export const locations: SeedLocation[] = [
  {
    ...ontario,
    slug: 'queen-west',
    cards: fakeCards,
    name: { en: 'Queen West', fr: 'Queen Ouest' },
    openingHours: week('10:00-22:00', ...Array<string>(4).fill('09:00-22:00'), '09:00-23:00', '09:00-23:00'),
    deliveryHours: week('12:00-20:00', ...Array<string>(4).fill('11:00-21:00'), '11:00-22:00', '11:00-22:00'),
    specialHours: holidays(['10:00', '18:00']),
    pickupSettings: { isEnabled: true, orderPrepTime: 20 },
    curbsideSettings: { isEnabled: true },
    deliverySettings: {
      isEnabled: true,
      orderPrepTime: 45,
      orderCutOff: '19:00',
      afterHoursOrdering: true,
      zones: [westEnd, highPark]
    },
    phone: '+1 416-555-0141',
    email: 'queen-west@lindenandslate.example',
    address: {
      line1: '718 Queen Street West',
      unit: null,
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M6J 1E8',
      country: 'CA',
      lat: 43.6468,
      lng: -79.4068
    },
    compliance: { ...licence, licenceNumber: 'CRSA1200141', storeName: 'Linden & Slate Queen West' },
    slotCapacity: 6
  },
  {
    ...ontario,
    slug: 'kensington',
    name: { en: 'Kensington Market', fr: 'Marché Kensington' },
    openingHours: week('11:00-20:00', '-', ...Array<string>(3).fill('10:00-21:00'), '10:00-23:00', '10:00-23:00'),
    deliveryHours: week('-', '-', ...Array<string>(3).fill('12:00-20:00'), '12:00-21:00', '12:00-21:00'),
    specialHours: holidays(['11:00', '17:00']),
    pickupSettings: { isEnabled: true, orderPrepTime: null },
    curbsideSettings: { isEnabled: false },
    deliverySettings: { isEnabled: true, orderPrepTime: null, afterHoursOrdering: false, zones: [downtown] },
    phone: '+1 416-555-0142',
    email: 'kensington@lindenandslate.example',
    address: {
      line1: '211 Augusta Avenue',
      unit: 'Unit 2',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5T 2L4',
      country: 'CA',
      lat: 43.6541,
      lng: -79.4014
    },
    compliance: { ...licence, licenceNumber: 'CRSA1200142', storeName: 'Linden & Slate Kensington Market' },
    slotCapacity: 4
  },
  {
    ...ontario,
    slug: 'byward-market',
    name: { en: 'ByWard Market', fr: 'Marché By' },
    openingHours: week(
      '11:00-21:00',
      ...Array<string>(3).fill('10:00-14:00+15:00-22:00'),
      ...Array<string>(3).fill('10:00-23:00')
    ),
    deliveryHours: week(...Array<string>(7).fill('12:00-20:00')),
    specialHours: holidays(['10:00', '16:00']),
    pickupSettings: { isEnabled: true, orderPrepTime: 30 },
    curbsideSettings: { isEnabled: true },
    deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: false, zones: [] },
    phone: '+1 613-555-0143',
    email: 'byward@lindenandslate.example',
    address: {
      line1: '88 Clarence Street',
      unit: null,
      city: 'Ottawa',
      province: 'ON',
      postalCode: 'K1N 5P5',
      country: 'CA',
      lat: 45.4288,
      lng: -75.6921
    },
    compliance: { ...licence, licenceNumber: 'CRSA1200143', storeName: 'Linden & Slate ByWard Market' },
    slotCapacity: 5
  },
  {
    ...ontario,
    slug: 'inglewood',
    cards: fakeCards,
    name: { en: 'Inglewood', fr: 'Inglewood' },
    timezone: 'America/Edmonton',
    openingHours: week('10:00-22:00', ...Array<string>(4).fill('10:00-00:00'), '10:00-02:00', '10:00-02:00'),
    deliveryHours: week('12:00-21:00', ...Array<string>(4).fill('11:00-22:00'), '11:00-23:00', '11:00-23:00'),
    specialHours: holidays(['10:00', '18:00']),
    pickupSettings: { isEnabled: true, orderPrepTime: 15 },
    curbsideSettings: { isEnabled: true },
    deliverySettings: { isEnabled: true, orderPrepTime: 60, afterHoursOrdering: true, zones: [innerCity] },
    phone: '+1 403-555-0144',
    email: 'inglewood@lindenandslate.example',
    address: {
      line1: '1217 9 Avenue SE',
      unit: null,
      city: 'Calgary',
      province: 'AB',
      postalCode: 'T2G 0S9',
      country: 'CA',
      lat: 51.0404,
      lng: -114.0292
    },
    compliance: {
      ...licence,
      licenceIssuer: 'AGLC',
      licenceNumber: '790144-1',
      storeName: 'Linden & Slate Inglewood'
    },
    legalAge: 18,
    features: { loyalty: true, reviews: false, tips: true, effects: false },
    slotCapacity: 6
  },
  {
    ...ontario,
    slug: 'mount-pleasant',
    cards: fakeCards,
    name: { en: 'Mount Pleasant', fr: 'Mount Pleasant' },
    timezone: 'America/Vancouver',
    // Stores in British Columbia close at 23:00 at the latest.
    openingHours: week('10:00-21:00', ...Array<string>(4).fill('09:00-22:00'), '09:00-23:00', '09:00-23:00'),
    deliveryHours: week('12:00-20:00', ...Array<string>(6).fill('11:00-21:00')),
    specialHours: holidays(['10:00', '18:00']),
    pickupSettings: { isEnabled: true, orderPrepTime: 20 },
    curbsideSettings: { isEnabled: false },
    deliverySettings: { isEnabled: true, orderPrepTime: 60, afterHoursOrdering: true, zones: [eastSide] },
    phone: '+1 604-555-0145',
    email: 'mount-pleasant@lindenandslate.example',
    address: {
      line1: '2416 Main Street',
      unit: null,
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V5T 3E2',
      country: 'CA',
      lat: 49.2628,
      lng: -123.1008
    },
    compliance: {
      ...licence,
      licenceIssuer: 'LCRB',
      licenceNumber: '450145',
      storeName: 'Linden & Slate Mount Pleasant'
    },
    slotCapacity: 5
  }
]
