import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceOf } from '../../../src/lib/search/edit-distance.ts'
import { find } from '../../../src/lib/search/find-matches.ts'
import { addToIndex, createIndex } from '../../../src/lib/search/search-index.ts'
import { queryWords } from '../../../src/lib/search/split-words.ts'
import { finish, pausesOf } from '../support/finish.ts'

/** Texts in the order of their weight: name, strain, brand, category. */
const menu = [
  ['Night Ferry', 'Ferry Cut', 'Cold Harbour', 'Dried flower'],
  ['Cloudberry Soft Chews', '', 'Boréale', 'Edibles Gummies'],
  ['Ferryman Pre-rolls', '', 'Low Road', 'Pre-rolls'],
  ['Lamplighter', 'Lamplighter', 'Quiet Hours', 'Dried flower'],
  ['Érable Doux', '', 'Maison Tilleul', 'Edibles Chocolate'],
  ['Wild Rose 99', 'Wild Rose', 'Coulee & Sons', 'Dried flower'],
  ['Harbour Light', '', 'Saltspray', 'Vapes']
]

function search(query: string, things = menu) {
  const index = createIndex<string>()
  for (const texts of things) addToIndex(index, texts[0] ?? '', texts)
  const { costs, forgiving } = finish(find(index, queryWords(query)))
  return { forgiving, found: [...costs].toSorted((a, b) => a[1] - b[1]).map(([name]) => name) }
}

describe('search matches', () => {
  test.each([
    ['the name', 'night ferry', ['Night Ferry']],
    ['a beginning', 'lamp', ['Lamplighter']],
    ['the strain', 'cut', ['Night Ferry']],
    ['the brand, without its accent', 'boreale', ['Cloudberry Soft Chews']],
    ['the name, without its accent', 'erable', ['Érable Doux']],
    ['an accent where there is none', 'Wíld', ['Wild Rose 99']],
    ['the category', 'vapes', ['Harbour Light']],
    ['words of several places, in any order', 'gummies boréale chews', ['Cloudberry Soft Chews']],
    ['two words as one', 'preroll', ['Ferryman Pre-rolls']],
    ['one word as two', 'lamp lighter', ['Lamplighter']],
    ['a letter too many', 'lampllighter', ['Lamplighter']],
    ['a letter too few', 'lampligter', ['Lamplighter']],
    ['a wrong letter', 'lamplaghter', ['Lamplighter']],
    ['two letters swapped', 'frery', ['Night Ferry', 'Ferryman Pre-rolls']],
    ['a wrong first letter', 'bight', ['Night Ferry', 'Harbour Light']],
    ['two typos in a long word', 'cluodbery', ['Cloudberry Soft Chews']],
    ['a typo in a word that is not yet ended', 'cluodb', ['Cloudberry Soft Chews']],
    ['little words, which don’t count', 'the rose of coulee', ['Wild Rose 99']]
  ])('%s: “%s”', (_, query, names) => {
    expect(search(query).found).toEqual(names)
  })

  test.each(['zzz', 'night chews', 'xy', 'fly'])('“%s” finds nothing: all words must be found', query => {
    expect(search(query).found).toEqual([])
  })

  test('the name goes before the strain, that before the brand, and a beginning before an inside', () => {
    expect(search('harbour').found).toEqual(['Harbour Light', 'Night Ferry'])
    expect(search('light').found).toEqual(['Harbour Light', 'Lamplighter'])
    expect(search('ferry').found).toEqual(['Night Ferry', 'Ferryman Pre-rolls'])
  })

  test('the first word of a name goes before its others, and the best place of a word counts', () => {
    expect(search('harbour', [['Cold Harbour'], ['Harbour Light']]).found).toEqual(['Harbour Light', 'Cold Harbour'])
    const twice = [['Harbour', '', 'Cold Harbour'], ['Cold Harbour']]
    expect(search('harbour', twice).found).toEqual(['Harbour', 'Cold Harbour'])
    expect(search('harbuor', twice).found).toEqual(['Harbour', 'Cold Harbour'])
  })

  test('what matches alike keeps the order of the menu', () => {
    expect(search('flower').found).toEqual(['Night Ferry', 'Lamplighter', 'Wild Rose 99'])
  })

  test('an exact spelling excludes matches that only sound alike', () => {
    expect(search('rose', [['Rose'], ['Nose'], ['Primrose']])).toEqual({
      forgiving: false,
      found: ['Rose', 'Primrose']
    })
    expect(search('bose', [['Rose'], ['Nose']])).toEqual({ forgiving: true, found: ['Rose', 'Nose'] })
  })

  test('typos are forgiven unless one thing has all words as typed', () => {
    expect(search('night ferry')).toEqual({ forgiving: false, found: ['Night Ferry'] })
    expect(search('night fery')).toEqual({ forgiving: true, found: ['Night Ferry'] })
    expect(search('wild harbour', [['Wild Rose'], ['Harbour']])).toEqual({ forgiving: true, found: [] })
  })

  test('letters across two words are not found, unless both are typed from the first on', () => {
    expect(search('ghtfer').found).toEqual([])
    expect(search('nightferr').found).toEqual(['Night Ferry'])
  })

  test('without words everything is found, and nothing in an empty menu; no typo was forgiven', () => {
    expect(search('', [['Rose'], ['Nose']])).toEqual({ forgiving: false, found: ['Rose', 'Nose'] })
    expect(search('', [])).toEqual({ forgiving: false, found: [] })
    expect(search('rose', []).found).toEqual([])
  })

  test('a long search pauses now and then, not at each word', () => {
    const index = createIndex<number>()
    for (let at = 0; at < 1000; at++) addToIndex(index, at, [`name${at}`])
    const pauses = pausesOf(find(index, ['name']))
    expect(pauses).toBeGreaterThan(5)
    expect(pauses).toBeLessThan(100)
  })
})

const letters = 'abcdefghijklmnopqrstuvwxyz'
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 12 })
const letter = fc.constantFrom(...letters)

test('one typo in a word of five letters or more still finds it', () => {
  fc.assert(
    fc.property(word, fc.nat(), letter, fc.constantFrom('in', 'out', 'wrong', 'swap'), (word, place, letter, how) => {
      const at = place % word.length
      const typed = {
        in: word.slice(0, at) + letter + word.slice(at),
        out: word.slice(0, at) + word.slice(at + 1),
        wrong: word.slice(0, at) + letter + word.slice(at + 1),
        swap: word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      }[how]
      expect(search(typed, [['Another'], [word]]).found).toContain(word)
    })
  )
})

test('every beginning of a name finds it', () => {
  fc.assert(
    fc.property(word, fc.nat(), (word, length) => {
      expect(search(word.slice(0, 1 + (length % word.length)), [[word]]).found).toEqual([word])
    })
  )
})

test('a distance is the same both ways, none for the same word, and never more than the longer one has letters', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const there = distanceOf(a, b, 20).whole
      expect(there).toBe(distanceOf(b, a, 20).whole)
      expect(there === 0).toBe(a === b)
      expect(there).toBeLessThanOrEqual(Math.max(a.length, b.length))
      const within = distanceOf(a, b, 2).whole
      expect(within).toBe(there <= 2 ? there : Infinity)
    })
  )
})
