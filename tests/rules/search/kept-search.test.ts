import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_SEARCH, searchToKeep } from '../../../src/rules/menu/search/kept-search.ts'

describe('the words of a search that found nothing', () => {
  test.each([
    ['  Bubble   HASH ', 'bubble hash'],
    ['Hasch à l’eau', 'hasch à l’eau'],
    ['510 cart', '510 cart'],
    ['gummies 10mg', 'gummies 10mg'],
    ['e\u0301rable', 'érable']
  ])('%s is kept as “%s”', (text, words) => {
    expect(searchToKeep(text)).toBe(words)
  })

  test.each([
    ['', 'nothing'],
    ['x', 'a letter'],
    ['4165550141', 'a phone number'],
    ['call 416 555-0141', 'a phone number with a word'],
    ['ann@shop.example', 'an email address'],
    ['ann＠shop.example', 'an email address in wide letters'],
    ['https://shop.example', 'a web address'],
    ['shop.com', 'a domain'],
    ['deliver M6J 1H1', 'a postal code'],
    ['12 queen street', 'a street'],
    ['12 rue Rachel', 'a street in French'],
    ['order ABC12345', 'a number of an order'],
    ['a'.repeat(LONGEST_SEARCH + 1), 'a text that is too long']
  ])('%s is not kept: %s', text => {
    expect(searchToKeep(text)).toBeUndefined()
  })

  test('are short, lower-case, without control characters and many digits, whatever was typed; and keeping them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), text => {
        const words = searchToKeep(text)
        if (words === undefined) return
        expect(words.length).toBeLessThanOrEqual(LONGEST_SEARCH)
        expect(words).toBe(words.toLowerCase().trim())
        expect(words).not.toMatch(/[@\p{Cc}]|\d.*\d.*\d.*\d.*\d/u)
        expect(searchToKeep(words)).toBe(words)
      })
    )
  })
})
