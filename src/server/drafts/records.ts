import { and, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { draftChanges, drafts } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import { publishedDraftWords, scheduledDraftWords } from './words.ts'

/** A stored draft. */
export type DraftRow = typeof drafts.$inferSelect

/** A stored change of a draft. */
export type ChangeRow = typeof draftChanges.$inferSelect

/** Number of published drafts that the history shows. */
const HISTORY = 50

const finished = ['published', 'undone'] as const

/** Returns a draft; throws 404 if there is none. */
export async function findDraft(db: Queries, id: string): Promise<DraftRow> {
  const [row] = await db.select().from(drafts).where(eq(drafts.id, id))
  if (row === undefined) throw notFound()
  return row
}

/** The same, kept as it is until the transaction ends. */
export async function holdDraft(tx: Transaction, id: string): Promise<DraftRow> {
  const [row] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
  if (row === undefined) throw notFound()
  return row
}

/** Returns a draft that can be edited, held; throws 409 once it is published, or while it waits for its time. */
export async function holdOpen(tx: Transaction, id: string): Promise<DraftRow> {
  const row = await holdDraft(tx, id)
  if (row.state === 'scheduled') throw new ApiError(409, 'conflict', { words: scheduledDraftWords })
  if (row.publishedAt !== null) throw new ApiError(409, 'conflict', { words: publishedDraftWords })
  return row
}

/** Returns the changes of a draft in their order; only those of some things if these are given. */
export async function changesOf(
  db: Queries,
  draft: string,
  only?: readonly Pick<ChangeRow, 'kind' | 'thing'>[]
): Promise<ChangeRow[]> {
  const all = await db
    .select()
    .from(draftChanges)
    .where(
      and(
        eq(draftChanges.draftId, draft),
        only && inArray(draftChanges.kind, [...new Set(only.map(({ kind }) => kind))])
      )
    )
    .orderBy(asc(draftChanges.number))
  if (only === undefined) return all
  const wanted = new Set(only.map(keyOf))
  return all.filter(change => wanted.has(keyOf(change)))
}

/** The key of a change in its draft. */
export const keyOf = ({ kind, thing }: Pick<ChangeRow, 'kind' | 'thing'>): string => `${kind} ${thing}`

/** Changes per statement. */
const batch = 1000

/** Stores new or replaced changes of a draft. */
export async function saveChanges(
  tx: Transaction,
  draftId: string,
  changes: readonly Omit<ChangeRow, 'draftId' | 'number' | 'row'>[]
): Promise<void> {
  for (let at = 0; at < changes.length; at += batch)
    await tx
      .insert(draftChanges)
      // A new change gets its number from the database, and an old one keeps its own.
      .values(
        changes
          .slice(at, at + batch)
          .map(({ kind, thing, change, fields }) => ({ draftId, kind, thing, change, fields }))
      )
      .onConflictDoUpdate({
        target: [draftChanges.draftId, draftChanges.kind, draftChanges.thing],
        set: { change: sql`excluded.change`, fields: sql`excluded.fields` }
      })
}

/** Takes changes out of a draft. */
export async function removeChanges(
  tx: Transaction,
  draftId: string,
  gone: readonly Pick<ChangeRow, 'kind' | 'thing'>[]
): Promise<void> {
  for (const kind of new Set(gone.map(change => change.kind))) {
    const ids = gone.filter(change => change.kind === kind).map(({ thing }) => thing)
    for (let at = 0; at < ids.length; at += batch)
      await tx
        .delete(draftChanges)
        .where(
          and(
            eq(draftChanges.draftId, draftId),
            eq(draftChanges.kind, kind),
            inArray(draftChanges.thing, ids.slice(at, at + batch))
          )
        )
  }
}

/** Numbers of changes by their kind. */
type KindCounts = Partial<Record<ChangeRow['kind'], number>>

const countsOf = sql<KindCounts | null>`(select jsonb_object_agg(counted.kind, counted.things) from
  (select ${draftChanges.kind} as kind, count(*)::int as things from ${draftChanges}
  where ${draftChanges.draftId} = "drafts"."id" group by 1) as counted)`

/** Returns the drafts that aren't published, then the latest published ones, each with the numbers of its changes by kind. */
export async function listDrafts(db: Queries): Promise<{ row: DraftRow; counts: KindCounts | null }[]> {
  const columns = { row: drafts, counts: countsOf }
  const open = await db
    .select(columns)
    .from(drafts)
    .where(notInArray(drafts.state, [...finished]))
    .orderBy(desc(drafts.createdAt))
  const past = await db
    .select(columns)
    .from(drafts)
    .where(or(...finished.map(state => eq(drafts.state, state))))
    .orderBy(desc(drafts.publishedAt))
    .limit(HISTORY)
  return [...open, ...past]
}
