import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'
import { testTitles } from './support/test-titles.ts'

/** Phrases that are rarely the plain English word for something: a noun or a precise verb says more. */
const phrases =
  /\b(what (?:is|was|are|were|the|a|an|it|they|has|have|can)|tells?|told|telling|nobody|at once|meanwhile|beside|by itself|whoever)\b/gi

const commentsIn = (text: string): string => [...text.matchAll(/\/\*\*?\s[\s\S]*?\*\/|\/\/ [^\n]*/g)].join('\n')

test.each(['src', 'demo'])('the comments of %s are in plain English', folder => {
  const found = sourceFiles(folder).flatMap(file =>
    (commentsIn(readFileSync(file, 'utf8')).match(phrases) ?? []).map(phrase => `${file}: ${phrase}`)
  )
  expect(found).toEqual([])
})

test('the titles of all tests are in plain English', () => {
  const files = sourceFiles('tests').filter(file => /\.test\.tsx?$/.test(file))
  const titles = files.flatMap(file => testTitles(file).map(title => ({ file, title })))
  expect(titles.length).toBeGreaterThan(files.length)
  expect(titles.filter(({ title }) => title.search(phrases) !== -1)).toEqual([])
})
