import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoMayImport, layers, packageOwners } from '../../.ci/lint/layers.ts'
import { codesIn, rowsIn, section, textOf } from './support/docs.ts'

const page = 'docs/architecture.md'
const rows = rowsIn(section(page, 'Folders'))
const layerRows = rows.filter(([folder]) => folder?.startsWith('`src/'))
const words = (list = '') => list.split(' ').filter(Boolean)

/**
 * Returns the layers that a cell allows; `everything below` is all above it in the table except `payments`, which only
 * `embed` knows.
 */
function imported(cell: string, above: string[]): string[] {
  if (!cell.startsWith('everything below')) return codesIn(cell)
  const [, but = ''] = cell.split(' but ')
  const left = above.filter(one => one !== 'payments' && !codesIn(but).includes(one))
  return cell.includes('and `payments`') ? [...left, 'payments'] : left
}

test('the table of folders lists every layer with what it may import', () => {
  const named = layerRows.map(([folder = '']) => folder.replace(/`|src\//g, ''))
  expect(named.toSorted()).toEqual(Object.keys(layers).toSorted())
  for (const [at, name] of named.entries()) {
    const listed = imported(layerRows[at]?.[2] ?? '', named.slice(0, at))
    expect([name, listed.toSorted()]).toEqual([name, words(layers[name]).toSorted()])
  }
})

test('the demo imports only what the table allows', () => {
  const cells = rows.filter(([folder, , may]) => folder?.startsWith('`demo/') && may).map(([, , may]) => codesIn(may))
  for (const cell of cells) expect(cell).toEqual(words(demoMayImport))
})

test('the areas of contract and stores are the folders there are', () => {
  for (const layer of ['contract', 'stores']) {
    const [, contains] = layerRows.find(([folder]) => folder === `\`src/${layer}\``) ?? []
    expect(codesIn(contains).toSorted()).toEqual(readdirSync(`src/${layer}`).toSorted())
  }
})

test('the packages that one layer owns are named with it', () => {
  const sentence = /^Only .* imports goober.*$/m.exec(textOf(page))?.[0]?.toLowerCase() ?? ''
  for (const [name, layer] of Object.entries(packageOwners))
    expect(sentence).toMatch(new RegExp(`\`${layer}\`( imports)? ${name}`))
})
