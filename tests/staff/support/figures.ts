import type { Figures } from '../../../src/contract/staff/figures.ts'

/** The figures of a day at Queen West: three orders, one of them refunded in part. */
export const dayFigures: Figures = {
  from: '2026-11-21',
  to: '2026-11-21',
  at: '2026-11-21T22:20:00.000Z',
  currency: 'CAD',
  locations: ['queen-west'],
  sold: {
    orders: 3,
    pieces: 7,
    gross: 123450,
    deals: 500,
    codes: 300,
    rewards: 0,
    points: 200,
    fees: 500,
    deposits: 30,
    taxes: 16000,
    tips: 700,
    total: 139680,
    saved: 100
  },
  refunded: { refunds: 1, goods: 1000, fees: 0, deposits: 10, taxes: 130, tips: 0, total: 1140 },
  taxes: [{ code: 'HST', name: 'HST', sold: 16000, refunded: 130 }],
  tenders: [
    { tender: 'card', brand: 'Visa', orders: 2, sold: 100000, refunded: 1140 },
    { tender: 'in_store', brand: null, orders: 1, sold: 39680, refunded: 0 }
  ],
  discounts: [
    { kind: 'deal', name: 'Two for $15', code: null, orders: 1, amount: 500 },
    { kind: 'code', name: 'Welcome', code: 'FIVE', orders: 1, amount: 300 },
    { kind: 'points', name: null, code: null, orders: 1, amount: 200 }
  ],
  products: [
    {
      product: 'p1',
      name: 'Night Ferry',
      brand: 'Cold Harbour',
      pieces: 2,
      gross: 100000,
      discounts: 800,
      refunded: 1
    },
    { product: 'p2', name: '=Chews', brand: 'Boréale', pieces: 5, gross: 23450, discounts: 200, refunded: 0 }
  ],
  otherProducts: undefined,
  days: [{ date: '2026-11-21', orders: 3, net: 121450, total: 138540 }],
  hours: [
    { hour: 12, orders: 1, net: 22450, total: 39680 },
    { hour: 14, orders: 2, net: 100000, total: 100000 }
  ],
  cancelled: [
    { kind: 'given', reason: 'Sold out', orders: 2, amount: 5000 },
    { kind: 'other', reason: null, orders: 1, amount: 900 }
  ],
  placed: 8,
  open: { orders: 2, total: 7000, paid: 3000 }
}
