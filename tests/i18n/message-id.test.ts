import { expect, it } from 'vitest'
import { numbering, numberingOf, pack } from '../../.build/message-ids.ts'
import { numberOf, unpack } from '../../src/i18n/message-id.ts'
import en from '../../src/i18n/messages/en-CA.json'
import fr from '../../src/i18n/messages/fr-CA.json'

const keys = Object.keys(en)

it('a build gives each message a number of its own', () => {
  expect(new Set(keys.map(key => numberOf(key, numbering))).size).toBe(keys.length)
})

it('finds numbers for more messages than there are', () => {
  const more = [...keys, ...keys.map(key => `${key}.more`)]
  const found = numberingOf(more)
  expect(new Set(more.map(key => numberOf(key, found))).size).toBe(more.length)
})

it.each([
  ['English', en],
  ['French', fr]
])('the %s messages are read from a file as they were written to it', (_, messages) => {
  const texts = unpack(pack(Object.entries(messages)))
  expect(Object.entries(messages).filter(([key, text]) => texts[numberOf(key, numbering)] !== text)).toEqual([])
  expect(Object.keys(texts)).toHaveLength(keys.length)
})

it.each(['', 'about 5~6'])('the build refuses a message that can’t be in a file: “%s”', text => {
  expect(() => pack([['common.close', text]])).toThrow('common.close')
})
