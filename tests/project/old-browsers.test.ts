import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

/** Rooms that run in Node.js or on the staff's own devices. */
const elsewhere = /^src\/(server|conformance|staff|snippet|wordpress|first-screen\/(draw|fallback))\//

/** What a browser of 2020 lacks: the build translates syntax, not methods. */
const newer =
  /\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced|replaceAll)\(|\b(structuredClone|Object\.(hasOwn|groupBy)|Promise\.(any|withResolvers)|AbortSignal\.(any|timeout))\b/

test('the shop calls no method that a browser of 2020 lacks', () => {
  const files = sourceFiles('src').filter(file => !elsewhere.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => newer.test(readFileSync(file, 'utf8')))).toEqual([])
})
