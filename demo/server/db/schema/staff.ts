import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { key, moment } from './columns.ts'

/** Staff members, each with their own token, stored only as its SHA-256. */
export const staffMembers = pgTable('staff_members', {
  id: key(),
  name: text('name').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at')
})

/**
 * Actions of the staff, also failed ones: who, when, and on what. An entry is written before the action, so that none
 * is missed.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: key(),
    at: moment('at').notNull(),
    /** No reference: it outlives the member. Null for the member named in the settings. */
    memberId: text('member_id'),
    memberName: text('member_name').notNull(),
    action: text('action').$type<'order-status' | 'hold-release' | 'stock' | 'open'>().notNull(),
    locationId: text('location_id'),
    orderId: text('order_id'),
    variantId: text('variant_id'),
    /** The new value, such as `cancelled` or `12, on the menu`. */
    detail: text('detail').notNull(),
    /** True once it was done; false if it was refused, or if the server stopped before it knew. */
    ok: boolean('ok').notNull()
  },
  table => [index('staff_audit_at').on(table.at), index('staff_audit_order').on(table.orderId)]
)

/** Secrets shared by all processes of the server, each created when first needed. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull()
})
