import type { Loyalty } from '../../../src/contract/account/loyalty.ts'
import type { Profile, SavedAddress } from '../../../src/contract/account/me.ts'

/** Alex's profile. */
export const profile: Profile = {
  first_name: 'Alex',
  last_name: 'Moreau',
  email: 'alex@example.com',
  pendingEmail: null,
  phone: '+1 416-555-0161',
  dob: '1988-04-12',
  emailNotification: true,
  smsNotification: false,
  marketing: false,
  phoneVerified: true,
  hasPassword: true,
  providers: []
}

/** A saved address of Alex's. */
export const home: SavedAddress = {
  id: 'a1',
  label: 'Home',
  line1: '12 Elm Street',
  unit: '4',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 1A1',
  notes: 'Buzz 4'
}

/** Alex's points, and the rewards of the store. */
export const loyalty: Loyalty = {
  points: 320,
  badges: [{ name: 'Regular' }],
  tiers: [
    { name: 'Seed', from: 0, bonus: 0 },
    { name: 'Leaf', from: 500, bonus: 0 }
  ],
  tier: 'Seed',
  next: { name: 'Leaf', missing: 150 },
  pointValue: 2,
  pointsPerDollar: 1,
  rewards: [
    { id: 'r1', name: 'Five dollars', points: 250, value: 500 },
    { id: 'r2', name: 'Ten dollars', points: 480, value: 1000 }
  ],
  ledger: [
    { id: 'l2', at: '2026-11-20T12:00:00-05:00', kind: 'redeemed', points: -30, order: 'QW-1002' },
    { id: 'l1', at: '2026-11-01T12:00:00-05:00', kind: 'earned', points: 300, order: 'QW-1001' }
  ]
}
