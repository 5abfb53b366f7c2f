import type { SeedPromo, SeedText } from '../../src/server/seed/types.ts'

const text = (en: string, fr: string): SeedText => ({ en, fr })

/** The demo shop's promo codes: one of each kind and for each refusal. */
export const promos: SeedPromo[] = [
  {
    code: 'WELCOME10',
    name: text('10% off your first order', '10\u00a0% sur votre première commande'),
    takes: { kind: 'percent', percent: 10 },
    firstOrder: true,
    combines: true
  },
  {
    code: 'QUEEN5',
    name: text('$5 off from $50 at Queen West', '5\u00a0$ de rabais dès 50\u00a0$ à Queen Ouest'),
    takes: { kind: 'amount', cents: 500 },
    minimum: 5000,
    locations: ['queen-west']
  },
  {
    code: 'PREROLL3',
    name: text('Three pre-rolls, 25% off the third', 'Trois préroulés, 25\u00a0% sur le troisième'),
    takes: { kind: 'buy_get', buy: 2, get: 1, percent: 25, of: { categories: ['pre-rolls'] } }
  },
  {
    code: 'BUNDLE',
    name: text('$6 off flower with an accessory', '6\u00a0$ de rabais\u00a0: fleurs et accessoire'),
    takes: {
      kind: 'bundle',
      parts: [
        { of: { categories: ['flower'] }, count: 1 },
        { of: { categories: ['accessories'] }, count: 1 }
      ],
      cents: 600
    },
    // Alberta forbids a discount on one thing for buying another.
    locations: ['queen-west', 'kensington', 'byward-market', 'mount-pleasant']
  },
  {
    code: 'PICKUP15',
    name: text('15% off pickup, up to $20', '15\u00a0% sur le ramassage, jusqu’à 20\u00a0$'),
    takes: { kind: 'percent', percent: 15, most: 2000 },
    methods: ['pickup']
  },
  {
    code: 'COMBO5',
    name: text('$5 off', '5\u00a0$ de rabais'),
    takes: { kind: 'amount', cents: 500 },
    combines: true,
    perPerson: 3
  },
  {
    code: 'SPRING',
    name: text('20% off for spring', '20\u00a0% pour le printemps'),
    takes: { kind: 'percent', percent: 20 },
    startsIn: -200,
    endsIn: -120
  },
  {
    code: 'NEWYEAR',
    name: text('20% off for the new year', '20\u00a0% pour la nouvelle année'),
    takes: { kind: 'percent', percent: 20 },
    startsIn: 40,
    endsIn: 70
  },
  {
    code: 'LASTONE',
    name: text('$10 off, once only', '10\u00a0$ de rabais, une seule fois'),
    takes: { kind: 'amount', cents: 1000 },
    most: 1,
    uses: 1
  }
]
