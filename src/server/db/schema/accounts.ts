import { inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { phoneKey } from '../../../contract/typed/phone.ts'
import { key, moment, newId } from './columns.ts'

/** The digits of a phone number column, without an extension (`;ext=`). */
export const digitsOf = (column: AnyPgColumn): SQL => sql`regexp_replace(${column}, '[^0-9+(). -].*|[^0-9]', '', 'g')`

/** True if a column holds the phone number, in E.164 or as earlier versions stored it: as typed. */
export function isPhone(column: AnyPgColumn, phone: string): SQL {
  const digits = phoneKey(phone)
  return inArray(digitsOf(column), [digits, `1${digits}`])
}

/** Accounts; `password_hash` includes its method and parameters, and is null until the sign-up is finished. */
export const accounts = pgTable(
  'accounts',
  {
    id: key(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    dob: date('dob', { mode: 'string' }),
    passwordHash: text('password_hash'),
    emailVerifiedAt: moment('email_verified_at'),
    /** When the number was verified; until then, codes by text don't sign in to this account. */
    phoneVerifiedAt: moment('phone_verified_at'),
    /** The new email address, which replaces `email` once it is confirmed. */
    pendingEmail: text('pending_email'),
    /** The random part of the realtime channel. */
    channel: text('channel')
      .notNull()
      .unique()
      .$defaultFn(newId)
      .default(sql`md5(random()::text || clock_timestamp()::text)`),
    emailNotification: boolean('email_notification').notNull().default(false),
    smsNotification: boolean('sms_notification').notNull().default(false),
    marketing: boolean('marketing').notNull().default(false),
    /** The balance: the sum of the ledger. */
    points: integer('points').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow()
  },
  table => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_phone').on(digitsOf(table.phone)),
    check('accounts_points_not_negative', sql`${table.points} >= 0`)
  ]
)

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Sessions by the SHA-256 of their tokens: reading this table doesn't allow anyone to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id in the account's list of sessions. */
    id: text('id')
      .notNull()
      .unique()
      .$defaultFn(newId)
      .default(sql`md5(random()::text || clock_timestamp()::text)`),
    accountId: accountId(),
    /** The device it was started on, such as “Safari on iPhone”. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** True on a shared screen, such as a kiosk: it is short, and may not change the account. */
    isShared: boolean('is_shared').notNull().default(false)
  },
  table => [index('sessions_account').on(table.accountId), index('sessions_expires').on(table.expiresAt)]
)

/**
 * Links that were sent, by the SHA-256 of their tokens; `source` is where a sign-up began, such as `kiosk`, or `reset`
 * for a new password, or `verify` for the confirmation of `email`.
 */
export const signupLinks = pgTable(
  'signup_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId(),
    source: text('source').notNull(),
    email: text('email'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at')
  },
  table => [index('signup_links_account').on(table.accountId)]
)
