import { categories, type ImportResult, type ImportSettings } from '../../db/schema.ts'
import type { Database, Transaction } from '../../db/types.ts'
import { readMenu } from '../import-menu.ts'
import type { ListedPicture } from '../pictures/listed-picture.ts'
import { readTried } from '../pictures/want-pictures.ts'
import { BrokenFile } from '../read/broken-file.ts'
import { type Field, fields, type Mapping, plainMapping } from '../read/mapping.ts'
import { openList } from '../read/open-list.ts'
import { previewOf } from '../read/preview.ts'
import { writeLists, type PlannedList, type WriteOptions } from '../write-lists.ts'
import type { Drop } from '../write/large-drop.ts'
import { plannedChanges, type MenuChanges } from './changes/changes.ts'
import { type Described, describeChanges } from './changes/describe-changes.ts'
import type { CategoryNames } from './changes/fields.ts'
import { resultOf, unclearResult } from './gather-result.ts'

/** An uploaded list: its file, what its headings mean, and the store that it is for. */
export interface UploadedList {
  file: string
  bytes: Buffer
  settings: ImportSettings
  location: string
}

/** Returns the mapping of an uploaded list. */
export function mappingOf({ columns, categories: places }: ImportSettings): Mapping {
  const known = (field: string): field is Field => (fields as readonly string[]).includes(field)
  return {
    ...plainMapping,
    columns: Object.fromEntries(Object.entries(columns).filter(([field]) => known(field))),
    categories: Object.fromEntries(Object.entries(places).filter(([, path]) => path !== ''))
  }
}

/** Returns the changes that a list would make; nothing is written. Throws BrokenFile for a file that is no list at all. */
export async function checkList(db: Database, list: UploadedList, now: Date): Promise<ImportResult> {
  return runList(
    db,
    list,
    { isTrial: true, isPicturedLater: true, mayDrop: true, now },
    { changesOf: async (_, planned) => plannedChanges(planned) }
  )
}

/** Steps of running a list: `changesOf` returns the changes of a store, and `onResult` gets the result in the transaction. */
interface Steps {
  changesOf: (tx: Transaction, planned: PlannedList) => Promise<MenuChanges>
  onResult?: (tx: Transaction, result: ImportResult, pictures: readonly ListedPicture[]) => Promise<void>
}

/** Runs a list through the import: reads it, plans its writes and, unless it is a trial, executes them. */
export async function runList(
  db: Database,
  list: UploadedList,
  options: WriteOptions,
  { changesOf, onResult }: Steps
): Promise<ImportResult> {
  const { columns, menu } = await readUploaded(db, list)
  if (menu instanceof BrokenFile) return unclearResult(columns, menu.message)
  const names = await categoryNames(db)
  let described: Described[] = []
  let drops: Drop[] = []
  let result = unclearResult(columns, '')
  await writeLists(db, menu, {
    ...options,
    async onBegin(tx) {
      // A transaction that is tried again begins anew.
      ;[described, drops] = [[], []]
      await options.onBegin?.(tx)
    },
    async onPlanned(tx, planned) {
      const tried = await readTried(tx, planned.plan.pictures)
      described.push(describeChanges(planned, await changesOf(tx, planned), { names, tried }))
      if (planned.drop) drops.push(planned.drop)
    },
    async onEnd(tx, pictures) {
      result = resultOf(columns, menu, described, drops)
      await onResult?.(tx, result, pictures)
    }
  })
  return result
}

/** Reads a list's headings and, as far as these are clear, its rows. */
async function readUploaded(db: Database, { file, bytes, settings, location }: UploadedList) {
  const mapping = mappingOf(settings)
  const opened = await openList(file, bytes)
  const columns = previewOf(opened, mapping)
  const only = settings.scope === 'all' ? undefined : location
  const menu = await readMenu(db, opened, { file, location: only, mapping }).catch((error: unknown) => {
    if (error instanceof BrokenFile) return error
    throw error
  })
  return { columns, menu }
}

async function categoryNames(db: Database): Promise<CategoryNames> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map(row => [row.id, row.name]))
}
