import { and, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { type ImportResult, imports, type ImportSettings, locations } from '../../db/schema.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'

/** A stored list with its store; its file and the rows to undo it are read apart. */
export type ImportRow = Omit<typeof imports.$inferSelect, 'content' | 'undo'> & { slug: string; hasUndo: boolean }

/** A stored list as its history needs it. */
export type ListedImport = Omit<ImportRow, 'result'> & Pick<ImportResult, 'counts'>

/** Maximum number of lists that are shown. */
const mostShown = 50

const { content: _content, undo: _undo, ...columns } = getTableColumns(imports)
const { result: _result, ...listed } = columns
const hasUndo = sql<boolean>`${imports.undo} is not null`

/** Finds a list by its id; throws 404 if there is none. */
export async function findImport(db: Queries, id: string): Promise<ImportRow> {
  const [row] = await db
    .select({ ...columns, hasUndo, slug: locations.slug })
    .from(imports)
    .innerJoin(locations, eq(locations.id, imports.locationId))
    .where(eq(imports.id, id))
  if (row === undefined) throw notFound()
  return row
}

/** Returns the latest lists of a store, newest first. */
export async function listImports(db: Queries, locationId: string): Promise<ListedImport[]> {
  const counts = sql<ImportResult['counts']>`${imports.result}->'counts'`
  return db
    .select({ ...listed, hasUndo, counts, slug: locations.slug })
    .from(imports)
    .innerJoin(locations, eq(locations.id, imports.locationId))
    .where(or(eq(imports.locationId, locationId), sql`${imports.stores} ? ${locationId}`))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(mostShown)
}

/** Returns the lists whose work is under way. */
export const unfinishedImports = async (db: Queries): Promise<{ id: string }[]> =>
  db.select({ id: imports.id }).from(imports).where(isUnderWay)

const isUnderWay = sql`${imports.state} in ('applying', 'undoing')`

/** The stores that a list is for: those that it was applied to or, until it is, all or the one that it was uploaded for. */
export interface Reach {
  id: string
  locationId: string
  stores: readonly string[]
  settings: ImportSettings
}

/** Matches other lists that are for one of the stores of a list. */
function overlaps({ id, locationId, stores, settings }: Reach): SQL | undefined {
  const isOther = ne(imports.id, id)
  const own = stores.length > 0 ? [...stores] : [locationId]
  // Any store may turn out to be one of its own.
  if (stores.length === 0 && settings.scope === 'all') return isOther
  const ids = sql.join(
    own.map(store => sql`${store}`),
    sql`, `
  )
  const isApplied = sql`jsonb_array_length(${imports.stores}) > 0`
  const wasFor = sql`${imports.stores} ?| array[${ids}]::text[]`
  const mayBeFor = or(sql`${imports.settings}->>'scope' = 'all'`, inArray(imports.locationId, own))
  return and(isOther, sql`case when ${isApplied} then ${wasFor} else ${mayBeFor} end`)
}

/** Returns whether another list of the same stores is applied or undone now. */
export async function isBusy(db: Queries, reach: Reach): Promise<boolean> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isUnderWay, overlaps(reach)))
    .limit(1)
  return rows.length > 0
}

/** Returns whether another list of the same stores was applied, or undone, since an instant. */
export async function hasNewer(db: Queries, reach: Reach, since: Date, isAppliedOnly = false): Promise<boolean> {
  const at = sql`${since.toISOString()}::timestamptz`
  const applied = sql`${imports.appliedAt} > ${at} and ${imports.state} <> 'undone'`
  const either = sql`greatest(${imports.appliedAt}, ${imports.undoneAt}) > ${at}`
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(overlaps(reach), isAppliedOnly ? applied : either))
    .limit(1)
  return rows.length > 0
}

/** Arbitrary id of the advisory lock under which states of lists change. */
const changingStates = 4283

/** Waits until no other transaction changes the state of a list. */
export async function holdStates(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${changingStates}::int)`)
}
