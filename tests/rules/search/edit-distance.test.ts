import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceOf, forgiven, lacking, lettersOf } from '../../../src/lib/search/edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 10 })

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [20, 2]
])('in a word of %i letters %i typos are forgiven', (length, typos) => {
  expect(forgiven(length)).toBe(typos)
})

describe('the distance of two words', () => {
  test.each([
    ['ferry', 'ferry', 0],
    ['fery', 'ferry', 1],
    ['ferrry', 'ferry', 1],
    ['fetry', 'ferry', 1],
    ['efrry', 'ferry', 1],
    ['frery', 'ferry', 1],
    ['feryr', 'ferry', 1],
    ['efryr', 'ferry', 2],
    ['frrey', 'ferry', 2],
    ['yerrf', 'ferry', 2],
    ['rose', 'ferry', 5],
    ['a', 'b', 1],
    ['ab', 'ba', 1],
    ['ab', 'bca', 3]
  ])('“%s” and “%s” is %i, in either order', (one, other, edits) => {
    expect(distanceOf(one, other, 9).whole).toBe(edits)
    expect(distanceOf(other, one, 9).whole).toBe(edits)
  })

  test.each([
    ['abcd', 'abcd', 1, { whole: 0, start: 0 }],
    ['abcd', 'abcdefgh', 1, { whole: Infinity, start: 0 }],
    ['acbd', 'abcdefgh', 1, { whole: Infinity, start: 1 }],
    ['abd', 'abcdefgh', 1, { whole: Infinity, start: 1 }],
    ['abc', 'abxy', 1, { whole: Infinity, start: 1 }],
    ['abcd', 'abxy', 1, { whole: Infinity, start: Infinity }],
    ['abcd', 'abxy', 2, { whole: 2, start: 2 }],
    ['abcdef', 'ab', 3, { whole: Infinity, start: Infinity }],
    ['abcdef', 'ab', 4, { whole: 4, start: 4 }],
    ['abcdef', 'abcdefghi', 3, { whole: 3, start: 0 }]
  ])(
    '“%s” and “%s” counts up to a limit of %i only, and so does that of a beginning',
    (typed, word, most, distance) => {
      expect(distanceOf(typed, word, most)).toEqual(distance)
    }
  )

  test('a beginning is the shortest of the distances of all beginnings', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (typed, word, most) => {
        const beginnings = [...word].map((_, at) => distanceOf(typed, word.slice(0, at + 1), 20).whole)
        const least = Math.min(...beginnings)
        expect(distanceOf(typed, word, most).start).toBe(least <= most ? least : Infinity)
      })
    )
  })

  test('two words is one when a letter is added, left out or changed, or two neighbours change places', () => {
    fc.assert(
      fc.property(word, fc.nat(), (word, place) => {
        const at = place % word.length
        const [before, after] = [word.slice(0, at), word.slice(at + 1)]
        expect(distanceOf(`${before}z${after}`, word, 2).whole).toBe(1)
        expect(distanceOf(`${before}z${word.slice(at)}`, word, 2).whole).toBe(1)
        expect(distanceOf(before + after, word, 2).whole).toBe(1)
        const [one = '', other = ''] = word.slice(at)
        const swapped = before + other + one + word.slice(at + 2)
        expect(distanceOf(swapped, word, 2).whole).toBe(one === other || other === '' ? 0 : 1)
      })
    )
  })
})

describe('the letters that a word lacks', () => {
  test.each([
    ['abc', 'cab', 0],
    ['aaa', 'a', 0],
    ['abc', 'abd', 1],
    ['abc', 'xyz', 3],
    ['abc', '', 3],
    ['', 'abc', 0],
    ['10', '1', 1]
  ])('of “%s” in “%s” are %i', (word, other, count) => {
    expect(lacking(lettersOf(word), lettersOf(other))).toBe(count)
  })

  test('are never more than its distance, so that no match is missed', () => {
    const anyWord = fc.string({ unit: fc.constantFrom(...'abcxyz0189é大'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyWord, anyWord, (one, other) => {
        expect(lacking(lettersOf(one), lettersOf(other))).toBeLessThanOrEqual(distanceOf(one, other, 20).whole)
      })
    )
  })

  test('of a word without letters are none', () => {
    expect(lettersOf('')).toBe(0)
  })
})
