import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Log } from '../../log/log.ts'
import { type FreeBytes, freeBytesOf, guardSpace, isRead, type SpaceGuard } from '../free-space.ts'
import { emptyImage } from '../image.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import * as schema from '../schema.ts'
import { refuseInTransaction } from './transaction.ts'
import type { OpenedDatabase } from '../types.ts'

/**
 * Opens PGlite in a folder whose lock the caller holds, or in memory if none is given. In a folder, writes are refused
 * when the disk is almost full.
 */
export async function openEmbedded(
  folder?: string,
  log: Log = console.error,
  free?: FreeBytes
): Promise<OpenedDatabase> {
  const client = folder === undefined ? await inMemory() : await inFolder(folder)
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder })
  const makeRoom = client.exec.bind(client, 'checkpoint')
  guard(client, folder === undefined ? undefined : guardSpace(free ?? freeBytesOf(folder), log, makeRoom))
  return { db, kind: 'pglite', close: () => client.close() }
}

const inMemory = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await emptyImage() })

async function inFolder(folder: string): Promise<PGlite> {
  await mkdir(folder, { recursive: true })
  return PGlite.create(folder)
}

function guard(client: PGlite, space: SpaceGuard | undefined): void {
  const query = client.query.bind(client)
  const begin = client.transaction.bind(client)
  client.query = async (...args) => {
    refuseInTransaction()
    if (!isRead(args[0])) await space?.refuseWhenFull()
    return query(...args)
  }
  client.transaction = async work => {
    refuseInTransaction()
    await space?.refuseWhenFull()
    return begin(work)
  }
}
