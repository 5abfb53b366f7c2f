import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMessages, messageParts, readMessages } from '../i18n/support/read-messages.ts'
import { sourceFiles } from './support/source-files.ts'
import { staticImports } from './support/static-imports.ts'

/** Returns the keys of messages that some files use, by their whole or by their beginning. */
function keysIn(files: Iterable<string>, keys: readonly string[]): string[] {
  const code = [...files].map(path => readFileSync(path, 'utf8')).join('\n')
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  return keys.filter(key => code.includes(`'${key}'`) || beginnings.some(beginning => key.startsWith(beginning)))
}

const all = Object.keys(await allMessages('en-CA'))
const keysOf = async (part: string) => Object.keys(await readMessages(part, 'en-CA'))

/** The files of the first products, and of the parts that come without other messages. */
const atFirst = staticImports(
  'src/embed/mount/shop.tsx',
  ...['gate', 'locations', 'store', 'place'].map(name => `src/app/chunks/${name}.ts`)
)

test('the code uses every message, by its key or by the beginning of it', () => {
  const used = new Set(keysIn(sourceFiles('src'), all))
  expect(all.filter(key => !used.has(key))).toEqual([])
})

test('the first products have all messages that they use', async () => {
  const there = new Set(await keysOf('first'))
  expect(keysIn(atFirst, all).filter(key => !there.has(key))).toEqual([])
})

test.each(messageParts.filter(part => part !== 'first'))(
  'the part %s has all messages that it uses, in its own file or in those that come before',
  async part => {
    const [entry = ''] = sourceFiles('src/app/chunks').filter(path => path.replace(/\.tsx?$/, '').endsWith(`/${part}`))
    const there = new Set((await Promise.all(['first', 'common', part].map(keysOf))).flat())
    const files = [...staticImports(entry)].filter(path => !atFirst.has(path))
    expect(files.length).toBeGreaterThan(0)
    expect(keysIn(files, all).filter(key => !there.has(key))).toEqual([])
  }
)
