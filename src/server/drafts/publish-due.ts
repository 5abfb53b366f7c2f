import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { StuckReason } from '../../contract/staff/drafts.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { drafts, staffMembers } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { withoutValues } from '../http/middleware/failures.ts'
import { waitForTurn } from '../import/write/turn.ts'
import { noteStaff } from '../staff/audited.ts'
import { findByName, memberColumns, memberOf, type StaffMember } from '../staff/only-staff.ts'
import { draftMessage } from './draft-message.ts'
import { NotTheirs } from './edit.ts'
import { type PublishContext, publishIn } from './publish.ts'
import { type DraftRow, holdDraft } from './records.ts'

type DueContext = PublishContext & Pick<Context, 'log' | 'staffToken' | 'staffTokens' | 'staffSecret'>

/**
 * Publishes the drafts whose time has come, with the rights that their publishers have then. One that can't be is `stuck`, for people
 * to settle.
 */
export async function publishDue(context: DueContext): Promise<void> {
  const { db, clock, log } = context
  const isDue = and(eq(drafts.state, 'scheduled'), lte(drafts.publishAt, clock()))
  const due = await db.select().from(drafts).where(isDue).orderBy(asc(drafts.publishAt))
  for (const row of due) {
    try {
      await publishScheduled(context, row)
    } catch (error) {
      const stuckFor = stuckReasonOf(error)
      if (stuckFor === undefined) {
        log('Publishing a draft failed', withoutValues(error))
        continue
      }
      await transaction(db, async tx => {
        await tx
          .update(drafts)
          .set({ state: 'stuck', publishAt: null, stuckFor })
          .where(and(eq(drafts.id, row.id), isDue))
        await report(tx, context, row, false)
      })
      context.wake()
    }
  }
}

async function publishScheduled(context: DueContext, { id }: DraftRow): Promise<void> {
  await transaction(context.db, async tx => {
    await waitForTurn(tx)
    const row = await holdDraft(tx, id)
    // Taken back or published in the same moment.
    if (row.state !== 'scheduled') return
    const member = await publisherOf(tx, context, row)
    if (member === undefined) throw new NotTheirs([])
    await publishIn(tx, context, { row, member, given: { reason: row.reason ?? '', language: 'en' } })
    await report(tx, context, row, true)
  })
  context.wake()
  context.wakePictures()
}

/** Returns the member who scheduled a draft, with the rights that they have now; undefined once they have left. */
async function publisherOf(
  db: Queries,
  context: DueContext,
  { publisherId, publishedBy }: DraftRow
): Promise<StaffMember | undefined> {
  if (publisherId === null) return findByName(context, publishedBy ?? '')
  const [row] = await db
    .select(memberColumns)
    .from(staffMembers)
    .where(and(eq(staffMembers.id, publisherId), isNull(staffMembers.revokedAt)))
  return row && memberOf(row)
}

/** Writes the audit entry, and reports the draft to the staff boards. */
async function report(tx: Transaction, context: DueContext, row: DraftRow, ok: boolean): Promise<void> {
  const { id, name: detail, publisherId, publishedBy } = row
  await noteStaff(tx, context, { id: publisherId, name: publishedBy ?? '' }, { action: 'draft-publish', detail }, ok)
  await context.publish(tx, draftMessage(context, id))
}

/** Returns why a draft can't be published; undefined for an error that isn't of the draft. */
function stuckReasonOf(error: unknown): StuckReason | undefined {
  if (error instanceof NotTheirs) return 'rights'
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'conflict') return 'conflict'
  return error.details.fields?.['reason'] === 'required' ? 'law' : 'invalid'
}
