import type { Listing, StaffOrder } from '../../../src/contract/staff/staff-board.ts'
import type { FeedKey } from '../../../src/contract/feed/feed-keys.ts'
import type { ShopCopy } from '../../../src/contract/staff/copies.ts'
import type { AuditEntry } from '../../../src/contract/staff/staff-audit.ts'
import type { EditableHours } from '../../../src/contract/staff/staff-hours.ts'
import type { ListedMember } from '../../../src/contract/staff/staff-member.ts'
import type { StaffKiosk } from '../../../src/contract/kiosk/kiosk.ts'
import { kensington, line, NOW, order, queenWest } from '../../screens/support/samples.ts'

export { kensington, NOW }

/** The stores of the retailer; Queen West is selected first. */
export const stores = [queenWest, kensington].map(store => ({ ...store, isListed: true }))

/** An instant some minutes after now. */
export const inMinutes = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString()

/** A slot of fifteen minutes that begins some minutes after now. */
export const slotIn = (minutes: number): StaffOrder['slot'] => ({
  ...order.slot,
  start: inMinutes(minutes),
  end: inMinutes(minutes + 15)
})

/** A new order of Élise, to be picked up at 6 pm. */
export const elisesOrder: StaffOrder = {
  ...order,
  status: 'placed',
  customer: { first_name: 'Élise', last_name: 'Tremblay', phone: '416 555-0134', email: 'elise@example.com' },
  hold: null,
  pending: null,
  dob: null
}

/** A new order of Sam, to be picked up at 7 pm. */
export const samsOrder: StaffOrder = {
  ...elisesOrder,
  id: 'o2',
  number: 'QW-1002',
  pickupCode: 'X3B9',
  slot: slotIn(100),
  customer: { first_name: 'Sam', last_name: 'Li', phone: '416 555-0199', email: 'sam@example.com' },
  lines: [{ ...line, id: 'n2', name: 'Cloudberry Soft Chews', brand: 'Boréale', variantName: '2 × 4.5 g', quantity: 1 }]
}

/** Where the customer of a curbside order waits. */
export const atCurb = (minutesAgo: number): StaffOrder['curbside'] => ({
  car: 'Blue hatchback',
  spot: 'Spot 4',
  at: inMinutes(-minutesAgo)
})

export const ferry: Listing = {
  variant: 'v1',
  name: 'Night Ferry',
  brand: 'Cold Harbour',
  variantName: '3.5 g',
  stock: 12,
  available: true
}

export const chews: Listing = {
  ...ferry,
  variant: 'v3',
  name: 'Cloudberry Soft Chews',
  brand: 'Boréale',
  variantName: '2 × 4.5 g',
  stock: 0
}

export const hours: EditableHours = {
  openingHours: queenWest.openingHours,
  deliveryHours: queenWest.openingHours.map(entry => ({ ...entry, openTime: '11:00', closeTime: '20:00' })),
  specialHours: [
    {
      date: '2026-12-25',
      openTime: '10:00',
      closeTime: '18:00',
      isOpen: false,
      name: { en: 'Christmas Day', fr: 'Noël' }
    }
  ]
}

export const counter: StaffKiosk = {
  id: 'kiosk1',
  name: 'Counter',
  letter: 'A',
  location: 'queen-west',
  hasReader: false,
  version: '1.2.3',
  isOnline: true,
  seenAt: inMinutes(-1),
  waiting: 2,
  refused: 1,
  reader: null,
  lastOrder: { number: 'QW-1042', at: inMinutes(-10) }
}

export const atWindow: StaffKiosk = {
  ...counter,
  id: 'kiosk2',
  name: 'Window',
  letter: 'B',
  isOnline: false,
  seenAt: inMinutes(-24 * 60),
  waiting: 0,
  refused: 0,
  lastOrder: null
}

/** A manager: the one who is signed in unless a test says otherwise. */
export const mira: ListedMember = {
  id: 'm1',
  name: 'Mira Roy',
  email: 'mira@example.com',
  role: 'manager',
  locations: null,
  isActive: true,
  hasPassword: true
}

/** One of the staff, who is no manager. */
export const theo: ListedMember = { ...mira, id: 'm2', name: 'Theo Park', email: 'theo@example.com', role: 'staff' }

export const entry: AuditEntry = {
  id: 'e1',
  at: inMinutes(-5),
  member: 'Theo Park',
  action: 'order-status',
  detail: 'completed, identification checked',
  ok: true,
  location: 'Queen West',
  order: 'QW-1001',
  product: null
}

/** A copy of the shop that was sent an hour ago. */
export const shopCopy: ShopCopy = {
  id: 'c1',
  state: 'done',
  memberName: 'Mira Roy',
  createdAt: new Date(NOW - 3_600_000).toISOString(),
  records: 1204,
  bytes: 2_340_000
}

/** A key of the feed that a till uses. */
export const till: FeedKey = {
  id: 'k1',
  name: 'Till',
  prefix: 'feed_abcd',
  scopes: ['stock'],
  locations: ['queen-west'],
  createdBy: 'Mira Roy',
  createdAt: entry.at,
  lastUsedAt: entry.at,
  isActive: true
}
