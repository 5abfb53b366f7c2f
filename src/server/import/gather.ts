import type { LimitClass, ProductForm, StrainType } from '../../contract/catalog/menu.ts'
import type { Potency } from '../../contract/catalog/potency.ts'
import type { Words } from '../db/schema.ts'
import { type ChargeReaders, type Charges, readCharges } from './charges.ts'
import type { Place } from './categories.ts'
import { joinDetails, type ListedDetails, readDetails } from './details/read-details.ts'
import { type ListedLot, readLot } from './lots.ts'
import type { Field, Mapping } from './read/mapping.ts'
import type { Row } from './read/read-rows.ts'
import { createIdentifierLines, type Identifiers, readIdentifiers } from './identifiers.ts'
import { type Report, warn } from './report/report.ts'
import { type ListedSale, readSale } from './sale/read-sale.ts'
import type { ColumnSign } from './numbers/decimal-signs.ts'
import type { PriceReader } from './numbers/price.ts'
import { isNothing } from './read/is-nothing.ts'
import { partsOf, spoiltIdKind } from './read/clean-id.ts'
import { classOf } from './class-of.ts'
import { readSize, type Size } from './size/read-size.ts'
import { statedWeight } from './size/stated-weight.ts'
import { readPotency, readStock } from './values.ts'

/**
 * A size's words, its weight in milligrams, null if the list doesn't state it, and where the list states them its equivalent in
 * milligrams of dried cannabis and its place among the sizes.
 */
export interface ListedSize {
  words: Words
  weightMilli: number | null
  equivalentMilli?: number | null | undefined
  sortOrder?: number | undefined
  /** True if the list has no French of its own: a text that was stored before is kept. */
  isFrenchDerived?: boolean
}

/** A size of a product in the list. */
export interface ListedVariant {
  externalId: string
  identifiers: Identifiers
  /** Its place among the product's sizes; by default that in the list. */
  sortOrder?: number
  /** The line of the list, for reports. */
  line: number
  /** Undefined to leave a known size as it is. */
  size: ListedSize | undefined
  price: number
  salePrice: number | null
  /** Undefined to leave the name and the times of a sale as they are. */
  sale?: ListedSale
  stock: number
  /** Whether it is on the menu; undefined to leave it as it is, at first on it. */
  isAvailable?: boolean | undefined
  charges: Charges
  lot: ListedLot | undefined
}

/** A product in the list; `place` is undefined if its category is unknown. */
export interface ListedProduct {
  externalId: string
  line: number
  name: Words
  brand: string
  categoryText: string
  place: Place | undefined
  /** Undefined for that of its category. */
  form?: ProductForm | undefined
  limitClass: LimitClass
  strain: string | null
  strainType: StrainType | null
  thc: Potency | null
  cbd: Potency | null
  /** Undefined to leave those of a known product as they are. */
  details?: ListedDetails
  /** Tags and the picture's address of the feed, which has no other details; undefined to leave them, null for no picture. */
  tags?: string[] | undefined
  picture?: string | null | undefined
  variants: ListedVariant[]
}

/** Maximum length of fields that are shown or indexed; no label is longer. */
const longest: Partial<Record<Field, number>> = {
  id: 100,
  name: 200,
  name_fr: 200,
  brand: 200,
  strain: 200,
  size: 100,
  size_fr: 100,
  sale_name: 100,
  sale_name_fr: 100,
  lot: 60,
  coa: 1000,
  description: 5000,
  description_fr: 5000,
  terpenes: 1000,
  ingredients: 5000,
  ingredients_fr: 5000,
  allergens: 1000,
  allergens_fr: 1000,
  picture: 1000,
  tags: 1500
}

/** Readers of a list's cells. */
export interface Readers extends Pick<ChargeReaders, 'taxCodes'> {
  /** The fields that the list has. */
  columns: ReadonlySet<Field>
  classify: (category: string) => Place | undefined
  price: PriceReader
  signOf: (field: Field) => ColumnSign
  /** Whether a picture may be a file. */
  takesFiles: boolean
}

