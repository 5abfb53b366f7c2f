import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'

/** Bundles one module as a script that sets a global, to run alone in a page. */
export async function bundle(entry: string, globalName: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'))
  try {
    await build({ config: false, silent: true, entry: { it: entry }, format: 'iife', globalName, outDir: folder })
    return await readFile(join(folder, 'it.global.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
