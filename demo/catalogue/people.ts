import type { SeedPerson } from '../../src/server/seed/types.ts'

/** Fictional people whom the demo's version of the retailer's app signs in; `key` identifies them in its links. */
export const people: SeedPerson[] = [
  {
    key: 'alex',
    firstName: 'Alex',
    lastName: 'Moreau',
    email: 'alex.moreau@lindenandslate.example',
    phone: '+1 416-555-0161',
    dob: '1988-04-12',
    language: 'en',
    emailNotification: true,
    smsNotification: false,
    marketing: true,
    points: 320
  },
  {
    key: 'camille',
    firstName: 'Camille',
    lastName: 'Roy',
    email: 'camille.roy@lindenandslate.example',
    phone: '+1 613-555-0162',
    dob: null,
    language: 'fr',
    emailNotification: false,
    smsNotification: true,
    marketing: false,
    points: 45
  }
]