/** A cell that a spreadsheet shows for a formula that fails, or for a column that is too narrow. */
const sheetError = /^(?:#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)|#{3,})$/i

const neededFields = ['id', 'name', 'size', 'price'] as const

/** The part of a list that is one store's. */
interface Part {
  lines: Map<string, number>
  identifierLines: ReturnType<typeof createIdentifierLines>
  sizes: Set<ListedVariant>
}

/** Groups rows of one or several stores into products, each the same in all of them; refused rows and warnings go into the report. */
export function createGatherer(mapping: Mapping, readers: Readers, report: Report) {
  const { classify, price: readPrice, signOf } = readers
  const products = new Map<string, ListedProduct>()
  const parts = new Map<string, Part>()
  const weights = new Map(Object.entries(mapping.weights).map(([name, weight]) => [name.toLowerCase(), weight]))

  function add(row: Row, store: string): void {
    const part = parts.get(store) ?? { lines: new Map(), identifierLines: createIdentifierLines(), sizes: new Set() }
    parts.set(store, part)
    const { id } = row.cells
    const [productId, variantId] = partsOf(id)
    const size = sizeOf(row, productId)
    const price = readPrice(row.cells.price, signOf('price'))
    const { limitClass } = products.get(productId) ?? classify(row.cells.category) ?? {}
    const charges = readCharges(row, { size, isDrink: limitClass === 'beverage' }, readers)
    const read = readIdentifiers(row)
    const sale = readSale(row, readers.columns)
    const reason =
      problemOf(row, part) ??
      size.reason ??
      (price.ok ? undefined : quoted('price', row.cells.price, price.reason)) ??
      [charges, sale].flatMap(cell => (cell.ok ? [] : [quoted(cell.field, row.cells[cell.field], cell.reason)]))[0] ??
      (read.ok ? repeated(row, read.identifiers, part) : quoted(read.field, row.cells[read.field], read.reason))
    if (reason !== undefined || !price.ok || !charges.ok || !read.ok || !sale.ok) {
      report.refused.push({ line: row.line, id, reason: reason ?? '' })
      return
    }
    part.lines.set(keyOf(id), row.line)
    part.identifierLines.note(read.identifiers, row.line)
    noteCharacters(row)
    const product = products.get(productId) ?? begin(productId, row)
    products.set(productId, product)
    noteDifferences(product, row)
    const details = readDetails(row, readers, report)
    product.details = product.details ? joinDetails(product.details, details) : details
    const variant: ListedVariant = {
      externalId: variantId,
      sortOrder: orderOf(product, variantId),
      line: row.line,
      identifiers: read.identifiers,
      price: price.cents,
      charges: charges.charges,
      sale: sale.sale,
      lot: readLot(row, signOf, report),
      ...readVariant(product, row, price.cents, size)
    }
    product.variants.push(variant)
    part.sizes.add(variant)
    product.limitClass = classOf({ ...product, weights: product.variants.map(weightOf) })
  }

  /** Returns the reason why a row is refused, whatever its size and price. */
  function problemOf({ cells, problem }: Row, { lines }: Part): string | undefined {
    if (problem !== undefined) return problem
    const missing = neededFields.find(field => cells[field] === '')
    if (missing !== undefined) return `it has no ${missing}`
    const failed = neededFields.find(field => sheetError.test(cells[field]))
    if (failed !== undefined) return `its ${failed} is “${cells[failed]}”, an error of the spreadsheet`
    const spoilt = spoiltIdKind(cells.id)
    if (spoilt !== undefined)
      return `a spreadsheet made ${spoilt} of its id: format the column as text, enter the id again and export the list`
    const long = Object.entries(longest).find(([field, most]) => cells[field as Field].length > most)
    if (long !== undefined) return `its ${long[0]} is longer than ${long[1]} characters`
    const before = lines.get(keyOf(cells.id))
    return before === undefined ? undefined : `its id is already used on line ${before}`
  }

  function repeated({ cells }: Row, identifiers: Identifiers, { identifierLines }: Part): string | undefined {
    const [field, line] = identifierLines.usedBefore(identifiers) ?? []
    return field && `its ${field} “${cells[field]}” is already used on line ${line}`
  }

  /** Reads the size; one that the mapping weighs, or of what needs no weight, is never refused. */
  function sizeOf({ cells }: Row, productId: string): Size {
    const size = readSize(cells.size, signOf('size').sign)
    const known = products.get(productId)
    const place = known === undefined ? classify(cells.category) : known.place
    const limitClass = known?.limitClass ?? place?.limitClass
    const said = weights.get(`${place?.category}: ${cells.size}`.toLowerCase()) ?? weights.get(cells.size.toLowerCase())
    const stated = statedWeight(size, limitClass)
    const weightMilli = stated ?? (said === undefined ? null : readSize(said, '.').weightMilli)
    const isUnclear = size.reason !== undefined && said === undefined
    if (!isUnclear || place === undefined || limitClass === 'accessory')
      return { ...size, weightMilli, reason: undefined }
    return { ...size, reason: quoted('size', cells.size, size.reason ?? '') }
  }

  function begin(externalId: string, row: Row): ListedProduct {
    const { name, brand, category, strain } = row.cells
    const place = classify(category)
    if (place === undefined)
      warn(
        report,
        category === '' ? 'no-category' : 'unknown-category',
        row.line,
        `${name}${category === '' ? '' : `: “${category}”`}`
      )
    if (brand === '') warn(report, 'no-brand', row.line, name)
    const strainType =
      (['indica', 'sativa', 'hybrid', 'blend'] as const).find(type => type === strain.toLowerCase()) ?? null
    const thc = potency(row, 'thc')
    if (thc?.unit === 'mg' && thc.max > 10 && (place?.category === 'edibles' || place?.category === 'beverages'))
      warn(report, 'over-10-mg', row.line, `${name}: ${row.cells.thc}`)
    return {
      externalId,
      line: row.line,
      name: { en: name, fr: name },
      brand,
      categoryText: category,
      place,
      limitClass: place?.limitClass ?? 'concentrate',
      strain: strain === '' || strainType !== null ? null : strain,
      strainType,
      thc,
      cbd: potency(row, 'cbd'),
      variants: []
    }
  }

  function potency(row: Row, field: 'thc' | 'cbd'): Potency | null {
    const text = row.cells[field]
    const read = text === '' ? null : readPotency(text, signOf(field).sign)
    if (read === undefined) warn(report, 'potency-unreadable', row.line, `${row.cells.name}: ${field} “${text}”`)
    return read ?? null
  }

  function readVariant(product: ListedProduct, { cells, line }: Row, price: number, { words, weightMilli }: Size) {
    const stock = readStock(cells.stock, signOf('stock').sign)
    if (stock === undefined) warn(report, 'stock-unreadable', line, `${cells.name}: “${cells.stock}”`)
    const sale = isNothing(cells.sale_price) ? undefined : readPrice(cells.sale_price, signOf('sale_price'))
    const salePrice = sale?.ok && sale.cents > 0 && sale.cents < price ? sale.cents : null
    if (sale !== undefined && salePrice === null)
      warn(report, 'sale-price-unreadable', line, `${cells.name}: “${cells.sale_price}”`)
    if (weightMilli === null && product.limitClass !== 'accessory')
      warn(report, 'no-weight', line, `${cells.name}: “${cells.size}”`)
    const size = { words: { ...words, fr: cells.size_fr || words.fr }, weightMilli }
    return { size: { ...size, isFrenchDerived: cells.size_fr === '' }, salePrice, stock: stock ?? 0 }
  }

  function noteCharacters({ line, cells, repaired, stray }: Row): void {
    for (const field of repaired) warn(report, 'characters-repaired', line, `${field}: ${cells[field]}`)
    for (const field of stray) warn(report, 'characters-stray', line, `${field}: ${cells[field]}`)
  }

  function noteDifferences(product: ListedProduct, { line, cells }: Row): void {
    if (cells.name !== product.name.en || cells.brand !== product.brand || cells.category !== product.categoryText)
      warn(report, 'variants-disagree', line, `${cells.name}; line ${product.line} has ${product.name.en}`)
  }

  /** Returns the products that a store lists, with its sizes. */
  function listOf(store: string): ListedProduct[] {
    const { sizes } = parts.get(store) ?? {}
    return [...products.values()]
      .map(product => ({ ...product, variants: product.variants.filter(variant => sizes?.has(variant)) }))
      .filter(product => product.variants.length > 0)
  }

  return { add, listOf }
}

/** The place of a size among those of its product, which is the same in all stores. */
function orderOf({ variants }: ListedProduct, externalId: string): number {
  const ids = new Set(variants.map(variant => variant.externalId))
  return ids.has(externalId) ? [...ids].indexOf(externalId) : ids.size
}

const weightOf = ({ size }: ListedVariant): number | null => size?.weightMilli ?? null

const quoted = (field: Field, text: string, reason: string): string => `its ${field} “${text}” ${reason}`

/** `12002` and `12002-0` are the same. */
const keyOf = (id: string): string => partsOf(id).join('-')
