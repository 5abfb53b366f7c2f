import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { key, moment } from './columns.ts'

/** The store's staff, each with a token of their own, of which only the SHA-256 is kept. */
export const staffMembers = pgTable('staff_members', {
  id: key(),
  name: text('name').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at')
})

/** What the staff did, or tried to: who, when, and to what. An entry is written before the work, so that none goes without. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: key(),
    at: moment('at').notNull(),
    /** No reference: it outlives the member. Null for one whom the settings name. */
    memberId: text('member_id'),
    memberName: text('member_name').notNull(),
    action: text('action').$type<'order-status' | 'hold-release' | 'stock' | 'open'>().notNull(),
    locationId: text('location_id'),
    orderId: text('order_id'),
    variantId: text('variant_id'),
    /** To what it was set, such as `cancelled` or `12, on the menu`. */
    detail: text('detail').notNull(),
    /** Whether it was done; false where it was refused, or where the server ended before it knew. */
    ok: boolean('ok').notNull()
  },
  table => [index('staff_audit_at').on(table.at), index('staff_audit_order').on(table.orderId)]
)

/** Secrets that all processes of the server share, each made when it is first needed. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull()
})
