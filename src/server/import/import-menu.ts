import { locations } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { BrokenFile } from './read/broken-file.ts'
import { createClassifier, type Place, placesOf } from './categories.ts'
import type { Encoding } from './read/encoding.ts'
import { createGatherer } from './gather.ts'
import { type ColumnSign, decimalSignsOf } from './numbers/decimal-signs.ts'
import type { DecimalSign } from './numbers/readings.ts'
import { createPriceReader } from './numbers/price.ts'
import type { PictureImport } from './pictures/listed-picture.ts'
import { takeListedPictures } from './pictures/take-listed-pictures.ts'
import { type Mapping, plainMapping } from './read/mapping.ts'
import { type OpenedList, openList, rowsOf } from './read/open-list.ts'
import { readList } from './read/read-file.ts'
import type { Row } from './read/read-rows.ts'
import { createReport, type Report } from './report/report.ts'
import { type Shelves, readSettings, readShelves } from './shelves.ts'
import { sourceOf } from './source.ts'
import { createStoreReader, findStore } from './stores.ts'
import { type StoreList, writeLists, type WriteOptions } from './write-lists.ts'

/** Options of reading a list for the menus of a shop. */
export interface ReadOptions {
  file: string
  /** The slug of the location; without one, the list has a column of them. */
  location?: string | undefined
  /** The name of a list that several locations share; by default a location's list is its own. */
  source?: string | undefined
  mapping?: Mapping
  /** Takes the list's pictures too; else their addresses are stored as they are. */
  pictures?: PictureImport | undefined
}

/** Options of an import. */
export interface ImportOptions extends WriteOptions, ReadOptions {
  /** Encoding of the file; detected by default. */
  encoding?: Encoding | undefined
  onRead?: (bytes: number) => void
}

/** A list as it was read for the menus of a shop, and the report that its writing goes on with. */
export interface ReadMenu {
  source: string
  shelves: Shelves
  lists: StoreList[]
  report: Report
  /** The categories that the list names, and what each is in the shop. */
  categories: ReadonlyMap<string, Place | undefined>
}

/**
 * Imports a list into the menu of a location, or of all locations that it names: all of it or, if it throws BrokenFile,
 * nothing. Repeating an import changes nothing. Pictures are taken once the products are in, and one that fails is a warning.
 */
export async function importMenu(db: Database, options: ImportOptions): Promise<Report> {
  const { file, encoding, onRead = () => {} } = options
  const check = await readShop(db, options)
  const opened = await openList(file, await readList(file, onRead), encoding)
  const menu = await check(opened)
  const { report } = menu
  const pictures = await writeLists(db, menu, options)
  if (options.pictures !== undefined) report.pictures = await takeListedPictures(pictures, options.pictures, report)
  return report
}

/** Reads an opened list for the menus of a shop; throws BrokenFile if it can't be imported. */
export async function readMenu(db: Database, opened: OpenedList, options: ReadOptions): Promise<ReadMenu> {
  return (await readShop(db, options))(opened)
}

/** Reads the shop, and returns what reads a list for it. */
async function readShop(
  db: Database,
  { file, location, mapping = plainMapping, ...options }: ReadOptions
): Promise<(opened: OpenedList) => Promise<ReadMenu>> {
  const source = sourceOf(location, options.source)
  const stores = await db.select().from(locations).orderBy(locations.sortOrder)
  const only = location === undefined ? undefined : findStore(stores, location)
  const storeOf = createStoreReader(stores, only, mapping)
  const shelves = await readShelves(db)
  const { currency, taxCodes } = await readSettings(db)
  refuseUnknownPlaces(mapping, shelves)
  return async opened => {
    const { rows, blank, columns } = await rowsOf(opened, mapping)
    const report = createReport(file, location ?? '', opened.encoding)
    if (location === undefined && !columns.has('store'))
      throw new BrokenFile('The list has no column “store”: name its store with --location.')
    report.blank = blank
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
    const named = await gatherRows(rows, storeOf, gatherer, report)
    const listing = only === undefined ? stores.filter(store => named.has(store.id)) : [only]
    report.location = listing.map(({ slug }) => slug).join(', ')
    const lists = listing.map(store => ({ store, listed: gatherer.listOf(store.id) }))
    const categories = new Map(rows.map(({ cells: { category } }) => [category, classify(category)]))
    return { source, shelves, lists, report, categories }
  }
}

/** Rows after which others may run: the server that imports a list goes on to answer. */
const rowsAtOnce = 250

/** Gathers rows by their stores. Returns the ids of these. */
async function gatherRows(
  rows: readonly Row[],
  storeOf: ReturnType<typeof createStoreReader>,
  gatherer: ReturnType<typeof createGatherer>,
  report: Report
): Promise<Set<string>> {
  const named = new Set<string>()
  for (const row of rows) {
    report.rows += 1
    if (report.rows % rowsAtOnce === 0) await new Promise(next => setImmediate(next))
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
