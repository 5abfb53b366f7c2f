import { locations } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { BrokenFile } from './read/broken-file.ts'
import { createClassifier, placesOf } from './categories.ts'
import { decode, type Encoding } from './read/encoding.ts'
import { createGatherer } from './gather.ts'
import { type ColumnSign, decimalSignsOf } from './numbers/decimal-signs.ts'
import type { DecimalSign } from './numbers/readings.ts'
import { createPriceReader } from './numbers/price.ts'
import { takeListedPictures } from './pictures/take-listed-pictures.ts'
import { type Mapping, plainMapping } from './read/mapping.ts'
import { isJson, readJson } from './read/read-json.ts'
import { readSheets } from './read/read-sheets.ts'
import { isXlsx, readXlsx } from './read/read-xlsx.ts'
import { readList } from './read/read-file.ts'
import { readRows, type Row } from './read/read-rows.ts'
import { createReport, type Report } from './report/report.ts'
import { type Shelves, readSettings, readShelves } from './shelves.ts'
import { sourceOf } from './source.ts'
import { createStoreReader, findStore } from './stores.ts'
import { writeLists, type WriteOptions } from './write-lists.ts'

/** Options of an import. */
export interface ImportOptions extends WriteOptions {
  file: string
  /** The slug of the location; without one, the list has a column of them. */
  location?: string | undefined
  /** The name of a list that several locations share; by default a location's list is its own. */
  source?: string | undefined
  mapping?: Mapping
  /** Encoding of the file; detected by default. */
  encoding?: Encoding | undefined
  onRead?: (bytes: number) => void
}

/**
 * Imports a list into the menu of a location, or of all locations that it names: all of it or, if it throws BrokenFile,
 * nothing. Repeating an import changes nothing. Pictures are taken once the products are in, and one that fails is a warning.
 */
export async function importMenu(db: Database, options: ImportOptions): Promise<Report> {
  const { location, mapping = plainMapping } = options
  const source = sourceOf(location, options.source)
  const stores = await db.select().from(locations).orderBy(locations.sortOrder)
  const only = location === undefined ? undefined : findStore(stores, location)
  const storeOf = createStoreReader(stores, only, mapping)
  const shelves = await readShelves(db)
  const { currency, taxCodes } = await readSettings(db)
  refuseUnknownPlaces(mapping, shelves)
  const { report, rows, columns } = await readWhole(options, mapping)
  const signOf = mapping.decimal === undefined ? decimalSignsOf(rows) : signFrom(mapping.decimal)
  const classify = createClassifier(mapping, [...shelves.values()])
  const readers = {
    classify,
    price: createPriceReader(currency),
    signOf,
    taxCodes,
    columns,
    takesFiles: options.pictures !== undefined
  }
  const gatherer = createGatherer(mapping, readers, report)
  const named = gatherRows(rows, storeOf, gatherer, report)
  const listing = only === undefined ? stores.filter(store => named.has(store.id)) : [only]
  report.location = listing.map(({ slug }) => slug).join(', ')
  const lists = listing.map(store => ({ store, listed: gatherer.listOf(store.id) }))
  const pictures = await writeLists(db, lists, { source, shelves }, report, options)
  if (options.pictures !== undefined) report.pictures = await takeListedPictures(pictures, options.pictures, report)
  return report
}

/** Reads the rows of a file, which need a column of stores unless the import is for one. */
async function readWhole({ file, location, ...options }: ImportOptions, mapping: Mapping) {
  const bytes = await readList(file, options.onRead ?? (() => {}))
  const { encoding, rows, blank, columns } = await readFormat(file, bytes, options.encoding, mapping)
  const report = createReport(file, location ?? '', encoding)
  if (location === undefined && !columns.has('store'))
    throw new BrokenFile('The list has no column “store”: name its store with --location.')
  report.blank = blank
  return { report, rows, columns }
}

/** Reads the rows of a file in one of the formats, with its encoding. */
async function readFormat(path: string, bytes: Buffer, forced: Encoding | undefined, mapping: Mapping) {
  if (isXlsx(bytes)) return { encoding: 'xlsx' as const, ...readSheets(await readXlsx(bytes), mapping) }
  const { text, encoding } = decode(bytes, forced)
  if (!isJson(path, text)) return { encoding, ...(await readRows(text, mapping)) }
  return { encoding, ...readSheets([{ name: path, records: readJson(text) }], mapping) }
}

/** Gathers rows by their stores. Returns the ids of these. */
function gatherRows(
  rows: readonly Row[],
  storeOf: ReturnType<typeof createStoreReader>,
  gatherer: ReturnType<typeof createGatherer>,
  report: Report
): Set<string> {
  const named = new Set<string>()
  for (const row of rows) {
    report.rows += 1
    const read = storeOf(row)
    if (!read.ok) report.refused.push({ line: row.line, id: row.cells.id, reason: row.problem ?? read.reason })
    else if (read.store === 'other') report.otherStores += 1
    else {
      named.add(read.store.id)
      gatherer.add(row, read.store.id)
    }
  }
  return named
}

/** One decimal sign for all columns, from the mapping. */
const signFrom =
  (sign: DecimalSign): ((field: string) => ColumnSign) =>
  () => ({ sign, isOwn: true })

function refuseUnknownPlaces(mapping: Mapping, shelves: Shelves): void {
  for (const path of placesOf(mapping)) {
    const [category = '', sub] = path.split('/')
    const isKnown =
      shelves.get(category)?.parent === null && (sub === undefined || shelves.get(sub)?.parent === category)
    if (!isKnown) throw new BrokenFile(`The mapping uses the category “${path}”, which the shop doesn’t have.`)
  }
}
