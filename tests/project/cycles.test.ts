import { expect, test } from 'vitest'
import { circleIn } from './support/imports.ts'
import { sourceFiles } from './support/source-files.ts'

test('no file of src reaches itself by its imports, those at run time included', () => {
  expect(circleIn(sourceFiles('src'))).toBeUndefined()
})

test('a circle through an import at run time is found', () => {
  const imports: Record<string, string[]> = { a: ['b', 'c'], b: [], c: ['d'], d: ['c'] }
  expect(circleIn(['a'], path => imports[path] ?? [])).toEqual(['c', 'd', 'c'])
})
