import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { key, moment, type Words } from './columns.ts'

/** The kinds of messages that need consent; `orders` are an account's switches for messages about orders. */
export type ConsentPurpose = 'offers' | 'orders' | 'restock' | 'prices'

/** Ways in which a message reaches a person. */
export type ConsentChannel = 'email' | 'sms'

/** The place where a consent was given or withdrawn. */
export type ConsentSource =
  | 'sign-up'
  | 'checkout'
  | 'account'
  | 'watch'
  | 'favourites'
  | 'letter'
  | 'mail-program'
  | 'address'
  | 'deletion'

/** The state of the address then: typed only, confirmed by its holder, or reached by a link or code sent to it. */
export type ConsentProof = 'typed' | 'confirmed' | 'link'

/**
 * Addresses in the consent ledger. `address` is erased with its account, or when nothing stands for it any more; the keyed
 * digest stays, with which an address that somebody names can be compared.
 */
export const consentPeople = pgTable(
  'consent_people',
  {
    id: key(),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    /** Normalized; null once it is erased. */
    address: text('address'),
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull()
  },
  table => [
    uniqueIndex('consent_people_address').on(table.channel, table.address),
    index('consent_people_digest').on(table.digest)
  ]
)

/** The exact words that people have agreed to, by the SHA-256 of language and text. A trigger refuses changes. */
export const consentTexts = pgTable('consent_texts', {
  hash: text('hash').primaryKey(),
  language: text('language').$type<keyof Words>().notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull()
})

/**
 * The consent ledger (CASL, s. 13: the sender has to prove consent). A trigger refuses changes and deletions. The state of a
 * purpose is that of its latest entry.
 */
export const consentLedger = pgTable(
  'consent_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: text('person_id')
      .notNull()
      .references(() => consentPeople.id),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    action: text('action').$type<'given' | 'withdrawn'>().notNull(),
    /** The words that were shown; null where nothing was to be read, as in a mail program. */
    textHash: text('text_hash').references(() => consentTexts.hash),
    source: text('source').$type<ConsentSource>().notNull(),
    proof: text('proof').$type<ConsentProof>().notNull(),
    /** The watch that it is about. */
    about: text('about'),
    /** No references: the entry outlives both. Null for guests, and outside a store. */
    accountId: text('account_id'),
    locationId: text('location_id'),
    at: moment('at').notNull()
  },
  table => [
    index('consent_ledger_state').on(table.personId, table.purpose, table.id),
    index('consent_ledger_account').on(table.accountId)
  ]
)
