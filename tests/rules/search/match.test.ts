import { describe, expect, test } from 'vitest'
import { lettersOf } from '../../../src/lib/search/edit-distance.ts'
import { matchWord, typedWord, type Match } from '../../../src/lib/search/match.ts'

const match = (typed: string, word: string, joined = false) =>
  matchWord(typedWord(typed), word, lettersOf(word), joined)
const marked = (word: string, found: Match | undefined) =>
  found &&
  `${found.how} ${found.cost}: ${word.slice(0, found.from)}[${word.slice(found.from, found.to)}]${word.slice(found.to)}`

describe('a typed word matches', () => {
  test.each([
    ['ferry', 'ferry', 'start 0: [ferry]'],
    ['ferr', 'ferry', 'start 1: [ferr]y'],
    ['f', 'ferry', 'start 1: [f]erry'],
    ['err', 'ferry', 'inside 4: f[err]y'],
    ['rry', 'ferry', 'inside 4: fe[rry]'],
    ['frery', 'ferry', 'typo 6: [ferry]'],
    ['fery', 'ferry', 'typo 6: [ferry]'],
    ['ferryy', 'ferry', 'typo 6: [ferry]'],
    ['habrour', 'harbour', 'typo 6: [harbour]'],
    ['habrou', 'harbourmaster', 'typo 8: [harbourmaster]'],
    ['cluodbrery', 'cloudberry', 'typo 7: [cloudberry]'],
    ['cluodbre', 'cloudberry', 'typo 9: [cloudberry]']
  ])('“%s” in “%s”: %s', (typed, word, expected) => {
    expect(marked(word, match(typed, word))).toBe(expected)
  })

  test.each([
    ['er', 'ferry', 'two letters are not searched inside words'],
    ['fry', 'ferry', 'three letters have no typo'],
    ['fer', 'far', 'three letters have no typo'],
    ['yreff', 'ferry', 'the letters must be in order'],
    ['ferryman', 'ferry', 'what is typed must not go on'],
    ['habruor', 'harbour', 'seven letters have one typo'],
    ['rose', 'ferry', 'other letters']
  ])('not “%s” in “%s”: %s', (typed, word) => {
    expect(match(typed, word)).toBeUndefined()
  })
})

describe('a typed word matches two joined ones', () => {
  test.each([
    ['prerolls', 'start 0: [prerolls]'],
    ['preroll', 'start 1: [preroll]s'],
    ['perrolls', 'typo 6: [prerolls]']
  ])('by their beginning and by all of them: “%s” is %s', (typed, expected) => {
    expect(marked('prerolls', match(typed, 'prerolls', true))).toBe(expected)
  })

  test.each(['rolls', 'erol', 'perro'])('neither inside nor by a beginning with a typo: “%s”', typed => {
    expect(match(typed, 'prerolls', true)).toBeUndefined()
    expect(match(typed, 'prerolls')).toBeDefined()
  })
})
