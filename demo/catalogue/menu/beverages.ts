import { make, range } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText, SeedVariant } from '../../../src/server/seed/types.ts'
import { capital, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'kind', 'en', 'fr', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Table & Tonic  | sparkling | Cucumber and Mint           | concombre et menthe             | 5   | <1 | 355mL:549=0.62 | F
  Table & Tonic  | sparkling | Grapefruit                  | pamplemousse                    | 10  | <1 | 355mL:649=0.62 | -
  Table & Tonic  | sparkling | Lemon and Verbena           | citron et verveine              | 2.5 | <1 | 355mL:449      | -
  Table & Tonic  | tonic     | Juniper Tonic               | Tonique au genièvre             | 10  | <1 | 222mL:599      | -
  Table & Tonic  | tonic     | Bitter Orange Aperitif      | Apéritif à l’orange amère       | 5   | 5  | 222mL:599      | by0
  Lockmaster     | sparkling | Dry Ginger                  | gingembre sec                   | 10  | <1 | 355mL:599/499  | F
  Lockmaster     | sparkling | Spruce Beer                 | bière d’épinette                | 5   | <1 | 355mL:549      | -
  Lockmaster     | sparkling | Iced Currant                | cassis glacé                    | 10  | 10 | 355mL:699      | ke0
  Lockmaster     | sparkling | Dealcoholized Dry Cider     | cidre sec désalcoolisé          | 10  | <1 | 355mL:649      | -
  Lockmaster     | tonic     | Classic Tonic               | Tonique classique               | 2.5 | <1 | 222mL:449      | -
  Marram         | sparkling | Sea Buckthorn               | argousier                       | 5   | <1 | 355mL:599      | -
  Marram         | sparkling | Plain Soda                  | soda nature                     | 10  | <1 | 355mL:549      | F
  Marram         | sparkling | Lime and Sea Salt           | lime et sel de mer              | 10  | <1 | 355mL:599=0.62 | in0
  Marram         | tea       | Cold Black Tea with Lemon   | Thé noir froid au citron        | 5   | 5  | 355mL:549      | -
  Saltspray      | sparkling | Rhubarb                     | rhubarbe                        | 5   | 10 | 355mL:649      | -
  Saltspray      | tonic     | Cedar and Lime Tonic        | Tonique au cèdre et à la lime   | 10  | <1 | 222mL:599      | X
  Still Room     | tea       | Earl Grey Tea Bags          | Thé Earl Grey en sachets        | 10  | <1 | 5x2g:899       | -
  Still Room     | tea       | Chamomile Tea Bags          | Camomille en sachets            | <1  | 25 | 5x2g:899       | -
  Still Room     | tea       | Cold Brew Coffee            | Café infusé à froid             | 10  | <1 | 250mL:649      | F
  Still Room     | tea       | Rooibos Tea Bags            | Rooibos en sachets              | 5   | <1 | 3x2g:699       | -qw
  Grand Portage  | tea       | Labrador Tea Bags           | Thé du Labrador en sachets      | 5   | 5  | 5x2g:899       | -
  Grand Portage  | sparkling | Birch Water                 | eau de bouleau                  | 5   | <1 | 355mL:599      | -
  Plain Tools    | mix       | Unflavoured Drink Powder    | Poudre à boisson nature         | 10  | <1 | 2x1g:499 4x0.5g:599 | -
  Plain Tools    | mix       | Lemon Drink Powder          | Poudre à boisson au citron      | 10  | <1 | 2x3g:549       | -
  Plain Tools    | mix       | Water-Soluble Drops         | Gouttes hydrosolubles           | 10  | 10 | 10mL:999       | F
  Low Road       | sparkling | Cola                        | cola                            | 10  | <1 | 355mL:549      | qw0
  Low Road       | tonic     | Lemonade, Not Too Sweet     | Limonade peu sucrée             | 10  | <1 | 355mL:599/549  | -
  Low Road       | sparkling | Root and Spice              | racines et épices               | 10  | <1 | 355mL:549      | D
  Second Growth  | sparkling | Apple                       | pomme                           | 5   | <1 | 355mL:549      | -
  Second Growth  | tonic     | Pressed Apple with Ginger   | Jus de pomme pressé au gingembre | 10 | <1 | 250mL:649      | by1
  `
)

interface Kind {
  sub: string
  /** True for drinks that are ready to drink, whose cans have a deposit where the province wants one. */
  isReady: boolean
  name: (text: SeedText) => SeedText
  fact: SeedText
}

const kinds = new Map<string, Kind>([
  [
    'sparkling',
    {
      sub: 'sparkling',
      isReady: true,
      name: text => ({ en: `Sparkling ${text.en}`, fr: `Pétillant – ${text.fr}` }),
      fact: {
        en: 'Carbonated, in a resealable can. Best served cold.',
        fr: 'Gazéifié, en canette refermable. Servir froid.'
      }
    }
  ],
  [
    'tonic',
    {
      sub: 'tonics',
      isReady: true,
      name: text => text,
      fact: {
        en: 'In a resealable can. Shake gently before opening.',
        fr: 'En canette refermable. Agiter doucement avant d’ouvrir.'
      }
    }
  ],
  [
    'tea',
    {
      sub: 'teas',
      isReady: true,
      name: text => text,
      fact: {
        en: 'Infused with a water-soluble cannabis emulsion.',
        fr: 'Infusé d’une émulsion de cannabis hydrosoluble.'
      }
    }
  ],
  [
    'mix',
    {
      sub: 'drink-mixes',
      isReady: false,
      name: text => text,
      fact: { en: 'Stirs into any cold or warm drink.', fr: 'Se mélange à toute boisson froide ou chaude.' }
    }
  ]
])

/**
 * Beverages, in milligrams per container; bags and powders count as solids towards the limit, drinks by their volume.
 */
export const beverages: SeedProduct[] = rows.map((row, at) => {
  const kind = lookUp(kinds, row.kind, 'beverage')
  const isDry = /\dg:/.test(row.sizes)
  const product = make(row, {
    name: capital(kind.name(row)),
    category: 'beverages',
    subCategory: kind.sub,
    form: 'beverage',
    limitClass: isDry ? 'solid' : 'beverage',
    strain: null,
    strainType: null,
    thc: range(row.thc, 'mg'),
    cbd: range(row.cbd, 'mg'),
    description: sentences(
      kind.fact,
      {
        en: 'The label states milligrams for the whole container.',
        fr: 'L’étiquette indique les milligrammes du contenant entier.'
      },
      isDry ? { en: 'Sold dry.', fr: 'Vendu sec.' } : { en: 'Contains no alcohol.', fr: 'Sans alcool.' }
    ),
    terpenes: [],
    ingredients: isDry
      ? {
          en: 'Plant material or maltodextrin, cannabis emulsion.',
          fr: 'Matière végétale ou maltodextrine, émulsion de cannabis.'
        }
      : {
          en: 'Water, cane sugar, natural flavour, citric acid, cannabis emulsion.',
          fr: 'Eau, sucre de canne, arôme naturel, acide citrique, émulsion de cannabis.'
        },
    allergens: { en: 'None declared.', fr: 'Aucun déclaré.' }
  })
  return kind.isReady && !isDry ? { ...product, variants: product.variants.map(size => inCan(size, at)) } : product
})

/** A drink's weight in grams is about its volume in millilitres. Its bar code is of the numbers that stores give out. */
function inCan(size: SeedVariant, at: number): SeedVariant {
  return {
    ...size,
    sku: `CAN-${String(at + 1).padStart(3, '0')}`,
    gtin: withCheckDigit(`02${String(at + 1).padStart(11, '0')}`),
    containers: { kind: 'can', millilitres: size.weight, count: 1 }
  }
}

/** Adds the check digit of a GTIN to its first thirteen digits. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
