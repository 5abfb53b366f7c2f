import type { EditedCode, EditedDeal } from '../../../src/contract/staff/staff-catalogue.ts'

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
