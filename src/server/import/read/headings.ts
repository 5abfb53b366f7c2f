import { plainText } from '../../../contract/typed/plain-text.ts'
import { type Field, fields, type Mapping, required } from './mapping.ts'

/** The columns of a list's headings, or a sentence about their error. */
export type Headings =
  | { ok: true; columns: ReadonlyMap<Field, number>; units: ReadonlyMap<Field, string> }
  | { ok: false; columns: ReadonlyMap<Field, number>; columnCount: number; problem: string }

/** Headings of tills and spreadsheets in both languages, folded; used where a list has none of our own. */
const aliases: Record<Field, readonly string[]> = {
  id: ['product id', 'sku', 'item no', 'product code', 'item code', 'identifiant', 'ugs', 'code produit', 'no produit'],
  // Not “location”, which may be a shelf.
  store: ['store name', 'shop', 'magasin', 'nom du magasin', 'succursale', 'boutique'],
  name: ['product name', 'product', 'product title', 'item name', 'title', 'nom', 'nom du produit', 'produit', 'titre'],
  brand: ['brand name', 'producer', 'marque', 'producteur'],
  category: ['product category', 'product type', 'categorie', 'categorie de produit', 'type de produit'],
  strain: ['strain name', 'cultivar', 'variete', 'souche'],
  thc: ['thc content', 'teneur en thc'],
  cbd: ['cbd content', 'teneur en cbd'],
  size: ['product size', 'package size', 'pack size', 'format', 'taille', 'contenance'],
  price: ['retail price', 'regular price', 'unit price', 'prix', 'prix regulier', 'prix de vente', 'prix unitaire'],
  sale_price: ['promo price', 'special price', 'discounted price', 'prix solde', 'prix reduit', 'prix promo'],
  sale_name: ['promo name', 'promotion name', 'nom du solde', 'nom de la promo', 'nom de la promotion'],
  sale_name_fr: [],
  sale_starts: [
    'sale start',
    'sale start date',
    'sale from',
    'promo start',
    'promo start date',
    'special price from',
    'debut du solde',
    'debut de la promo',
    'debut de la promotion'
  ],
  sale_ends: [
    'sale end',
    'sale end date',
    'sale to',
    'promo end',
    'promo end date',
    'special price to',
    'fin du solde',
    'fin de la promo',
    'fin de la promotion'
  ],
  sale_hours: ['sale times', 'happy hour', 'heures du solde', 'heures de la promo'],
  deposit: ['container deposit', 'bottle deposit', 'consigne'],
  container: ['container type', 'contenant', 'type de contenant'],
  // No other names: tills have amounts and rates in columns of taxes.
  tax_codes: ['codes de taxe'],
  sku: ['ugs'],
  gtin: [
    'upc',
    'ean',
    'barcode',
    'bar code',
    'gtin upc',
    'upc code',
    'ean code',
    'cup',
    'code cup',
    'code a barres',
    'code barres'
  ],
  stock: ['stock level', 'stock quantity', 'quantity on hand', 'on hand', 'qty on hand', 'quantity', 'qty'],
  lot: ['lot number', 'lot no', 'batch', 'batch number', 'batch no', 'numero de lot', 'no de lot'],
  packaged_on: ['packaged date', 'packaging date', 'package date', 'date packaged', 'date d emballage', 'emballe le'],
  coa: ['coa url', 'coa link', 'certificate of analysis', 'certificat d analyse'],
  description: ['product description', 'long description', 'body html', 'description du produit'],
  terpenes: ['terpene', 'terpene profile', 'profil terpenique', 'profil de terpenes'],
  ingredients: ['ingredient', 'ingredient list', 'liste d ingredients', 'liste des ingredients'],
  allergens: ['allergen', 'allergen information', 'allergenes'],
  picture: [
    'picture url',
    'image',
    'image url',
    'image link',
    'image src',
    'photo',
    'photo url',
    'url de l image',
    'lien de l image'
  ],
  featured: ['is featured', 'en vedette', 'vedette'],
  tags: ['tag', 'product tags', 'etiquettes', 'mots cles'],
  name_fr: ['nom', 'nom du produit'],
  size_fr: [],
  description_fr: [],
  ingredients_fr: [],
  allergens_fr: []
}
const frenchStock = ['inventaire', 'quantite en stock', 'en stock', 'quantite', 'qte', 'qte en stock']
aliases.stock = [...aliases.stock, ...frenchStock]

