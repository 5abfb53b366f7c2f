import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CopyState } from '../../../contract/staff/copies.ts'
import { key, moment } from './columns.ts'

/** Copies of the shop that managers asked for, by the SHA-256 of the one-time token in the address of each. */
export const shopCopies = pgTable(
  'shop_copies',
  {
    id: key(),
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state').$type<CopyState>().notNull(),
    /** Null for the member named in the settings. */
    memberId: text('member_id'),
    memberName: text('member_name').notNull(),
    createdAt: moment('created_at').notNull(),
    begunAt: moment('begun_at'),
    endedAt: moment('ended_at'),
    /** The number of records in it, and its size in bytes, once it is done. */
    records: integer('records'),
    bytes: bigint('bytes', { mode: 'number' })
  },
  table => [index('shop_copies_created').on(table.createdAt)]
)
