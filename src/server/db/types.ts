import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Runs queries: the database itself, or an open transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open transaction; only `transaction` creates one. */
export type Transaction = Queries & { readonly rollback: () => never }

/** The database outside any transaction. */
export type Database = Queries

/** Listens to notifications that other processes send through the database; returns an unsubscribe function. */
export type Subscribe = (channel: string, hear: () => void) => () => Promise<void>

/** An open database: the embedded PGlite or a Postgres server. */
export interface OpenedDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
  /** Undefined if no other process can use the database. */
  subscribe?: Subscribe
  /** Number of open, idle and awaited connections; undefined if there is no pool. */
  pool?: () => Record<'total' | 'idle' | 'waiting', number>
}
