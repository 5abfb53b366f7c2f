/** `npm run shop:export -- FILE`: writes a copy of everything that the shop is; see `--help`. */
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { recordsIn } from '../copies/manifest.ts'
import { writeCopy } from '../copies/write/write-copy.ts'
import type { Database } from '../db/types.ts'
import { hasBusiness } from '../seed/seed-shop.ts'
import { BadSetting } from '../settings/bad-setting.ts'
import { noteStaff } from '../staff/audited.ts'
import { withDatabase } from './with-database.ts'

const help = `Writes a copy of everything that the shop is into a ZIP file.

  npm run shop:export -- shop.zip

Uses the server's database: DATABASE_URL, or the folder DATA_DIR (stop the server first). The copy holds personal data.
docs/shop-copies.md describes the file, and \`npm run shop:restore\` restores it.`

const [file, ...more] = process.argv.slice(2)
if (file === '--help' || file === '-h') console.log(help)
else await withDatabase(exportShop)

async function exportShop(db: Database): Promise<void> {
  if (file === undefined || more.length > 0) throw new BadSetting('Usage: npm run shop:export -- FILE (see --help).')
  if (!(await hasBusiness(db))) throw new BadSetting('The database has no shop yet.')
  if (await access(file).then(yes, no)) throw new BadSetting(`${file} already exists. Nothing was written.`)
  const clock = () => new Date()
  const draft = `${file}.part`
  try {
    const manifest = await writeCopy(db, createWriteStream(draft, { mode: 0o600 }), clock())
    await rename(draft, file)
    const detail = `${recordsIn(manifest)} records`
    await noteStaff(db, { clock }, { id: null, name: 'shop:export' }, { action: 'copy', detail })
    console.log(`${manifest.shop}: ${detail} are in ${file}. It holds personal data.`)
  } catch (error) {
    await rm(draft, { force: true })
    throw isOfFile(error) ? new BadSetting(`${file} can't be written: ${error.message}`) : error
  }
}

function yes(): boolean {
  return true
}

function no(): boolean {
  return false
}

function isOfFile(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
