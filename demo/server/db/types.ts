import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** What queries run on: the database itself, or the transaction that is under way. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>

/** A transaction that is under way; only `transaction` hands one out. */
export type Transaction = Queries & { readonly rollback: () => never }

/** The database outside any transaction. */
export type Database = Queries

/** Listens to notifications that other processes send by the database; returns an unsubscribe function. */
export type Subscribe = (channel: string, hear: () => void) => () => Promise<void>

/** An open database: the embedded PGlite or a Postgres server. */
export interface OpenedDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
  /** Undefined where no other process can use the database. */
  subscribe?: Subscribe
  /** How many connections there are, how many of them are idle, and how many calls wait for one; undefined where there are none. */
  pool?: () => Record<'total' | 'idle' | 'waiting', number>
}
