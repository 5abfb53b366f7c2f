import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '../../../contract/order/order.ts'
import type { StaffRight } from '../../../contract/staff/rights.ts'
import { key, moment, newId } from './columns.ts'
import { orders } from './orders.ts'

/** The role of a staff member, which has rights of its own. */
export type StaffRole = 'manager' | 'staff'

/**
 * Staff members: people who sign in with their email address, a password and a code, or tokens for the API, of which
 * only the SHA-256 is stored.
 */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: key(),
    name: text('name').notNull(),
    /** Null for a token. */
    email: text('email'),
    /** Tokens from before there were roles could do everything, and still can. */
    role: text('role').$type<StaffRole>().notNull().default('manager'),
    /** Their own rights; null for those of the role. */
    rights: jsonb('rights').$type<StaffRight[]>(),
    /** The slugs of the stores that they work in; null for all. */
    locations: jsonb('locations').$type<string[]>(),
    /** Includes its method and parameters; null until a password is chosen, and for tokens. */
    passwordHash: text('password_hash'),
    /** Null for a person. */
    tokenHash: text('token_hash').unique(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at')
  },
  table => [
    uniqueIndex('staff_members_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.revokedAt} is null`)
  ]
)

const memberId = () =>
  text('member_id')
    .notNull()
    .references(() => staffMembers.id, { onDelete: 'cascade' })

/** Sessions of staff members, by the SHA-256 of their tokens. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  table => [index('staff_sessions_member').on(table.memberId)]
)

/** Links with which a staff member chooses a password, by the SHA-256 of their tokens. */
export const staffLinks = pgTable('staff_links', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: memberId(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at')
})

/**
 * Status changes that may still be taken back. A job of the outbox carries each out once its time is up; until then the
 * order and its shopper know nothing of it.
 */
export const pendingStatuses = pgTable('pending_statuses', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Distinguishes it from an earlier change of the same order. */
  id: text('id').notNull().$defaultFn(newId),
  status: text('status').$type<OrderStatus>().notNull(),
  reason: text('reason'),
  memberId: text('member_id'),
  memberName: text('member_name').notNull(),
  dueAt: moment('due_at').notNull()
})

/** Audited actions of the staff. */
export type StaffAction =
  | 'order-status'
  | 'order-refund'
  /** An item of an order that is missing: left out, replaced, or asked about. */
  | 'order-missing'
  | 'undo'
  | 'hold-release'
  | 'stock'
  | 'open'
  /** Time added to new orders, or taken back. */
  | 'extra-time'
  | 'hours'
  | 'kiosk'
  | 'kiosk-pin'
  | 'kiosk-removal'
  | 'sign-in'
  | 'sign-out'
  | 'password'
  | 'member'
  | 'feed-key'
  /** A change by a feed, under the name of its key. */
  | 'feed'
  | 'import'
  | 'import-undo'
  | 'draft'
  | 'draft-publish'
  | 'draft-undo'
  /** An uploaded picture. */
  | 'picture'
  | 'setup'
  | 'store'
  /** Published, or to be, although promotion law may forbid something in it. */
  | 'draft-law'
  /** A list of those who agree to offers. */
  | 'contacts'
  /** A copy of everything that the shop is. */
  | 'copy'
  /** A call that was refused, for want of a right or in another store. */
  | 'refused'
  /** The same, in entries of earlier versions. */
  | 'managers'

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
    action: text('action').$type<StaffAction>().notNull(),
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
