import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { layers, packageOwners } from '../../.ci/lint/layers.ts'
import { documents, section, textOf } from './support/docs.ts'

const page = 'docs/architecture.md'

/** The tree of folders: what each is, by its name. */
const tree = new Map(
  [...section(page, 'Folders').matchAll(/^ *([\w.-]+)\/? {2,}(.+)$/gm)].map(([, name = '', is = '']) => [name, is])
)

/** What a folder of git's is not. */
const isKept = (name: string) => !/^(node_modules|dist|\.git|\.out)$/.test(name)

test('the tree names every folder of src and every folder next to it, and none that was removed', () => {
  const foldersIn = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && isKept(entry.name))
      .map(({ name }) => name)
  const rooms = foldersIn('src')
  const named = [...tree.keys()].filter(name => name !== 'main.ts' && !name.startsWith('.'))
  expect(named.toSorted()).toEqual([...rooms, 'demo', 'docs', 'tests'].toSorted())
  expect(rooms).toEqual(expect.arrayContaining(Object.keys(layers)))
})

test('the README of each of them has a tree, and names nothing that is gone', () => {
  for (const path of documents.filter(one => /^[^/]+\/(?:\w[\w-]*\/)?README\.md$/.test(one) && !one.includes('adr'))) {
    const names = [...(/^```\n([\s\S]*?)^```$/m.exec(textOf(path))?.[1]?.matchAll(/^(\S+) {2,}\S/gm) ?? [])].map(
      ([, name]) => name
    )
    expect([path, names.length > 0]).toEqual([path, true])
    expect([path, names.filter(name => !existsSync(join(dirname(path), name ?? '')))]).toEqual([path, []])
  }
})

test('a line of the tree has few words', () => {
  for (const [name, is] of tree)
    expect([name, is.split(':')[0]?.split(' ').length]).toEqual([name, expect.toBeOneOf([1, 2, 3, 4, 5, 6, 7])])
})

test('the areas of contract and stores are the folders there are', () => {
  for (const layer of ['contract', 'stores']) {
    const [, areas = ''] = tree.get(layer)?.split(': ') ?? []
    expect(areas.split(' ')).toEqual(
      readdirSync(`src/${layer}`)
        .filter(name => name !== 'README.md')
        .toSorted()
    )
  }
})

test('the packages that few layers own are named with them', () => {
  const sentence = /^Only .* imports goober.*$/m.exec(textOf(page))?.[0]?.toLowerCase() ?? ''
  for (const [name, owners] of Object.entries(packageOwners)) {
    const these = owners.split(' ').map(one => `\`${one}\``)
    expect(sentence).toMatch(new RegExp(`${these.join(' and ')}( imports)? ${name}`))
  }
})
