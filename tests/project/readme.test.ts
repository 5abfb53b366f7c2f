import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { optionRules } from '../../src/embed/mount/options.ts'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const rows = readme
  .split('\n')
  .filter(line => line.startsWith('| `data-'))
  .map(line => line.split('|').map(cell => cell.trim()))

/** What each option is when it is left out; the code has no words for it. */
const standards: Partial<Record<string, string>> = {
  location: 'the store picker',
  locale: '`auto`',
  theme: '`auto`',
  accent: 'ink on white',
  radius: '`12`',
  phone: 'none',
  minHeight: '`640`',
  pubnubSubscribeKey: 'none: the API is asked',
  pubnubCipherKey: 'none: not encrypted',
  googlePlacesKey: 'the API’s addresses',
  photon: 'the API’s addresses',
  hostHeader: 'found by itself',
  hostFooter: 'found by itself',
  frameOrigins: 'the page’s own',
  nonce: 'none'
}

describe('the README’s table of options', () => {
  test('names every option there is, and no other', () => {
    expect(rows.map(row => row[2])).toEqual(Object.keys(optionRules).map(name => `\`${name}\``))
  })

  test.each(Object.entries(optionRules))('says of %s what the code does', (name, { takes }) => {
    expect(rows.find(row => row[2] === `\`${name}\``)).toEqual([
      '',
      `\`data-${kebab(name)}\``,
      `\`${name}\``,
      takes,
      standards[name] ?? 'must be given',
      ''
    ])
  })
})

test('every command that the README names exists', () => {
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(match => match[1])
  const listed = /npm run build ((?:· [\w:]+ ?)+)/.exec(readme)?.[1]?.match(/[\w:]+/g) ?? []
  expect(listed.length).toBeGreaterThan(5)
  for (const name of [...named, ...listed, 'start', 'test']) expect(Object.keys(scripts)).toContain(name)
})

test('every file that the README shows exists', () => {
  const files = [...readme.matchAll(/(?:src|href)="([^":]+)"/g)].map(match => match[1] ?? '')
  for (const file of files.filter(one => !one.includes('example'))) expect(existsSync(file), file).toBe(true)
})
