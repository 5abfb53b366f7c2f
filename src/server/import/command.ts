import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoSeed } from '../demo.ts'
import { openDatabase } from '../db/connection/open.ts'
import { refreshStatistics } from '../db/statistics.ts'
import { createEncoder } from '../pictures/encode/encoder.ts'
import type { FetchOptions } from '../pictures/fetch/fetch-pictures.ts'
import { FolderTaken, lockFolder } from '../lock/lock.ts'
import { hasBusiness, seedShop } from '../seed/seed-shop.ts'
import { confirm, type Input } from './report/confirm.ts'
import { BrokenFile } from './read/broken-file.ts'
import { readEncoding } from './read/encoding.ts'
import { help } from './report/help.ts'
import { importMenu } from './import-menu.ts'
import { LargeDrop } from './write/large-drop.ts'
import { plainMapping, readMapping } from './read/mapping.ts'
import { checkPictureFolder } from './pictures/picture-folder.ts'
import { createProgress, type Output } from './report/progress.ts'
import { describe } from './report/report.ts'
import { checkReportFile, writeReport } from './report/report-file.ts'

/** The environment and the streams of a process. */
export interface Surroundings {
  env: Record<string, string | undefined>
  stdout: Output
  stderr: Output
  stdin?: Input
  /** How pictures are fetched; from public servers by default. */
  fetch?: FetchOptions
}

/** An end with a sentence for the person who runs the command. */
class Failed extends Error {}

/** Runs the command with the words of a command line. Returns its exit code. */
export async function importCommand(words: string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout, stderr } = surroundings
  try {
    const { values, positionals } = readArguments(words)
    const [file] = positionals
    if (values.help) stdout.write(`${help}\n`)
    else if (file === undefined || positionals.length > 1)
      throw new Failed('Usage: npm run menu:import -- FILE [--location SLUG] (see --help).')
    else await run(file, values, surroundings)
    return 0
  } catch (error) {
    const sentence = sentenceOf(error, env['DATABASE_URL'])
    if (sentence === undefined) throw error
    stderr.write(`${sentence}\n`)
    return 1
  }
}

interface Options {
  location?: string | undefined
  source?: string | undefined
  encoding?: string | undefined
  mapping?: string | undefined
  report?: string | undefined
  pictures?: string | undefined
  'no-pictures'?: boolean | undefined
  yes?: boolean | undefined
}

async function run(path: string, options: Options, surroundings: Surroundings) {
  const { env, stdout, stderr } = surroundings
  const { DATA_DIR = 'demo/.data', DATABASE_URL, DEMO } = env
  const { location, source, mapping: mappingPath, report: reportPath } = options
  const encoding = readEncoding(options.encoding)
  const mapping = mappingPath === undefined ? plainMapping : await readMapping(mappingPath)
  if (reportPath !== undefined) await checkReportFile(reportPath)
  const folder = options['no-pictures'] ? undefined : (options.pictures ?? dirname(path))
  if (options.pictures !== undefined) await checkPictureFolder(options.pictures)
  const lock = DATABASE_URL ? undefined : await lockFolder(DATA_DIR)
  try {
    const { db, close } = await openDatabase(
      DATABASE_URL ? { url: DATABASE_URL } : { folder: join(DATA_DIR, 'database') }
    )
    const progress = await createProgress(path, stderr)
    const encoder = createEncoder()
    try {
      if (DEMO === '1') await seedShop(db, demoSeed, new Date())
      if (!(await hasBusiness(db)))
        throw new BrokenFile('The database has no shop yet. Set it up first with npm run shop:setup.')
      const onRead = progress.read
      const onWritten = progress.written
      const onTaken = progress.taken
      const pictures =
        folder === undefined ? undefined : { store: { db, encoder }, folder, onTaken, fetch: surroundings.fetch }
      const list = {
        file: path,
        location,
        source,
        encoding,
        mapping,
        onRead,
        onWritten,
        mayDrop: options.yes,
        pictures
      }
      const report = await importMenu(db, list).catch(async (error: unknown) => {
        progress.stop()
        if (!(error instanceof LargeDrop)) throw error
        await confirmDrop(error, surroundings)
        return importMenu(db, { ...list, mayDrop: true })
      })
      await refreshStatistics(db)
      progress.stop()
      stdout.write(`${describe(report).join('\n')}\n`)
      if (reportPath !== undefined && !(await writeReport(reportPath, report)))
        throw new Failed(`The menu was imported, but the report can't be written to ${reportPath}.`)
    } finally {
      progress.stop()
      encoder.close()
      await close()
    }
  } finally {
    await lock?.release()
  }
}

/** Asks about a large drop; throws Failed without a yes. */
async function confirmDrop({ message }: LargeDrop, { stdin, stderr }: Surroundings): Promise<void> {
  const answer = await confirm(`${message} Import it? (y/N) `, stdin, stderr)
  if (answer === undefined)
    throw new Failed(`${message} If that is right, run it again with --yes. Nothing was changed.`)
  if (!answer) throw new Failed('Nothing was changed.')
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', short: 'h' } as const
  const yes = { type: 'boolean', short: 'y' } as const
  const options = {
    yes,
    location: text,
    source: text,
    encoding: text,
    mapping: text,
    report: text,
    pictures: text,
    'no-pictures': { type: 'boolean' },
    help: flag
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Failed(error instanceof Error ? error.message : 'Invalid arguments.')
  }
}

function sentenceOf(error: unknown, databaseUrl: string | undefined): string | undefined {
  if (error instanceof BrokenFile) return `${error.message} Nothing was changed.`
  if (error instanceof FolderTaken || error instanceof Failed) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (databaseUrl && code === 'ECONNREFUSED') return 'Cannot connect to the database at DATABASE_URL.'
  return undefined
}
