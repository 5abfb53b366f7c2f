import type { LimitClass, StrainType } from '../../src/contract/catalog/menu.ts'
import type { Potency } from '../../src/contract/catalog/potency.ts'
import type { Words } from '../server/db/schema.ts'
import type { Place } from './categories.ts'
import type { Field, Mapping } from './read/mapping.ts'
import type { Row } from './read/read-rows.ts'
import { type Report, warn } from './report/report.ts'
import { readSize } from './size.ts'
import { readPotency, readPrice, readStock } from './values.ts'

/** A size of a product in the list. */
export interface ListedVariant {
  externalId: string
  size: Words
  /** In milligrams; null if the list doesn't state it. */
  weightMilli: number | null
  price: number
  salePrice: number | null
  stock: number
}

/** A product in the list; `place` is undefined if its category is unknown. */
export interface ListedProduct {
  externalId: string
  line: number
  name: string
  brand: string
  categoryText: string
  place: Place | undefined
  limitClass: LimitClass
  strain: string | null
  strainType: StrainType | null
  thc: Potency | null
  cbd: Potency | null
  variants: ListedVariant[]
}

/** Maximum length of fields that are shown or indexed; no label is longer. */
const longest: Partial<Record<Field, number>> = { id: 100, name: 200, brand: 200, strain: 200, size: 100 }

/** Groups rows into products; refused rows and warnings go into the report. */
export function createGatherer(mapping: Mapping, classify: (text: string) => Place | undefined, report: Report) {
  const products = new Map<string, ListedProduct>()
  const lines = new Map<string, number>()
  const weights = new Map(Object.entries(mapping.weights).map(([name, weight]) => [name.toLowerCase(), weight]))

  function add(row: Row): void {
    report.rows += 1
    const { id } = row.cells
    const [price, reason] = check(row)
    if (price === undefined) {
      report.refused.push({ line: row.line, id, reason })
      return
    }
    lines.set(keyOf(id), row.line)
    noteCharacters(row)
    const [productId, variantId] = partsOf(id)
    const product = products.get(productId) ?? begin(productId, row)
    products.set(productId, product)
    noteDifferences(product, row)
    product.variants.push({ externalId: variantId, price, ...readVariant(product, row, price) })
    product.limitClass = classOf(product)
  }

  /** Returns the price, or the reason why the row is refused. */
  function check({ cells }: Row): [number, ''] | [undefined, string] {
    if (cells.id === '') return [undefined, 'it has no id']
    if (cells.name === '') return [undefined, 'it has no name']
    if (cells.size === '') return [undefined, 'it has no size']
    const long = Object.entries(longest).find(([field, most]) => cells[field as Field].length > most)
    if (long !== undefined) return [undefined, `its ${long[0]} is longer than ${long[1]} characters`]
    const before = lines.get(keyOf(cells.id))
    if (before !== undefined) return [undefined, `its id is already used on line ${before}`]
    const price = readPrice(cells.price)
    if (price === undefined) return [undefined, `its price “${cells.price}” can't be read`]
    return price === 0 ? [undefined, 'its price is 0'] : [price, '']
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
      name,
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
    const read = text === '' ? null : readPotency(text)
    if (read === undefined) warn(report, 'potency-unreadable', row.line, `${row.cells.name}: ${field} “${text}”`)
    return read ?? null
  }

  function readVariant(product: ListedProduct, { cells, line }: Row, price: number) {
    const stock = readStock(cells.stock)
    if (stock === undefined) warn(report, 'stock-unreadable', line, `${cells.name}: “${cells.stock}”`)
    const sale = cells.sale_price === '' ? null : readPrice(cells.sale_price)
    const isSale = typeof sale === 'number' && sale > 0 && sale < price
    if (sale !== null && !isSale) warn(report, 'sale-price-unreadable', line, `${cells.name}: “${cells.sale_price}”`)
    const size = readSize(cells.size)
    const said =
      weights.get(`${product.place?.category}: ${cells.size}`.toLowerCase()) ?? weights.get(cells.size.toLowerCase())
    const weightMilli = size.weightMilli ?? (said === undefined ? null : readSize(said).weightMilli)
    if (weightMilli === null && product.limitClass !== 'accessory')
      warn(report, 'no-weight', line, `${cells.name}: “${cells.size}”`)
    return { size: size.words, weightMilli, salePrice: isSale ? sale : null, stock: stock ?? 0 }
  }

  function noteCharacters({ line, cells, repaired, stray }: Row): void {
    for (const field of repaired) warn(report, 'characters-repaired', line, `${field}: ${cells[field]}`)
    for (const field of stray) warn(report, 'characters-stray', line, `${field}: ${cells[field]}`)
  }

  function noteDifferences(product: ListedProduct, { line, cells }: Row): void {
    if (cells.name !== product.name || cells.brand !== product.brand || cells.category !== product.categoryText)
      warn(report, 'variants-disagree', line, `${cells.name}; line ${product.line} has ${product.name}`)
  }

  return { add, products }
}

/** `12002-1` is size 1 of product 12002; any other id is a product with one size. */
function partsOf(id: string): [string, string] {
  const match = /^(.+)-(\d+)$/.exec(id)
  return match === null ? [id, '0'] : [match[1] ?? id, match[2] ?? '0']
}

/** `12002` and `12002-0` are the same. */
const keyOf = (id: string): string => partsOf(id).join('-')

/** By law, a product with more than 3 % of THC by weight is a concentrate, whatever its category. */
function classOf({ limitClass, thc, variants }: ListedProduct): LimitClass {
  if (thc === null || !['solid', 'non-solid', 'beverage'].includes(limitClass)) return limitClass
  const isStrong =
    thc.unit === 'mg'
      ? variants.some(({ weightMilli }) => weightMilli !== null && thc.max > weightMilli * 0.03)
      : thc.max > strongFrom[thc.unit]
  return isStrong ? 'concentrate' : limitClass
}

/** 3 % by weight in each unit of concentration; a millilitre counts as a gram. */
const strongFrom = { '%': 3, 'mg/g': 30, 'mg/mL': 30 }
