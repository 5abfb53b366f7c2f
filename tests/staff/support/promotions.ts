import type {
  EditedBanner,
  EditedCode,
  EditedDeal,
  EditedLoyalty,
  EditedReward,
  ListedSale
} from '../../../src/contract/staff/staff-catalogue.ts'

/** A deal in weekly hours. */
export const happyHour: EditedDeal = {
  id: 'h1',
  uses: 3,
  fields: {
    name: { en: 'Happy hour', fr: 'Cinq à sept' },
    takes: { kind: 'percent', percent: 10, of: { categories: ['edibles'] } },
    minimum: 0,
    times: { starts: null, ends: null, weekly: [{ day: 5, from: '16:00', to: '19:00' }] },
    methods: null,
    locations: null,
    perPerson: null,
    combines: false,
    sortOrder: 0
  }
}

/** A code of one store, which ends. */
export const welcome: EditedCode = {
  id: 'w1',
  uses: 0,
  fields: {
    code: 'WELCOME',
    name: { en: 'Welcome', fr: 'Bienvenue' },
    takes: { kind: 'amount', cents: 500 },
    minimum: 4000,
    startsAt: null,
    endsAt: '2026-11-23T05:00:00.000Z',
    methods: null,
    locations: ['kensington'],
    firstOrder: true,
    perPerson: 1,
    most: null,
    combines: false
  }
}

/** A banner at the top of the menu, with everything that a banner has. */
export const coldShelf: EditedBanner = {
  id: 'b1',
  shown: '/pictures/cold.svg',
  fields: {
    place: 'menu',
    title: { en: 'The cold shelf is full', fr: 'Le frigo est plein' },
    text: { en: 'Drinks and iced teas.', fr: 'Boissons et thés glacés.' },
    picture: '/pictures/cold.svg',
    alt: { en: 'A can', fr: 'Une canette' },
    link: { kind: 'category', category: 'edibles' },
    times: { starts: null, ends: null, weekly: [{ day: 6, from: '10:00', to: '18:00' }] },
    locations: null,
    sortOrder: 0
  }
}

/** A reward without times. */
export const fiveOff: EditedReward = {
  id: 'r1',
  fields: {
    name: { en: 'Five dollars', fr: 'Cinq dollars' },
    points: 500,
    value: 500,
    startsAt: null,
    endsAt: null,
    sortOrder: 0
  }
}

/** A point for each dollar, and two tiers. */
export const pointsRules: EditedLoyalty = {
  pointsPerDollar: 1,
  pointValue: 1,
  tiers: [
    { name: { en: 'Seedling', fr: 'Semis' }, from: 0, bonus: 0 },
    { name: { en: 'Bloom', fr: 'Floraison' }, from: 250, bonus: 25 }
  ]
}

/** A sale on Fridays in two stores. */
export const fridaySale: ListedSale = {
  id: 'queen-west/v1',
  name: { en: 'Friday sale', fr: 'Solde du vendredi' },
  times: { starts: null, ends: null, weekly: [{ day: 5, from: '10:00', to: '20:00' }] },
  prices: ['queen-west/v1', 'queen-west/v2', 'kensington/v1'],
  stores: ['queen-west', 'kensington'],
  sizes: 2
}
