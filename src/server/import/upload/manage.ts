import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { imports, type ImportSettings, newId } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import type { StaffMember } from '../../staff/only-staff.ts'
import { BrokenFile } from '../read/broken-file.ts'
import { checkList } from './check-list.ts'
import { compress, expand } from './changes/compress.ts'
import { findImport, hasNewer, holdStates, type ImportRow, isBusy } from './records.ts'
import { sentenceIn } from './texts/sentences.ts'
import { startWork } from './work.ts'
import { busyWords, changedWords, dropWords, newerWords, usedWords } from './texts/words.ts'

/** Stores and checks an uploaded list; throws 422 with a sentence for a file that is none. */
export async function beginImport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  location: LocationRow,
  { file, bytes }: { file: string; bytes: Buffer }
): Promise<ImportRow> {
  const settings: ImportSettings = { scope: 'store', columns: {}, categories: {} }
  const now = clock()
  const result = await orRefused(checkList(db, { file, bytes, settings, location: location.slug }, now))
  if (result.columns.length === 0 && result.problem !== null) throw refusal(result.problem)
  const id = newId()
  const state = result.counts === null ? 'unclear' : 'ready'
  const who = { memberId: member.id, memberName: member.name }
  const times = { createdAt: now, checkedAt: now }
  const row = { id, locationId: location.id, fileName: file, settings, state, result } as const
  await db.insert(imports).values({ ...row, ...who, ...times, content: await compress(bytes) })
  return findImport(db, id)
}

/** Checks a list again, with other meanings of its headings or as they were. */
export async function checkAgain(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  row: ImportRow,
  settings: ImportSettings = row.settings
): Promise<ImportRow> {
  const [stored] = await db.select({ content: imports.content }).from(imports).where(eq(imports.id, row.id))
  if (!isOpen(row) || !stored?.content) throw new ApiError(409, 'conflict', { words: usedWords })
  const now = clock()
  const bytes = await expand(stored.content)
  const result = await orRefused(checkList(db, { file: row.fileName, bytes, settings, location: row.slug }, now))
  const state = result.counts === null ? 'unclear' : 'ready'
  await transaction(db, async tx => {
    await holdStates(tx)
    if (!isOpen(await findImport(tx, row.id))) throw new ApiError(409, 'conflict', { words: usedWords })
    await tx.update(imports).set({ settings, result, state, checkedAt: now }).where(eq(imports.id, row.id))
  })
  return findImport(db, row.id)
}

const isOpen = ({ state }: ImportRow): boolean => state === 'ready' || state === 'unclear' || state === 'failed'

/** Begins to apply a list; throws 409 while it must not be. */
export async function beginApply(context: Context, id: string, mayDrop: boolean): Promise<ImportRow> {
  const { db } = context
  const state = await transaction(db, async tx => {
    await holdStates(tx)
    const row = await findImport(tx, id)
    if (row.state === 'applying' || row.state === 'done') return 'begun'
    if (row.state !== 'ready') throw new ApiError(409, 'conflict', { words: usedWords })
    if (await isBusy(tx, row)) throw new ApiError(409, 'conflict', { words: busyWords })
    if (await hasNewer(tx, row, row.checkedAt)) return 'stale'
    if (row.result.drops.length > 0 && !mayDrop) throw new ApiError(409, 'conflict', { words: dropWords })
    await tx.update(imports).set({ state: 'applying', mayDrop }).where(eq(imports.id, id))
    return 'begins'
  })
  if (state === 'stale') {
    await checkAgain(context, await findImport(db, id))
    throw new ApiError(409, 'stale', { words: changedWords })
  }
  if (state === 'begins') startWork(context, id)
  return findImport(db, id)
}

/** Begins to undo a list; throws 409 if a newer one was applied. */
export async function beginUndo(context: Context, id: string): Promise<ImportRow> {
  const { db } = context
  const begins = await transaction(db, async tx => {
    await holdStates(tx)
    const row = await findImport(tx, id)
    if (row.state === 'undoing' || row.state === 'undone') return false
    if (row.state !== 'done') throw new ApiError(409, 'conflict', { words: usedWords })
    if (await isBusy(tx, row)) throw new ApiError(409, 'conflict', { words: busyWords })
    if (!(await canUndo(tx, row))) throw new ApiError(409, 'conflict', { words: newerWords })
    await tx.update(imports).set({ state: 'undoing' }).where(eq(imports.id, id))
    return true
  })
  if (begins) startWork(context, id)
  return findImport(db, id)
}

/** Returns whether a list may be undone: it was applied, and no newer one of its stores. */
export async function canUndo(db: Queries, row: Omit<ImportRow, 'result'>): Promise<boolean> {
  if (row.state !== 'done' || row.appliedAt === null || !row.hasUndo) return false
  return !(await hasNewer(db, row, row.appliedAt, true))
}

/** Passes a result on; a file that is no list is refused with its sentence. */
async function orRefused<Result>(checked: Promise<Result>): Promise<Result> {
  try {
    return await checked
  } catch (error) {
    throw error instanceof BrokenFile ? refusal(error.message) : error
  }
}

const refusal = (sentence: string): ApiError =>
  new ApiError(422, 'invalid', { words: { en: sentenceIn('en', sentence), fr: sentenceIn('fr', sentence) } })
