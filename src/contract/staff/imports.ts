import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union
} from 'valibot'
import { get, put, query, upload } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { lineOrNone } from '../typed/line.ts'

const count = pipe(number(), integer(), minValue(0))

/**
 * The state of an imported list. `unclear`: its headings need an answer. `ready`: checked, and nothing is changed yet.
 * `failed`: it could not be imported, and nothing was changed.
 */
export const importState = picklist(['unclear', 'ready', 'applying', 'done', 'failed', 'undoing', 'undone'])

const tally = object({ added: count, changed: count, unchanged: count })

/** The counts of a list. `offSale` is the number of sizes that can no longer be bought, `notInFile` that of products it leaves out. */
const importCounts = object({
  rows: count,
  refused: count,
  products: tally,
  sizes: tally,
  offSale: count,
  notInFile: maybe(count, 0),
  otherStores: maybe(count, 0)
})

/** A list of products that was uploaded: `by` is the name of the manager. */
export const menuImport = object({
  id,
  file: string(),
  state: importState,
  by: string(),
  at: instant,
  appliedAt: maybe(instant, null),
  undoneAt: maybe(instant, null),
  /** Null until the list could be read. */
  counts: maybe(importCounts, null),
  /** Whether it may be undone: nothing newer was imported into one of its stores. */
  canUndo: maybe(boolean(), false)
})

/** A value of a change: cents for `price`, `sale_price` and `deposit`, else a number, a text, or null for none. */
const changeValue = maybe(union([string(), number(), boolean()]), null)

/** A change of a product at a store, or of one of its sizes; `fields` have the names of the list's columns. */
const importChange = object({
  kind: picklist(['new', 'changed', 'off_sale']),
  store: slug,
  product: string(),
  size: maybe(string(), null),
  fields: array(object({ name: string(), from: changeValue, to: changeValue }))
})

/** A heading of the list with some of its cells, and the field that it is read as; null if it is not imported. */
const importColumn = object({ heading: string(), samples: array(string()), field: maybe(string(), null) })

/** A category of the list, and the `category` or `category/subcategory` of the shop that it is read as. */
const importCategory = object({ name: string(), to: maybe(string(), null) })

/**
 * The pictures that a list names, once it is applied: how many are still to be taken, are stored, and failed. A product whose
 * picture failed keeps its former one; failures are capped.
 */
const importPictures = object({
  waiting: count,
  taken: count,
  failed: count,
  failures: array(object({ line: count, product: string(), reason: string() }))
})

/** An uploaded list with its changes, planned or made. Lists are capped; `more…` count the rest. */
export const importDetail = object({
  ...menuImport.entries,
  /** Why it can't be imported as it is. */
  problem: maybe(string(), null),
  /** `all` imports the rows of all stores that the list names; `store` those of the store that it was uploaded for. */
  scope: picklist(['store', 'all']),
  /** Whether the list has a column of stores. */
  hasStores: maybe(boolean(), false),
  columns: array(importColumn),
  /** The fields that there are. */
  fields: array(object({ name: string(), isRequired: boolean() })),
  categories: maybe(array(importCategory), []),
  /** The shop's categories, for choices. */
  shelves: maybe(array(object({ path: string(), name: string() })), []),
  changes: array(importChange),
  moreChanges: count,
  refused: array(object({ line: count, id: string(), reason: string() })),
  moreRefused: count,
  warnings: maybe(
    array(object({ text: string(), count, examples: array(object({ line: count, text: string() })) })),
    []
  ),
  /** Stores of which more than a third of the sizes on sale could no longer be bought: this needs a yes. */
  drops: maybe(array(object({ store: slug, lost: count, of: count })), []),
  /** How much has been written, while it is applied. */
  progress: maybe(object({ done: count, of: count }), null),
  /** Null before it is applied, for a list without pictures, and once its undoing is over. */
  pictures: maybe(importPictures, null),
  /** What undoing left alone: values that were changed since, and units that were sold beyond the earlier stock. */
  kept: maybe(object({ changed: count, sold: count }), null)
})

export type MenuImport = InferOutput<typeof menuImport>
export type ImportDetail = InferOutput<typeof importDetail>
export type ImportChange = InferOutput<typeof importChange>

/** Maximum size of an uploaded list in bytes. */
export const mostUploadBytes = 16 * 1024 * 1024

/** Reads the latest fifty lists of a location, newest first. */
export const readImports = get('/staff/locations/:location/imports', {
  right: 'menu',
  query: { locale: string() },
  reply: object({ imports: array(menuImport) })
})

/**
 * Uploads a list (CSV, XLSX or JSON) as the request's body and checks it: nothing is changed. 422 `invalid` with a sentence for a
 * file that can't be read, 413 for one that is too large.
 */
export const createImport = upload('/staff/locations/:location/imports', {
  right: 'menu',
  query: { locale: string(), name: pipe(string(), maxLength(200)) },
  reply: importDetail
})

/** Reads a list. */
export const readImport = get('/staff/imports/:import', {
  right: 'menu',
  query: { locale: string() },
  reply: importDetail
})

/**
 * Sets the meaning of a list's headings and categories, and checks it again: the heading of each field, null for none.
 * 409 `conflict` once it is applied.
 */
export const setImportMapping = put('/staff/imports/:import/mapping', {
  right: 'menu',
  query: { locale: string() },
  body: object({
    columns: record(string(), nullable(lineOrNone(300))),
    categories: optional(record(string(), lineOrNone(240)), {}),
    scope: optional(picklist(['store', 'all']), 'store')
  }),
  reply: importDetail
})

/**
 * Begins to apply a list, which goes on in the background; again changes nothing. 409 `conflict` while another list of the store is
 * applied, or without `mayDrop` where the list has `drops`; 409 `stale` if another list was applied since this one was
 * checked, which checks it again.
 */
export const applyImport = query('/staff/imports/:import/apply', {
  right: 'menu',
  query: { locale: string() },
  body: object({ mayDrop: optional(boolean(), false) }),
  reply: importDetail
})

/**
 * Begins to undo the last list of its stores; again changes nothing. Later sales stay, and so do values that were changed
 * since. 409 `conflict` if a newer list was applied.
 */
export const undoImport = query('/staff/imports/:import/undo', {
  right: 'menu',
  query: { locale: string() },
  body: object({}),
  reply: importDetail
})
