import { existsSync } from 'node:fs'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCommand } from '../../src/server/import/command.ts'
import { lockFolder } from '../../src/server/lock/lock.ts'
import { runCommand } from '../server/support/process/command.ts'
import { fileWith, fixture, openShop } from './support.ts'

let folder: string
let env: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menu-shop-'))
  const { url } = await openShop()
  env = url === undefined ? { DATA_DIR: folder, DEMO: '1' } : { DATABASE_URL: url }
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command in this process. */
async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const [out, err] = [text(stdout), text(stderr)]
  const code = await importCommand(words, { env, stdout, stderr })
  stdout.end()
  stderr.end()
  return { code, out: await out, err: await err }
}

describe('the command', () => {
  test('explains itself', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    expect(out).toContain('--location SLUG')
    expect(out).toContain('never guessed')
  })

  test('imports, prints plain progress when there is no terminal, and writes the whole report', async () => {
    const path = await fileWith('', 'report.json')
    const words = [fixture, '--location', 'queen-west', '--report', path]
    const { code, out, err } = await runCommand('src/server/import/main.ts', words, env)
    expect(code).toBe(0)
    expect(out).toContain('Products: 11 added')
    expect(err).toContain('Reading the list …')
    expect(err).not.toContain('\u001B')
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ rows: 16, refused: { length: 3 } })
    const again = await run(fixture, '--location', 'queen-west')
    expect(again.out).toContain('Products: 0 added, 0 changed, 11 unchanged.')
  })

  test('ends with 1 and a sentence when something is wrong', async () => {
    const mapping = await fileWith('{"columns":{"nmae":"x"}}', 'mapping.json')
    const asked: [string[], RegExp][] = [
      [[], /^Usage: npm run menu:import/],
      [[fixture], /no column “store”: name its store with --location\. Nothing was changed\./],
      [[fixture, '--wat'], /--wat/],
      [['/no/such.csv', '--location', 'queen-west'], /File not found: .* Nothing was changed\./],
      [[fixture, '--location', 'nowhere'], /Unknown location “nowhere”.* Nothing was changed\./],
      [[fixture, '--location', 'queen-west', '--mapping', mapping], /mapping .* is invalid at columns\.nmae/],
      [[fixture, '--location', 'queen-west', '--mapping', '/no.json'], /mapping \/no\.json can't be read/]
    ]
    for (const [words, sentence] of asked) {
      const { code, err } = await run(...words)
      expect(code, words.join(' ')).toBe(1)
      expect(err).toMatch(sentence)
      expect(err).not.toMatch(/\n\s+at /)
    }
  })

  test('refuses a report that can’t be written before it changes anything, in a sentence', async () => {
    const list = await fileWith('id,name,category,size,price,stock\nR-0,Late,flower,1 g,5,1\n')
    for (const path of [join(folder, 'no', 'such', 'report.json'), folder]) {
      const { code, err } = await run(list, '--location', 'queen-west', '--report', path)
      expect(code).toBe(1)
      expect(err).toBe(`The report can't be written to ${path}. Nothing was changed.\n`)
    }
    expect((await run(list, '--location', 'queen-west')).out).toContain('Products: 1 added')
  })

  test.skipIf(!existsSync('/dev/full'))('reports the import when its report can’t be saved', async () => {
    const { code, out, err } = await run(fixture, '--location', 'queen-west', '--report', '/dev/full')
    expect(code).toBe(1)
    expect(out).toContain('16 rows read')
    expect(err).toContain("The menu was imported, but the report can't be written to /dev/full.\n")
    expect(err).not.toMatch(/\n\s+at /)
  })

  test('leaves no empty report behind when the import is refused', async () => {
    const path = join(folder, 'never.json')
    const { code } = await run('/no/such.csv', '--location', 'queen-west', '--report', path)
    expect(code).toBe(1)
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test('asks on the terminal before it takes most of a menu off sale, and without one wants --yes', async () => {
    const listOf = (stock: number) =>
      `id,name,category,size,price,stock\n${Array.from({ length: 1000 }, (_, at) => `d${at},Name,flower,3.5 g,30.00,${stock}\n`).join('')}`
    const [full, empty] = [await fileWith(listOf(5)), await fileWith(listOf(0))]
    await run(full, '--location', 'inglewood')
    const refused = await run(empty, '--location', 'inglewood')
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(
      /1000 of the \d+ sizes on sale at inglewood .* again with --yes\. Nothing was changed\.\n$/
    )
    const terminal = () => Object.assign(new PassThrough(), { isTTY: true })
    const [stdin, stdout, stderr] = [terminal(), new PassThrough(), terminal()]
    const asked = text(stderr)
    stdin.end('no\n')
    expect(await importCommand([empty, '--location', 'inglewood'], { env, stdin, stdout, stderr })).toBe(1)
    stderr.end()
    expect(await asked).toMatch(/Import it\? \(y\/N\) [^]*Nothing was changed\.\n$/)
    const agreed = await run(empty, '--location', 'inglewood', '--yes')
    expect(agreed.out).toContain('Variants: 0 added, 1,000 changed, 0 unchanged.')
  })

  test('keeps its hands off a folder that a running server holds', async () => {
    env = { DATA_DIR: folder, DEMO: '1' }
    const lock = await lockFolder(folder)
    try {
      const { code, err } = await run(fixture, '--location', 'queen-west')
      expect(code).toBe(1)
      expect(err).toMatch(/is in use by process \d+\. Stop it first/)
    } finally {
      await lock.release()
    }
  })
})
