import { describe, expect, test } from 'vitest'
import { suggestionsFor } from '../../../src/lib/search/suggestions.ts'
import { queryWords } from '../../../src/lib/search/split-words.ts'
import { finish, pausesOf } from '../support/finish.ts'

const near = (query: string, names: readonly string[], most = 3) =>
  finish(suggestionsFor(names, queryWords(query), most))

describe('the names near a search without results', () => {
  test.each([
    ['borael', ['Boréale']],
    ['haubor', ['Cold Harbour']],
    ['gumies', ['Gummies']],
    ['zzzz', []]
  ])('“%s” are %j', (query, names) => {
    expect(near(query, ['Boréale', 'Cold Harbour', 'Gummies', 'Low Road', 'Boréale'])).toEqual(names)
  })

  test.each([
    ['the one with fewer typos first', 'lemon', ['Lamun', 'Limon'], ['Limon', 'Lamun']],
    ['the one with the same first letter first', 'bose', ['Rose', 'Base'], ['Base', 'Rose']],
    ['a whole name before a mere beginning', 'harbos', ['Harbourmaster', 'Harbor'], ['Harbor', 'Harbourmaster']],
    ['the beginning of a longer name', 'habro', ['Harbourmaster'], ['Harbourmaster']],
    ['a name with a single other letter, though it is short', 'fog', ['Fig'], ['Fig']],
    ['none with as many typos as letters that are right', 'fog', ['Fat', 'Dog Fish'], ['Dog Fish']],
    ['none for one or two letters', 'oi', ['Oil', 'Oi'], []],
    ['names by any of the words', 'xx lemom zzz', ['Lemon Haze'], ['Lemon Haze']]
  ])('are %s', (_, query, names, expected) => {
    expect(near(query, names)).toEqual(expected)
  })

  test('leave out names clearly less similar than the best match', () => {
    expect(near('lemon', ['Lemin', 'Lamin', 'Wemin'])).toEqual(['Lemin', 'Lamin'])
    expect(near('lemon', ['Wemin'])).toEqual(['Wemin'])
  })

  test('are no more than asked for, the best of them, each once', () => {
    const names = ['Lamun', 'Lemin', 'Limon', 'Lemin', 'Leman']
    expect(near('lemon', names, 2)).toEqual(['Lemin', 'Limon'])
    expect(near('lemon', names, 9)).toEqual(['Lemin', 'Limon', 'Leman', 'Lamun'])
  })
})

test('the search for near names pauses now and then, not at each name', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Name ${at}`)
  const pauses = pausesOf(suggestionsFor(names, ['nome'], 3))
  expect(pauses).toBeGreaterThan(5)
  expect(pauses).toBeLessThan(100)
})
