import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesIn, documents, proseOf, textOf } from './support/docs.ts'
import { sourceFiles } from './support/source-files.ts'

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

/** Returns the anchors of a document's headings on GitHub. */
const anchorsOf = (path: string): string[] =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  )

/** Returns a document's links and pictures within the project. */
const linksOf = (path: string): string[] =>
  [...proseOf(path).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter(link => !/^https?:/.test(link))

describe.each(documents)('%s', path => {
  test('leads only to files and headings that exist', () => {
    const broken = linksOf(path).filter(link => {
      const [file = '', anchor] = link.split('#')
      const target = file ? join(dirname(path), file) : path
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  test('names only files and folders that exist', () => {
    const paths = codesIn(proseOf(path)).filter(code => /^(src|demo|tests|docs)\/[\w./-]+$/.test(code))
    const made = /acme|demo\/\.data/
    expect(paths.filter(one => !made.test(one) && !existsSync(one))).toEqual([])
  })

  test('names only commands that exist', () => {
    const named = [...textOf(path).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name)
    expect(named.filter(name => !(name && name in scripts))).toEqual([])
  })

  test('names the version of Node that the package requires', () => {
    const versions = [...textOf(path).matchAll(/Node (\d+\.\d+)/g)].map(([, version]) => `>=${version}`)
    expect(versions.filter(version => version !== engines.node)).toEqual([])
  })
})

test('the README has at most 120 lines', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

test('the README links every document of the first level', () => {
  const linked = linksOf('README.md')
  const missing = documents.filter(path => /^docs\/[^/]+$/.test(path) && !linked.some(link => link.startsWith(path)))
  expect(missing).toEqual([])
})

test('the index of decisions lists every record by its title', () => {
  const records = documents.filter(path => /^docs\/adr\/\d/.test(path))
  const listed = textOf('docs/adr/README.md')
    .split('\n')
    .filter(line => line.startsWith('| ['))
  expect(listed).toHaveLength(records.length)
  for (const path of records) {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(textOf(path)) ?? []
    const row = listed.find(line => line.includes(`[${number}](${path.slice('docs/adr/'.length)})`))
    expect(row?.split('|')[2]?.trim(), path).toBe(title)
    expect(textOf(path), path).toMatch(/^\d{4}-\d\d-\d\d · (accepted|superseded by \[ADR \d+\])/m)
  }
})

test('the recipes name only functions and types that the code has', () => {
  const code = sourceFiles('src', 'demo', 'tests')
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  const words = new Set(code.match(/\w+/g))
  // Names made up by the examples.
  const made = /requestProduct|acme/i
  const named = documents
    .filter(path => path.startsWith('docs/recipes/'))
    .flatMap(path => codesIn(proseOf(path)))
    .filter(one => /^[a-z]+[A-Z]\w*(\(.*\))?$|^[A-Z][a-z]+[A-Z]\w+$/.test(one) && !made.test(one))
    .map(one => one.replace(/\(.*/, ''))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(name => !words.has(name))).toEqual([])
})

test('the table of commands lists every script of the package but those of other pages', () => {
  const named = [...textOf('CONTRIBUTING.md').matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name]) => name)
  const elsewhere = [
    'serve',
    'shop:setup',
    'shop:export',
    'shop:restore',
    'staff',
    'feed:keys',
    'menu:import',
    'verify'
  ]
  const wanted = Object.keys(scripts).filter(name => !elsewhere.includes(name))
  expect(wanted.filter(name => !named.includes(name) && name !== 'start')).toEqual([])
})

test('the requirements have each paragraph that code cites', () => {
  const requirements = textOf('docs/requirements.md')
  const [before = '', after = ''] = requirements.split('## C. ')
  const known = [
    ...[...before.matchAll(/^### (A\d+)\./gm)].map(([, name]) => name),
    ...[...after.matchAll(/^(\d+)\. /gm)].map(([, number]) => `C${number}`)
  ]
  const cited = sourceFiles('src', 'demo', 'tests').flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/SPEC ((?:[AC]\d+(?:, | and )?)+)/g)].flatMap(([, names = '']) =>
      names.split(/, | and /).filter(Boolean)
    )
  )
  expect(new Set(cited).size).toBeGreaterThan(25)
  expect([...new Set(cited)].filter(name => !known.includes(name))).toEqual([])
})
