/** A unit of sizes: milligrams (thousandths of a piece for seeds) in one, and its signs in both languages. */
export interface Unit {
  milligrams: number
  en: string
  fr: string
  /** Ways to write it in a list, in lower case. */
  names: readonly string[]
}

/**
 * Units of sizes. An ounce of cannabis is sold as 28 g, an eighth as 3.5 g. A millilitre counts as a gram, which is exact for drinks and errs on the safe side for oils; a fluid
 * ounce is the larger one, of the United States, by which cans are labelled.
 */
export const units: readonly Unit[] = [
  { milligrams: 1, en: 'mg', fr: 'mg', names: ['mg', 'mgs', 'milligram', 'milligrams', 'milligramme', 'milligrammes'] },
  {
    milligrams: 1000,
    en: 'g',
    fr: 'g',
    names: ['g', 'gs', 'gr', 'grs', 'gm', 'gms', 'gram', 'grams', 'gramme', 'grammes']
  },
  {
    milligrams: 1_000_000,
    en: 'kg',
    fr: 'kg',
    names: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes']
  },
  { milligrams: 28_000, en: 'oz', fr: 'oz', names: ['oz', 'ozs', 'ounce', 'ounces', 'once', 'onces'] },
  { milligrams: 453_592, en: 'lb', fr: 'lb', names: ['lb', 'lbs', 'pound', 'pounds', 'livre', 'livres'] },
  {
    milligrams: 29_574,
    en: 'fl oz',
    fr: 'oz liq.',
    names: [
      'fl oz',
      'fl. oz',
      'floz',
      'fl ounce',
      'fl ounces',
      'fluid oz',
      'fluid ounce',
      'fluid ounces',
      'oz liq',
      'oz liq.',
      'once liquide',
      'onces liquides'
    ]
  },
  {
    milligrams: 1000,
    en: 'mL',
    fr: 'mL',
    names: ['ml', 'mls', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'cc']
  },
  { milligrams: 10_000, en: 'cL', fr: 'cL', names: ['cl', 'centilitre', 'centilitres', 'centiliter', 'centiliters'] },
  { milligrams: 1_000_000, en: 'L', fr: 'L', names: ['l', 'litre', 'litres', 'liter', 'liters'] },
  { milligrams: 1000, en: 'seeds', fr: 'graines', names: ['seed', 'seeds', 'graine', 'graines'] }
]

/** The unit of each name. */
export const unitsByName: ReadonlyMap<string, Unit> = new Map(
  units.flatMap(unit => unit.names.map(name => [name, unit] as const))
)

/** Trade words for fractions of an ounce or a gram. */
export const fractionWords: Record<string, readonly [number, number]> = {
  eighth: [1, 8],
  '8th': [1, 8],
  '1/8th': [1, 8],
  huitième: [1, 8],
  quarter: [1, 4],
  qtr: [1, 4],
  quart: [1, 4],
  half: [1, 2],
  demi: [1, 2],
  demie: [1, 2]
}

/** Pattern of the words for pieces of a pack: they give a number, and no weight. */
export const pieceWords = [
  'packs?|pk|pks|pkg|ct|count|pc|pcs|pieces?|pièces?|units?|unités?|un',
  'pre-?rolls?|préroulés?|pré-?roulés?|joints?|gumm(?:y|ies)|jujubes?|chews?|bars?|barres?',
  'capsules?|caps|softgels?|gélules?|tablets?|comprimés?|cartridges?|cartouches?',
  'paquets?|pqt|packages?|emballages?|box|boxes|boîtes?|bte|cans?|canettes?',
  'bottles?|bouteilles?|jars?|pots?|bags?|sachets?|tins?|tubes?|pouch|pouches|vials?',
  'pochettes?|coffrets?|fioles?|syringes?|seringues?'
].join('|')

/** Containers that may stand next to a weight, in both languages. */
export const containers: readonly (readonly [string, string])[] = [
  ['jar', 'pot'],
  ['can', 'canette'],
  ['bottle', 'bouteille'],
  ['bag', 'sachet'],
  ['pouch', 'pochette'],
  ['tin', 'boîte'],
  ['box', 'coffret'],
  ['tube', 'tube'],
  ['vial', 'fiole'],
  ['syringe', 'seringue']
]
