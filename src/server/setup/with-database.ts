import { join } from 'node:path'
import { openDatabase } from '../db/connection/open.ts'
import type { Database } from '../db/types.ts'
import { BadSetting } from '../settings/bad-setting.ts'
import { FolderTaken, lockFolder } from '../lock/lock.ts'

/**
 * Runs a command on the server's database, given by `DATABASE_URL` or `DATA_DIR`. Expected errors are printed as a
 * sentence, with exit code 1; the folder of an embedded database must not be in use by a server.
 */
export async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await onDatabase(work)
  } catch (error) {
    console.error(sentenceFor(error))
    process.exitCode = 1
  }
}

async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const { DATA_DIR = 'demo/.data', DATABASE_URL } = process.env
  const lock = DATABASE_URL ? undefined : await lockFolder(DATA_DIR)
  try {
    const { db, close } = await openDatabase(
      DATABASE_URL ? { url: DATABASE_URL } : { folder: join(DATA_DIR, 'database') }
    )
    await work(db).finally(close)
  } finally {
    await lock?.release()
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof BadSetting || error instanceof FolderTaken) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
    return 'Cannot connect to the database at DATABASE_URL.'
  throw error
}
