import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../migrations-folder.ts'
import { subscribeWith } from './notifications.ts'
import { runStatementsOn } from './statement.ts'
import { runnerOf } from './postgres-transaction.ts'
import * as schema from '../schema.ts'
import { refuseInTransaction, runTransactionsBy } from './transaction.ts'
import type { OpenedDatabase } from '../types.ts'

/** Arbitrary id of the advisory lock under which one process at a time migrates. */
const migrating = 4280

/** Default number of connections per process. */
export const CONNECTIONS = 10

/** Connections that transactions may not use: reads continue while transactions wait for a lock. */
const KEPT_FOR_READS = 4

/** How many of those may be in a transaction that a read waits for, such as the one that reads a whole menu. */
const READING_TRANSACTIONS = 2

/** Default time that a transaction waits for its turn, in milliseconds. */
const PATIENCE = 5000

/**
 * Timeouts of the database, in milliseconds: for a connection, a lock, a statement, an idle transaction, and any
 * response.
 */
export const waits = {
  connectionTimeoutMillis: 3000,
  lock_timeout: 3000,
  statement_timeout: 8000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 10_000
}

/**
 * Opens a connection pool to a Postgres server, with a timeout for every wait. Independent statements are pipelined
 * (`pipeline`) and run in the order in which they were sent.
 */
export async function openPostgres(
  url: string,
  { most = CONNECTIONS, patience = PATIENCE } = {}
): Promise<OpenedDatabase> {
  await migrateAlone(url)
  const pool = new pg.Pool({ connectionString: url, max: most, keepAlive: true, pipeline: true, ...waits })
  // The pool replaces a lost connection; without listeners its error would end the process, also while it is in use.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const runner = runnerOf(pool, Math.max(1, most - KEPT_FOR_READS), READING_TRANSACTIONS, patience)
  guard(pool)
  const db = drizzle(pool, { schema })
  runTransactionsBy(db, runner)
  runStatementsOn(db, pool)
  const counts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgres', close: () => pool.end(), subscribe: subscribeWith(url), pool: counts }
}

/** Migrates without timeouts: a migration may take as long as it needs, and other processes wait for it. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: waits.connectionTimeoutMillis })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrating])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrating])
  } finally {
    await client.end()
  }
}

function guard(pool: pg.Pool): void {
  const connect: pg.Pool['connect'] = pool.connect.bind(pool)
  pool.connect = new Proxy(connect, {
    apply(target, self, args) {
      refuseInTransaction()
      return Reflect.apply(target, self, args)
    }
  })
}
