import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

/** Phrases that are rarely the plain English word for something: a noun or a precise verb says more. */
const phrases =
  /\b(what (?:is|was|are|were|the|a|an|it|they|has|have|can)|tells?|told|telling|nobody|at once|meanwhile|beside|by itself|whoever)\b/gi

/** Rooms that are yet to be rewritten, with the most such phrases in their comments; all others have none. */
const most: Record<string, number> = {
  'src/server': 111
}

const commentsIn = (text: string): string => [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)].join('\n')

test('comments are in plain English: the rooms that were rewritten have none of the phrases, the others no more than before', () => {
  const counts: Record<string, number> = {}
  for (const file of sourceFiles('src', 'demo')) {
    const room = file.split('/').slice(0, 2).join('/')
    const found = commentsIn(readFileSync(file, 'utf8')).match(phrases)?.length ?? 0
    if (found > 0) counts[room] = (counts[room] ?? 0) + found
  }
  const over = Object.entries(counts).filter(([room, count]) => count > (most[room] ?? 0))
  expect(over).toEqual([])
  // A room that has improved stays so.
  const loose = Object.entries(most).filter(([room, count]) => count > (counts[room] ?? 0) + 3)
  expect(loose).toEqual([])
})
