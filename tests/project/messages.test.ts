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

const storeViews = staticImports('src/app/chunks/store-views.ts')

/** The files of the first products, and of the parts that come without other messages; these share a file with parts that have some. */
const atFirst = new Set([
  ...staticImports('src/embed/mount/shop.tsx'),
  ...[...staticImports('src/app/chunks/scroll-position.ts', 'src/app/chunks/menu-rest.ts')].filter(
    path => !storeViews.has(path)
  )
])

/** The files of the parts that share the messages of a store. */
const ofStore = [
  ...staticImports(...['gate', 'locations', 'menu-details', 'banners'].map(name => `src/app/chunks/${name}.ts`))
].filter(path => !atFirst.has(path))

test('the code uses every message, by its key or by the beginning of it', () => {
  const used = new Set(keysIn(sourceFiles('src'), all))
  expect(all.filter(key => !used.has(key))).toEqual([])
})

test('the first products have all messages that they use', async () => {
  const there = new Set(await keysOf('first'))
  expect(keysIn(atFirst, all).filter(key => !there.has(key))).toEqual([])
})

/** The files of a part without those of the first products. */
function filesOf(part: string): string[] {
  if (part === 'store') return ofStore
  const [entry = ''] = sourceFiles('src/app/chunks').filter(path => path.replace(/\.tsx?$/, '').endsWith(`/${part}`))
  return [...staticImports(entry)].filter(path => !atFirst.has(path))
}

test('the first products use each of their messages', async () => {
  const used = new Set(keysIn([...atFirst, ...sourceFiles('src/loader', 'src/first-screen')], all))
  expect((await keysOf('first')).filter(key => !used.has(key))).toEqual([])
})

test('the gate, the list of stores and a store use each of their messages', async () => {
  const used = new Set(keysIn(ofStore, all))
  expect((await keysOf('store')).filter(key => !used.has(key))).toEqual([])
})

test('a message of the common part is used by that part or by several others', async () => {
  const users = messageParts
    .filter(part => part !== 'first' && part !== 'store')
    .map(part => new Set(keysIn(filesOf(part), all)))
  const common = new Set(keysIn(filesOf('common'), all))
  const lonely = (await keysOf('common')).filter(
    key => !common.has(key) && users.filter(keys => keys.has(key)).length < 2
  )
  expect(lonely).toEqual([])
})

test.each(messageParts.filter(part => part !== 'first'))(
  'the part %s has all messages that it uses, in its own file or in those that come before',
  async part => {
    const earlier = part === 'store' ? ['first'] : ['first', 'store', 'common']
    const there = new Set((await Promise.all([...earlier, part].map(keysOf))).flat())
    const files = filesOf(part)
    expect(files.length).toBeGreaterThan(0)
    expect(keysIn(files, all).filter(key => !there.has(key))).toEqual([])
  }
)
