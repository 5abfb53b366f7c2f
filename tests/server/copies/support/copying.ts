import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { restoreCopy } from '../../../../src/server/copies/restore/restore-copy.ts'
import { writeCopy } from '../../../../src/server/copies/write/write-copy.ts'
import { openDatabase } from '../../../../src/server/db/connection/open.ts'
import type { Database } from '../../../../src/server/db/types.ts'
import { scaleLimits } from '../../../../src/server/rate-limit/shopping-limits.ts'
import { startServer } from '../../../../src/server/start.ts'
import { fixture } from '../../support/database/seed.ts'
import { makeDatabase } from '../../support/database/database.ts'
import { makeFolder } from '../../support/process/child.ts'

/** A seed of nobody and nothing that a restored shop doesn't have. */
const bare = { ...fixture, people: [], promos: [], rewards: [], deals: [], banners: [] }

/** Writes a copy of a shop into a file of a folder. */
export async function copyTo(folder: string, db: Database, madeAt: Date, name = 'shop.zip'): Promise<string> {
  const path = join(folder, name)
  await writeCopy(db, createWriteStream(path), madeAt)
  return path
}

/** Makes an empty database with its tables, and removes it after the file. */
export async function emptyDatabase() {
  const [{ url, drop }, { folder, remove }] = [await makeDatabase(), await makeFolder()]
  const where = url === undefined ? { folder: join(folder, 'database') } : { url }
  const opened = await openDatabase(where)
  let isOpen = true
  const close = async () => {
    if (isOpen) await opened.close()
    isOpen = false
  }
  afterAll(async () => {
    await close()
    await remove()
    await drop()
  })
  return { where, folder, db: opened.db, close }
}

/** Restores a copy into an empty database, and opens its shop at some time. */
export async function shopOf(path: string, now: Date) {
  const { db, where, close } = await emptyDatabase()
  const manifest = await restoreCopy(db, path)
  await close()
  const time = { now }
  const server = await startServer({
    databaseUrl: where.url,
    databaseFolder: where.folder,
    seed: bare,
    clock: () => time.now,
    log: () => {},
    patience: 30_000,
    menuAge: 0,
    limits: scaleLimits(10_000)
  })
  afterAll(server.close)
  return { ...server, manifest, time }
}

/** Reads a path of a server under an address without its port. */
export async function textAt(url: string, path: string): Promise<string> {
  const asked = get(new URL(path, url), { headers: { Host: 'localhost' } })
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  return text(reply)
}
