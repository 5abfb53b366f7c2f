import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from './migrations-folder.ts'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const cache = join(modules, '.cache/storefront')

/**
 * Returns an empty, migrated database image for in-memory use: built once and cached on disk, because a first boot
 * takes seconds.
 */
export async function emptyImage(): Promise<Blob> {
  const path = join(cache, `empty-${await fingerprint()}.tar`)
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes !== undefined) return new Blob([bytes])
  const image = await makeImage()
  await mkdir(cache, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await image.arrayBuffer()))
  await rename(draft, path)
  return image
}

async function makeImage(): Promise<Blob> {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder })
  const image = await client.dumpDataDir('none')
  await client.close()
  return image
}

/** Changes with the migrations and with PGlite itself. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder)).filter(file => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrationsFolder, name)))
  }
  // Migrations are known by their times.
  hash.update(await readFile(join(migrationsFolder, 'meta/_journal.json')))
  hash.update(await readFile(join(modules, '@electric-sql/pglite/package.json')))
  return hash.digest('hex').slice(0, 16)
}
