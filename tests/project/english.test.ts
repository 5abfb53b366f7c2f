import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

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
