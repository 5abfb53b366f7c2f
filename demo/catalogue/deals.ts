import type { SeedDeal, SeedText } from '../../src/server/seed/types.ts'

const text = (en: string, fr: string): SeedText => ({ en, fr })

/** The demo shop's deals: a happy hour on Tuesdays, a bundle, and one on staff picks. */
export const deals: SeedDeal[] = [
  {
    id: 'happy-hour',
    name: text('Happy hour, 20% off beverages', 'Heure joyeuse, 20\u00a0% sur les boissons'),
    takes: { kind: 'percent', percent: 20, of: { categories: ['beverages'] } },
    times: { weekly: [{ day: 2, from: '16:00', to: '20:00' }] },
    combines: true
  },
  {
    id: 'two-topicals',
    name: text('Any two topicals for $40', 'Deux produits topiques pour 40\u00a0$'),
    takes: { kind: 'bundle_price', parts: [{ of: { categories: ['topicals'] }, count: 2 }], price: 4000 },
    combines: true
  },
  {
    id: 'staff-picks',
    name: text('Three staff picks, 15% off', 'Trois coups de cœur de l’équipe, 15\u00a0% de rabais'),
    takes: { kind: 'percent', percent: 15, of: { tags: ['staff-pick'] }, from: 3 },
    combines: true
  }
]
