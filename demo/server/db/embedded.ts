import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema.ts'
import { refuseInTransaction } from './transaction.ts'
import type { OpenedDatabase } from './types.ts'

/** Opens PGlite in a folder, or in memory when none is named; the caller holds the folder's lock. `image` is a dumped folder to begin with. */
export async function openEmbedded(folder?: string, image?: Blob): Promise<OpenedDatabase> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: image })
  })
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder })
  guard(client)
  return { db, kind: 'pglite', close: () => client.close() }
}

function guard(client: PGlite): void {
  const query = client.query.bind(client)
  const begin = client.transaction.bind(client)
  client.query = async (...args) => {
    refuseInTransaction()
    return query(...args)
  }
  client.transaction = async work => {
    refuseInTransaction()
    return begin(work)
  }
}