/** Fields that a list may have in both languages. */
const bilingual = [
  ['name', 'name_fr'],
  ['size', 'size_fr'],
  ['sale_name', 'sale_name_fr'],
  ['description', 'description_fr'],
  ['ingredients', 'ingredients_fr'],
  ['allergens', 'allergens_fr']
] as const satisfies readonly (readonly [Field, Field])[]
const inEnglish = ['en', 'english', 'anglais', 'anglaise', 'en anglais']
const inFrench = ['fr', 'french', 'francais', 'francaise', 'en francais']
for (const [field, french] of bilingual) {
  const names = [foldHeading(field), ...aliases[field]]
  const namesIn = (language: readonly string[]) => names.flatMap(name => language.map(word => `${name} ${word}`))
  aliases[field] = [...aliases[field], ...namesIn(inEnglish), `english ${foldHeading(field)}`]
  aliases[french] = [...aliases[french], ...namesIn(inFrench), `french ${foldHeading(field)}`]
}

/** Returns a heading in lower case without accents and signs: ` Catégorie ` and `CATEGORIE` are the same. */
export function foldHeading(text: string): string {
  return plainText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/#|\bn[°º]/g, ' no ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** Finds the columns that a record names. */
export function readHeadings(record: readonly string[], mapping: Mapping): Headings {
  const names = record.map(foldHeading)
  const unitless = record.map(name => foldHeading(name.replace(unitAtEnd, '')))
  const columns = new Map<Field, number>()
  const problems: string[] = []
  for (const field of fields) {
    const own = mapping.columns[field]
    // A person has said that no heading is this field.
    if (own === '') {
      if (required.includes(field) && mapping.defaults[field] === undefined) problems.push(missing(field, record))
      continue
    }
    const places = placesOf(
      own === undefined && measured.includes(field) ? unitless : names,
      own === undefined ? [field, ...aliases[field]] : [own]
    )
    const [place, another] = places
    if (place !== undefined && another !== undefined) problems.push(twice(record, [place, another], field))
    else if (place !== undefined) columns.set(field, place)
    else if (own !== undefined || (required.includes(field) && mapping.defaults[field] === undefined))
      problems.push(missing(own ?? field, record))
  }
  // A list with a SKU and no other id: it names the product, and another store's list may have the same.
  if (columns.get('sku') === columns.get('id')) columns.delete('sku')
  // A list in French alone: its names are those of both languages.
  for (const [field, french] of bilingual) if (columns.get(field) === columns.get(french)) columns.delete(french)
  const [problem] = problems
  if (problem !== undefined) return { ok: false, columns, columnCount: columns.size, problem }
  return { ok: true, columns, units: unitsOf(record, columns) }
}

const measured: readonly Field[] = ['thc', 'cbd', 'size']
const unitAtEnd = /[\s(]+(%|mg\/g|mg\/ml|mg|g|ml)\s*\)?\s*$/i

function unitsOf(record: readonly string[], columns: ReadonlyMap<Field, number>): Map<Field, string> {
  const units = measured.flatMap(field => {
    const unit = unitAtEnd.exec(record[columns.get(field) ?? -1] ?? '')?.[1]
    return unit === undefined ? [] : [[field, unit] as const]
  })
  return new Map(units)
}

/** Returns the columns with the first of the names; with an alias, those of all aliases. */
function placesOf(names: readonly string[], [own = '', ...others]: readonly string[]): number[] {
  const at = (wanted: readonly string[]) =>
    names.flatMap((name, place) => (name !== '' && wanted.includes(name) ? [place] : []))
  const exact = at([foldHeading(own)])
  return exact.length > 0 ? exact : at(others)
}

function twice(record: readonly string[], [a, b]: readonly [number, number], field: Field): string {
  const [first, second] = [plainText(record[a] ?? ''), plainText(record[b] ?? '')]
  if (foldHeading(first) === foldHeading(second)) return `columns ${a + 1} and ${b + 1} are both named “${second}”.`
  return `both “${first}” and “${second}” can be the ${field}: name the right one in "columns" of the mapping.`
}

function missing(wanted: string, record: readonly string[]): string {
  const names = record.map(name => `“${plainText(name)}”`).join(', ')
  const [only = ''] = record
  const isQuoted = record.length === 1 && /[,;\t]/.test(only)
  const hint = isQuoted ? ' The whole line is in quotes: export the list again as CSV.' : ''
  return `there is no column “${wanted}”; the columns are ${names}.${hint}`
}
