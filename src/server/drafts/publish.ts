import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { draftChanges, drafts } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { waitForTurn } from '../import/write/turn.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { outcomesOf, writeOutcomes } from './apply.ts'
import { check } from './check.ts'
import { type Compared, compare, isBlocked } from './compare.ts'
import { NotTheirs } from './edit.ts'
import { findingsIn } from './law/findings.ts'
import { type GivenReason, noteReason, withReason } from './law/want-reason.ts'
import { hasBanners, noteMenus, storesShowing } from './note-menus.ts'
import { noteStores } from './note-stores.ts'
import { changesOf, type DraftRow, holdDraft, holdOpen } from './records.ts'
import { mayChange } from './rights.ts'
import { plain, type Row } from './things/thing.ts'
import { wantDrafted, withoutForeign } from './want-drafted.ts'
import { conflictWords, emptyDraftWords, publishTimeWords } from './words.ts'

/** The parts of the context that publishing needs. */
export type PublishContext = Pick<Context, 'db' | 'clock' | 'publish' | 'wake' | 'wakePictures'>

/** The longest time ahead for which a draft can be scheduled, in milliseconds. */
const LONGEST = 366 * 24 * 3600 * 1000

/**
 * Publishes a draft; again changes nothing. Throws 409 in a conflict, NotTheirs for changes that the member may not make, and 422
 * without a reason for findings of promotion law.
 */
export async function publishDraft(
  context: PublishContext,
  member: StaffMember,
  id: string,
  given: GivenReason
): Promise<void> {
  await transaction(context.db, async tx => {
    await waitForTurn(tx)
    const row = await holdDraft(tx, id)
    if (row.publishedAt !== null) return
    const kept = await publishIn(tx, context, { row, member, given })
    await noteReason(tx, context, member, row.name, kept)
  })
  context.wake()
  context.wakePictures()
}

/** A held draft, and the member who publishes it. */
interface Publishing {
  row: DraftRow
  member: StaffMember
  given: GivenReason
}

/**
 * Publishes a held draft, and returns the findings of promotion law that it keeps, with the reason. Throws as `publishDraft` does.
 */
export async function publishIn(
  tx: Transaction,
  context: PublishContext,
  { row, member, given }: Publishing
): Promise<Pick<DraftRow, 'reason' | 'findings'>> {
  const now = context.clock()
  const changes = await changesOf(tx, row.id)
  if (changes.length === 0) throw new ApiError(422, 'invalid', { words: emptyDraftWords })
  const shownBefore = await storesShowing(tx, changes)
  const compared = await compare(tx, changes, true)
  if (!mayChange(member, compared)) throw new NotTheirs(compared)
  if (compared.some(isBlocked)) throw new ApiError(409, 'conflict', { words: conflictWords })
  const outcomes = await outcomesOf(tx, compared, now)
  await check(tx, outcomes)
  const kept = withReason(await findingsIn(tx, compared, now), given)
  await writeOutcomes(tx, withoutForeign(outcomes), now)
  await wantDrafted(tx, outcomes, now)
  await keepRemoved(tx, compared)
  const set = {
    state: 'published' as const,
    publishedAt: now,
    publishedBy: member.name,
    publishAt: null,
    stuckFor: null,
    ...kept
  }
  await tx.update(drafts).set(set).where(eq(drafts.id, row.id))
  const stores = new Set([...shownBefore, ...(await storesShowing(tx, changes))])
  await noteMenus(tx, context, stores, { now, banners: hasBanners(changes) })
  await noteStores(tx, context, changes)
  return kept
}

/** Keeps the rows that were removed, by which they can be brought back. */
async function keepRemoved(tx: Transaction, compared: readonly Compared[]): Promise<void> {
  for (const { change, row } of compared)
    if (change.change === 'remove' && row !== undefined) {
      const { draftId, kind, thing } = change
      const is = and(eq(draftChanges.draftId, draftId), eq(draftChanges.kind, kind), eq(draftChanges.thing, thing))
      await tx
        .update(draftChanges)
        .set({ row: plain(row) as Row })
        .where(is)
    }
}

/**
 * Schedules a draft, or with null takes that back. Throws 422 for a time that is past or more than a year ahead, and without a reason
 * for findings of promotion law on that day; the draft keeps it.
 */
export async function scheduleDraft(
  context: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  id: string,
  { at, ...given }: GivenReason & { at: Date | null }
): Promise<void> {
  const { db, clock } = context
  const now = clock().getTime()
  if (at !== null && (at.getTime() <= now || at.getTime() > now + LONGEST))
    throw new ApiError(422, 'invalid', { words: publishTimeWords, fields: { at: 'past' } })
  await transaction(db, async tx => {
    if (at === null) {
      const row = await holdDraft(tx, id)
      if (row.state !== 'scheduled') return
      await tx.update(drafts).set({ state: 'open', publishAt: null, publishedBy: null }).where(eq(drafts.id, id))
      return
    }
    const before = await holdDraft(tx, id)
    const row = before.state === 'scheduled' ? before : await holdOpen(tx, id)
    const compared = await compare(tx, await changesOf(tx, row.id))
    if (compared.length === 0) throw new ApiError(422, 'invalid', { words: emptyDraftWords })
    if (!mayChange(member, compared)) throw new NotTheirs(compared)
    if (compared.some(isBlocked)) throw new ApiError(409, 'conflict', { words: conflictWords })
    const kept = withReason(await findingsIn(tx, compared, at), given)
    const set = { state: 'scheduled' as const, publishAt: at, publishedBy: member.name, publisherId: member.id }
    await tx
      .update(drafts)
      .set({ ...set, stuckFor: null, ...kept })
      .where(eq(drafts.id, id))
    await noteReason(tx, context, member, row.name, kept)
  })
}
