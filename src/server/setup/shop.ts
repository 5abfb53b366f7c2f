/**
 * `npm run shop:setup -- shop.json`: sets up a shop in an empty database; `--sample` prints a template, see `--help`.
 */
import { readFile } from 'node:fs/promises'
import { getDotPath, safeParse } from 'valibot'
import { BadSetting } from '../settings/bad-setting.ts'
import { business } from '../db/schema.ts'
import { hasBusiness, seedShop } from '../seed/seed-shop.ts'
import { sample } from './sample.ts'
import { pages, policyAddress, type ShopFile, shopFile } from './shop-file.ts'
import { withDatabase } from './with-database.ts'

const help = `Sets up a shop in an empty database: the business, its stores and the menu's categories.

  npm run --silent shop:setup -- --sample > shop.json   prints a template to fill in
  npm run shop:setup -- shop.json                       writes it into the database, once

Uses the server's database: DATABASE_URL, or the folder DATA_DIR. Import products with \`npm run menu:import\`.
List the pages that embed the storefront in allowedOrigins: only these may call the API, and links in emails lead there.
A database that already has a shop is left unchanged, except for these pages and for links to your policies:

  npm run shop:setup -- --pages URL…                    names the pages of a shop that is set up, in place of the others
  npm run shop:setup -- --privacy URL [URL_FR]          sets the address of the privacy policy, --terms that of the terms;
                                                        a second one is for French, and none removes it

docs/operations.md describes the file.`

const [file, ...more] = process.argv.slice(2)
if (file === '--help' || file === '-h') console.log(help)
else if (file === '--sample') console.log(JSON.stringify(sample, null, 2))
else if (file === '--pages') await withDatabase(setPages)
else if (file === '--privacy' || file === '--terms')
  await withDatabase(db => setPolicy(db, file.slice(2) as 'privacy' | 'terms'))
else await withDatabase(setUp)

async function setPages(db: Parameters<typeof seedShop>[0]): Promise<void> {
  const { success, output, issues } = safeParse(pages, more)
  if (!success) throw new BadSetting(`Nothing was changed.\n${issues.map(issue => `  ${issue.message}`).join('\n')}`)
  if (output.length === 0) throw new BadSetting('Usage: npm run shop:setup -- --pages URL… (see --help).')
  if (!(await hasBusiness(db))) throw new BadSetting('The database has no shop yet. Nothing was changed.')
  await db.update(business).set({ allowedOrigins: output })
  console.log(`These pages may show the shop now: ${output.join(', ')}`)
}

async function setPolicy(db: Parameters<typeof seedShop>[0], name: 'privacy' | 'terms'): Promise<void> {
  const [en, fr, ...rest] = more
  const { success, output, issues } = safeParse(
    policyAddress,
    en === undefined ? null : fr === undefined ? en : { en, fr }
  )
  if (!success) throw new BadSetting(`Nothing was changed.\n${issues.map(issue => `  ${issue.message}`).join('\n')}`)
  if (rest.length > 0) throw new BadSetting(`Usage: npm run shop:setup -- --${name} URL [URL_FR] (see --help).`)
  const [row] = await db.select({ policies: business.policies }).from(business)
  if (row === undefined) throw new BadSetting('The database has no shop yet. Nothing was changed.')
  await db.update(business).set({ policies: { privacy: null, terms: null, ...row.policies, [name]: output } })
  console.log(
    output === null
      ? `The shop links to no ${name} page now.`
      : `The shop links to this ${name} page now: ${more.join(', ')}`
  )
}

async function setUp(db: Parameters<typeof seedShop>[0]): Promise<void> {
  if (file === undefined || more.length > 0)
    throw new BadSetting('Usage: npm run shop:setup -- shop.json (see --help).')
  const shop = await read(file)
  if (!(await seedShop(db, { ...shop, products: [], people: [], rewards: [], promos: [] }, new Date())))
    throw new BadSetting('The database already has a shop. Nothing was changed.')
  console.log(
    `${shop.business.name} is set up with ${shop.locations.length} store(s). Next, import its menu with npm run menu:import.`
  )
}

async function read(path: string): Promise<ShopFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BadSetting(`${path} can't be read.`)
  })
  const { success, output, issues } = safeParse(shopFile, jsonIn(text, path))
  if (success) return output
  const problems = issues.map(issue => `  ${getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new BadSetting(`${path} is not a valid shop file. Nothing was changed.\n${problems.join('\n')}`)
}

function jsonIn(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadSetting(`${path} is not valid JSON.`)
  }
}
