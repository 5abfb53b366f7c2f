/** `npm run shop:restore -- FILE`: restores a copy of a shop into an empty database; see `--help`. */
import { access } from 'node:fs/promises'
import { recordsIn } from '../copies/manifest.ts'
import { restoreCopy } from '../copies/restore/restore-copy.ts'
import type { Database } from '../db/types.ts'
import { BadSetting } from '../settings/bad-setting.ts'
import { withDatabase } from './with-database.ts'

const help = `Restores a copy of a shop into an empty database: all of it, or nothing.

  npm run shop:restore -- shop.zip

Uses the server's database: DATABASE_URL, or the folder DATA_DIR (stop the server first). Passwords, PINs and keys are not in a
copy: the staff ask for a new password on the sign-in of the board, by email. docs/shop-copies.md describes the rest.`

const [file, ...more] = process.argv.slice(2)
if (file === '--help' || file === '-h') console.log(help)
else await withDatabase(restoreShop)

async function restoreShop(db: Database): Promise<void> {
  if (file === undefined || more.length > 0) throw new BadSetting('Usage: npm run shop:restore -- FILE (see --help).')
  await access(file).catch(() => {
    throw new BadSetting(`${file} can't be read.`)
  })
  const manifest = await restoreCopy(db, file)
  console.log(`${manifest.shop} is restored: ${recordsIn(manifest)} records of ${manifest.madeAt}.
The staff choose new passwords with “Forgot your password?” on the board. Set the kiosk PINs and create the keys of your systems again.`)
}
