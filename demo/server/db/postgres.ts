import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema.ts'
import { refuseInTransaction } from './transaction.ts'
import type { OpenedDatabase } from './types.ts'

/** Any number of our own: the advisory lock under which one process at a time migrates. */
const migrating = 4280

/** Opens a pool of connections to a Postgres server. */
export async function openPostgres(url: string, most = 10): Promise<OpenedDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: most })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  guard(pool)
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrating])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrating])
  } finally {
    client.release()
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
