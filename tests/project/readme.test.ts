import { expect, test } from 'vitest'
import { optionTakes } from '../../src/embed/mount/option-warnings.ts'
import { codesIn, rowsIn, section } from './support/docs.ts'

const camel = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-[a-z]/g, letter => letter.slice(1).toUpperCase())

test('the README names only options that exist', () => {
  const named = rowsIn(section('README.md', 'Add it to your site')).flatMap(([cell]) => codesIn(cell))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter(name => !(camel(name) in optionTakes))).toEqual([])
})
