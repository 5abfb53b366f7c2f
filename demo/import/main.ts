/**
 * `npm run menu:import -- FILE.csv --location SLUG [--source NAME] [--encoding NAME] [--mapping FILE.json] [--report
 * FILE.json]`: imports a retailer's menu from CSV; `--help` documents the columns, how to map others, and what is never
 * guessed (help.ts).
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '../catalogue/index.ts'
import { openDatabase } from '../server/db/connection/open.ts'
import { refreshStatistics } from '../server/db/statistics.ts'
import { FolderTaken, lockFolder } from '../server/lock/lock.ts'
import { hasBusiness, seedShop } from '../server/seed/seed.ts'
import { BrokenFile } from './read/broken-file.ts'
import { readEncoding } from './read/encoding.ts'
import { help } from './report/help.ts'
import { importMenu } from './import-menu.ts'
import { plainMapping, readMapping } from './read/mapping.ts'
import { createProgress } from './report/progress.ts'
import { describe } from './report/report.ts'
import { checkReportFile, writeReport } from './report/report-file.ts'

const { DATA_DIR = 'demo/.data', DATABASE_URL, DEMO } = process.env

const given = readArguments()
if (given !== undefined) await start(given)

async function start({ values, positionals }: NonNullable<typeof given>): Promise<void> {
  const [file] = positionals
  if (values.help) return console.log(help)
  if (file === undefined || values.location === undefined || positionals.length > 1)
    return fail('Usage: npm run menu:import -- FILE.csv --location SLUG (see --help).')
  return run(file, values.location, values).catch(printError)
}

interface Options {
  source?: string | undefined
  encoding?: string | undefined
  mapping?: string | undefined
  report?: string | undefined
}

async function run(path: string, location: string, options: Options): Promise<void> {
  const { source, mapping: mappingPath, report: reportPath } = options
  const encoding = readEncoding(options.encoding)
  const mapping = mappingPath === undefined ? plainMapping : await readMapping(mappingPath)
  if (reportPath !== undefined) await checkReportFile(reportPath)
  const lock = DATABASE_URL ? undefined : await lockFolder(DATA_DIR)
  try {
    const { db, close } = await openDatabase(
      DATABASE_URL ? { url: DATABASE_URL } : { folder: join(DATA_DIR, 'database') }
    )
    const progress = await createProgress(path, process.stderr)
    try {
      if (DEMO === '1') await seedShop(db, seed, new Date())
      if (!(await hasBusiness(db)))
        throw new BrokenFile('The database has no shop yet. Set it up first with npm run shop:setup.')
      const onRead = progress.read
      const onWritten = progress.written
      const report = await importMenu(db, { file: path, location, source, encoding, mapping, onRead, onWritten })
      await refreshStatistics(db)
      progress.stop()
      console.log(describe(report).join('\n'))
      if (reportPath !== undefined && !(await writeReport(reportPath, report)))
        fail(`The menu was imported, but the report can't be written to ${reportPath}.`)
    } finally {
      progress.stop()
      await close()
    }
  } finally {
    await lock?.release()
  }
}

function readArguments() {
  const text = { type: 'string' } as const
  const help = { type: 'boolean', short: 'h' } as const
  const options = { location: text, source: text, encoding: text, mapping: text, report: text, help } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    fail(error instanceof Error ? error.message : 'Invalid arguments.')
    return undefined
  }
}

function printError(error: unknown): void {
  if (error instanceof BrokenFile) return fail(`${error.message} Nothing was changed.`)
  if (error instanceof FolderTaken) return fail(error.message)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (DATABASE_URL && code === 'ECONNREFUSED') return fail('Cannot connect to the database at DATABASE_URL.')
  throw error
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
