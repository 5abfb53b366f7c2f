import { and, eq, isNull } from 'drizzle-orm'
import {
  createDraft,
  createPreview,
  deleteDraft,
  dropChanges,
  editDraft as editDraftEndpoint,
  nameDraft,
  publishDraft as publishDraftEndpoint,
  readDraft,
  readDrafts,
  settleDraft,
  undoDraft as undoDraftEndpoint
} from '../../contract/staff/drafts.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { drafts, newId } from '../db/schema.ts'
import type { Language } from '../http/request/language.ts'
import { audited, type StaffDeed } from '../staff/audited.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { compare } from './compare.ts'
import { draftChannel, draftMessage } from './draft-message.ts'
import { editDraft, NotTheirs } from './edit.ts'
import { createTokens } from './preview/token.ts'
import { publishDraft, scheduleDraft } from './publish.ts'
import { changesOf, findDraft, holdOpen } from './records.ts'
import { mayChange, onlyDrafters } from './rights.ts'
import { drop, settle } from './settle.ts'
import { undoDraft } from './undo.ts'
import { viewDraft, viewDrafts } from './view-draft.ts'

/** Serves drafts: sets of changes of the shop that are tried and published together. All is audited. */
export function draftRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context
  const tokens = createTokens(context)
  const view = (id: string, member: StaffMember, language: Language) =>
    viewDraft(db, id, member, { language, now: clock() })

  /** Runs an audited action on a draft, refuses changes that the member may not make, and reports the draft to the boards. */
  async function act(
    { member, id }: { member: StaffMember; id: string },
    deed: StaffDeed,
    work: () => Promise<unknown>
  ): Promise<void> {
    await onlyDrafters(context, member, [], deed.detail)
    try {
      await audited(context, member, deed, work)
    } catch (error) {
      if (error instanceof NotTheirs) await onlyDrafters(context, member, error.compared, deed.detail)
      throw error
    }
    await context.publish(db, draftMessage(context, id))
    context.wake()
  }
  const deedOf = async (id: string, action: StaffDeed['action'], what = ''): Promise<StaffDeed> => {
    const { name } = await findDraft(db, id)
    return { action, detail: [name, what].filter(Boolean).join(', ') }
  }

  serve(readDrafts, async ({ member }) => {
    await onlyDrafters(context, member, [], 'drafts')
    return { drafts: await viewDrafts(db, member), channel: draftChannel(context) }
  })

  serve(createDraft, async ({ member, body, language }) => {
    const id = newId()
    await act({ member, id }, { action: 'draft', detail: body.name }, () =>
      db
        .insert(drafts)
        .values({ id, name: body.name, memberId: member.id, memberName: member.name, createdAt: clock() })
    )
    return view(id, member, language)
  })

  serve(readDraft, async ({ member, param, language }) => {
    await onlyDrafters(context, member, [], 'draft')
    return view(param('draft'), member, language)
  })

  serve(nameDraft, async ({ member, param, body, language }) => {
    const id = param('draft')
    await act({ member, id }, await deedOf(id, 'draft', body.name), () =>
      db.update(drafts).set({ name: body.name }).where(eq(drafts.id, id))
    )
    return view(id, member, language)
  })

  serve(editDraftEndpoint, async ({ member, param, body, language }) => {
    const id = param('draft')
    const count = body.edits.reduce((sum, { ids }) => sum + ids.length, 0)
    await act({ member, id }, await deedOf(id, 'draft', `${count} changes`), () =>
      editDraft(context, member, id, body.edits)
    )
    return view(id, member, language)
  })

  serve(dropChanges, async ({ member, param, body, language }) => {
    const id = param('draft')
    await act({ member, id }, await deedOf(id, 'draft', 'changes dropped'), () => drop(context, member, id, body))
    return view(id, member, language)
  })

  serve(settleDraft, async ({ member, param, body, language }) => {
    const id = param('draft')
    await act({ member, id }, await deedOf(id, 'draft', 'conflicts settled'), () => settle(context, member, id, body))
    return view(id, member, language)
  })

  serve(deleteDraft, async ({ member, param }) => {
    const id = param('draft')
    await act({ member, id }, await deedOf(id, 'draft', 'deleted'), () =>
      transaction(db, async tx => {
        await holdOpen(tx, id)
        const compared = await compare(tx, await changesOf(tx, id))
        if (!mayChange(member, compared)) throw new NotTheirs(compared)
        await tx.delete(drafts).where(and(eq(drafts.id, id), isNull(drafts.publishedAt)))
      })
    )
    return {}
  })

  serve(publishDraftEndpoint, async ({ member, param, body, language }) => {
    const id = param('draft')
    const { isScheduled, at = null } = body
    const time = at === null ? null : new Date(at)
    const given = { reason: body.reason ?? '', language }
    await act({ member, id }, await deedOf(id, 'draft-publish', isScheduled ? (at ?? 'not scheduled') : ''), () =>
      isScheduled
        ? scheduleDraft(context, member, id, { at: time, ...given })
        : publishDraft(context, member, id, given)
    )
    return view(id, member, language)
  })

  serve(undoDraftEndpoint, async ({ member, param, language }) => {
    const id = param('draft')
    await act({ member, id }, await deedOf(id, 'draft-undo'), () => undoDraft(context, member, id))
    return view(id, member, language)
  })

  serve(createPreview, async ({ member, body }) => {
    await onlyDrafters(context, member, [], 'preview')
    if (body.draft !== null) await findDraft(db, body.draft)
    return tokens.make(body.draft, body.at === null ? null : new Date(body.at))
  })
}
