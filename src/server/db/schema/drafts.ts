import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DraftKind } from '../../../contract/staff/draft-fields.ts'
import type { DraftState, StuckReason } from '../../../contract/staff/drafts.ts'
import type { LawFinding } from '../../../contract/staff/law-finding.ts'
import { key, moment, type Words } from './columns.ts'

/** Sets of changes of the shop that are published together; public reads know nothing of them. */
export const drafts = pgTable(
  'drafts',
  {
    id: key(),
    name: text('name').notNull().default(''),
    state: text('state').$type<DraftState>().notNull().default('open'),
    /** No reference: a draft outlives the member. Null for the member named in the settings. */
    memberId: text('member_id'),
    memberName: text('member_name').notNull(),
    createdAt: moment('created_at').notNull(),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    publishedBy: text('published_by'),
    /** The member who scheduled it; null for one named in the settings. */
    publisherId: text('publisher_id'),
    /** Why it could not be published at its time. */
    stuckFor: text('stuck_for').$type<StuckReason>(),
    undoneAt: moment('undone_at'),
    /** Why it is published although promotion law may forbid something in it, and the findings. */
    reason: text('reason'),
    findings: jsonb('findings').$type<StoredFinding[]>()
  },
  table => [index('drafts_created').on(table.createdAt), index('drafts_due').on(table.state, table.publishAt)]
)

/** A finding of promotion law, with the name of the thing in both languages. */
export type StoredFinding = Omit<LawFinding, 'label'> & { label: Words }

/** The value of a field before and after. */
export interface StoredFieldChange {
  from: unknown
  to: unknown
}

/** The changes of a thing in a draft, by the id that the contract gives it. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    draftId: text('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DraftKind>().notNull(),
    thing: text('thing').notNull(),
    change: text('change').$type<'set' | 'add' | 'remove'>().notNull(),
    fields: jsonb('fields').$type<Record<string, StoredFieldChange>>().notNull(),
    /** The row that was removed, to bring it back. */
    row: jsonb('row').$type<Record<string, unknown>>(),
    /** The order in which changes were first made. */
    number: integer('number').notNull().generatedByDefaultAsIdentity()
  },
  table => [primaryKey({ columns: [table.draftId, table.kind, table.thing] })]
)
