import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { key, moment } from './columns.ts'
import { staffMembers } from './staff.ts'

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** An account that is created once its code has been entered. */
export interface PendingAccount {
  firstName: string
  lastName: string
  email: string
  phone: string
  dob: string
  passwordHash: string
  emailNotification: boolean
  smsNotification: boolean
  marketing: boolean
  /** The language and version of the words next to the choices; none in sign-ups begun before these fields. */
  language?: 'en' | 'fr'
  words?: number
}

/**
 * Verification codes, by the SHA-256 of the challenge that names them; `code_hash` covers both, so that six digits
 * can't be brute-forced from this table. A code for an address without an account has no account and never matches.
 */
export const codes = pgTable(
  'codes',
  {
    id: key(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The sign-up that it completes. */
    pending: jsonb('pending').$type<PendingAccount>(),
    /** The staff member whom it signs in; such a code is none of an account. */
    memberId: text('member_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** The number that it verifies; such a code doesn't sign in. */
    phone: text('phone'),
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at')
  },
  table => [index('codes_expires').on(table.expiresAt)]
)

/** Linked social accounts: the person's id at the provider. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<'google' | 'facebook'>().notNull(),
    subject: text('subject').notNull(),
    accountId: accountId(),
    createdAt: moment('created_at').notNull()
  },
  table => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_account').on(table.accountId)]
)

/** Identities that wait for the password of the account with the same email address, by the SHA-256 of their tokens. */
export const pendingIdentities = pgTable('pending_identities', {
  tokenHash: text('token_hash').primaryKey(),
  provider: text('provider').$type<'google' | 'facebook'>().notNull(),
  subject: text('subject').notNull(),
  accountId: accountId(),
  expiresAt: moment('expires_at').notNull()
})

/** Saved addresses; ids are chosen by the client. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    label: text('label').notNull(),
    line1: text('line1').notNull(),
    unit: text('unit'),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postalCode: text('postal_code').notNull(),
    notes: text('notes'),
    createdAt: moment('created_at').notNull().defaultNow()
  },
  table => [primaryKey({ columns: [table.accountId, table.id] })]
)

/** Networks and devices that have signed in to an account, stored only as a hash of both. */
export const knownClients = pgTable(
  'known_clients',
  {
    accountId: accountId(),
    client: text('client').notNull(),
    seenAt: moment('seen_at').notNull()
  },
  table => [primaryKey({ columns: [table.accountId, table.client] })]
)

/** Recent attempts, by a key such as the hash of an account's address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When the count is reset. */
  resetsAt: moment('resets_at').notNull(),
  /** Until when every attempt is refused. */
  blockedUntil: moment('blocked_until')
})

/** Emails and texts that were sent, for the demo's mailbox page. */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Null for a text. */
    html: text('html'),
    at: moment('at').notNull(),
    /** Deduplicates an email that is sent again after a crash. */
    messageId: text('message_id'),
    /** The address that ends such messages, as in the headers of RFC 8058; null for those about an order or account. */
    unsubscribe: text('unsubscribe'),
    /** The order in which they were sent. */
    sent: bigint('sent', { mode: 'number' }).generatedAlwaysAsIdentity()
  },
  table => [index('mails_at').on(table.at), uniqueIndex('mails_message_id').on(table.messageId)]
)

/** Audit log of accounts; it holds no personal data. */
export const audit = pgTable(
  'audit',
  {
    id: key(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    /** No reference: it outlives the account. */
    accountId: text('account_id'),
    ok: boolean('ok').notNull()
  },
  table => [index('audit_account').on(table.accountId, table.at)]
)
