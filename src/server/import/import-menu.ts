import { locations } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Database } from '../db/types.ts'
import { BrokenFile } from './read/broken-file.ts'
import { createClassifier, placesOf } from './categories.ts'
import { decode, type Encoding } from './read/encoding.ts'
import { createGatherer, type ListedProduct, type ListedVariant } from './gather.ts'
import { type ColumnSign, decimalSignsOf } from './numbers/decimal-signs.ts'
import type { DecimalSign } from './numbers/readings.ts'
import { createPriceReader } from './numbers/price.ts'
import { type Mapping, plainMapping } from './read/mapping.ts'
import type { Shop } from './write/plan.ts'
import { readOnSale, refuseLargeDrop } from './write/large-drop.ts'
import { load } from './write/stored.ts'
import type { Taken } from './write/taken.ts'
import { readList } from './read/read-file.ts'
import { readRows } from './read/read-rows.ts'
import { createReport, type Report } from './report/report.ts'
import { type Shelves, readSettings, readShelves, shelfForTheRest } from './shelves.ts'
import { sourceOf } from './source.ts'
import { waitForTurn } from './write/turn.ts'
import { write } from './write/write.ts'

/** Options of an import. */
export interface ImportOptions {
  file: string
  /** The slug of the location. */
  location: string
  /** The name of a list that several locations share; by default the list is the location's own. */
  source?: string | undefined
  mapping?: Mapping
  /** Encoding of the file; detected by default. */
  encoding?: Encoding | undefined
  /** Whether the list may take more than a third of the menu off sale; else that throws LargeDrop. */
  mayDrop?: boolean | undefined
  now?: Date
  onRead?: (bytes: number) => void
  onWritten?: (rows: number, of: number) => void
}

/**
 * Imports a list into a location's menu: all of it or, if it throws BrokenFile, nothing. Repeating an import changes
 * nothing.
 */
export async function importMenu(db: Database, options: ImportOptions): Promise<Report> {
  const { file, location, mapping = plainMapping, now = new Date() } = options
  const source = sourceOf(location, options.source)
  const shelves = await readShelves(db)
  const { currency, taxCodes } = await readSettings(db)
  const place = await findLocation(db, location)
  refuseUnknownPlaces(mapping, shelves)
  const { text, encoding } = decode(await readList(file, options.onRead ?? (() => {})), options.encoding)
  const report = createReport(file, location, encoding)
  const classify = createClassifier(mapping, [...shelves.values()])
  const { rows, blank, columns } = await readRows(text, mapping)
  report.blank = blank
  const signOf = mapping.decimal === undefined ? decimalSignsOf(rows) : signFrom(mapping.decimal)
  const readers = { classify, price: createPriceReader(currency), signOf, taxCodes, columns }
  const gatherer = createGatherer(mapping, readers, report)
  for (const row of rows) gatherer.add(row)
  await transaction(db, async tx => {
    await waitForTurn(tx)
    const shop: Shop = {
      source,
      location: { id: place.id, limitMilli: Math.round(place.purchaseLimit.dried * 1000) },
      categoryIds: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.id])),
      forms: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.form])),
      uncategorised: await shelfForTheRest(
        tx,
        [...gatherer.products.values()].some(product => product.place === undefined)
      )
    }
    Object.assign(report, { products: zero(), variants: zero() })
    const listed = [...gatherer.products.values()]
    const before = await load(tx, shop.location.id, source)
    const onSale = options.mayDrop ? undefined : await readOnSale(tx, place.id)
    const { refused } = await write(tx, shop, { listed, before }, report, now, options.onWritten)
    noteRefused(report, listed, refused)
    if (onSale) refuseLargeDrop(location, onSale, await readOnSale(tx, place.id))
  })
  return report
}

/** One decimal sign for all columns, from the mapping. */
const signFrom =
  (sign: DecimalSign): ((field: string) => ColumnSign) =>
  () => ({ sign, isOwn: true })

async function findLocation(db: Database, slug: string) {
  const rows = await db.select().from(locations)
  const location = rows.find(row => row.slug === slug)
  if (location !== undefined) return location
  throw new BrokenFile(`Unknown location “${slug}”. The locations are ${rows.map(row => row.slug).join(', ')}.`)
}

function refuseUnknownPlaces(mapping: Mapping, shelves: Shelves): void {
  for (const path of placesOf(mapping)) {
    const [category = '', sub] = path.split('/')
    const isKnown =
      shelves.get(category)?.parent === null && (sub === undefined || shelves.get(sub)?.parent === category)
    if (!isKnown) throw new BrokenFile(`The mapping uses the category “${path}”, which the shop doesn’t have.`)
  }
}

/** Refuses the rows of sizes whose SKU or GTIN another product has. */
function noteRefused(
  report: Report,
  listed: readonly ListedProduct[],
  refused: ReadonlyMap<ListedVariant, Taken>
): void {
  for (const { externalId, variants } of listed)
    for (const variant of variants) {
      const taken = refused.get(variant)
      if (taken === undefined) continue
      const reason = `its ${taken.field} “${taken.text}” is already that of ${taken.owner}`
      report.refused.push({ line: variant.line, id: `${externalId}-${variant.externalId}`, reason })
    }
}

const zero = () => ({ added: 0, changed: 0, unchanged: 0 })
