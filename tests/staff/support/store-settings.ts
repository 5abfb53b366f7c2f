import type { ReplyOf } from '../../../src/contract/http/endpoint.ts'
import type { EditedStore, EditedZone, readStoreSettings } from '../../../src/contract/staff/store-settings.ts'

const corner = (lat: number, lng: number) => ({ lat, lng })

export const westEnd: EditedZone = {
  id: 'west-end',
  fields: {
    name: 'West End',
    postalPrefixes: ['M6J', 'M6K'],
    polygon: [corner(43.63, -79.4), corner(43.63, -79.46), corner(43.67, -79.43)],
    fee: 500,
    minimum: 4000,
    freeFrom: 10_000,
    hours: null
  }
}

export const queenSettings: EditedStore = {
  slug: 'queen-west',
  timezone: 'America/Toronto',
  province: 'ON',
  provinceName: 'Ontario',
  country: 'CA',
  fields: {
    isListed: true,
    name: { en: 'Queen West', fr: 'Queen Ouest' },
    line1: '718 Queen Street West',
    addressUnit: null,
    city: 'Toronto',
    postalCode: 'M6J 1E8',
    lat: 43.6468,
    lng: -79.4068,
    phone: '+1 416-555-0141',
    email: 'queen-west@shop.example',
    licenceHolder: 'Shop Inc.',
    licenceNumber: 'CRSA1',
    licenceIssuer: 'AGCO',
    licenceName: 'Shop Queen West',
    pickup: true,
    curbside: true,
    delivery: true,
    pickupPrepTime: 20,
    deliveryPrepTime: null,
    pickupCutOff: null,
    curbsideCutOff: null,
    deliveryCutOff: '19:00',
    afterHours: null,
    slotMinutes: 15,
    slotCapacity: 6,
    deliveryCapacity: null,
    asksDateOfBirth: false,
    loyalty: false,
    reviews: false,
    tips: false,
    effects: false,
    suggestions: true,
    confirmsOrders: false,
    alertPhone: null,
    alertEmail: null,
    receiptNote: null
  },
  zones: [westEnd]
}

export const settings: ReplyOf<typeof readStoreSettings> = {
  business: {
    canEdit: true,
    fields: {
      name: 'Shop',
      phone: null,
      email: 'hello@shop.example',
      logo: null,
      ageGate: 'date-of-birth',
      guestCheckout: false,
      privacy: 'https://shop.example/privacy',
      terms: null,
      allowedOrigins: ['https://shop.example'],
      emailNote: null,
      searchWords: []
    }
  },
  stores: [
    queenSettings,
    {
      ...queenSettings,
      slug: 'kensington',
      fields: { ...queenSettings.fields, name: { en: 'Kensington', fr: 'Kensington' }, delivery: false },
      zones: []
    }
  ]
}
