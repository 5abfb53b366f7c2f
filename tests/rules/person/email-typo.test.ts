import { expect, test } from 'vitest'
import { likelyEmail } from '../../../src/rules/person/email-typo.ts'

test.each([
  ['maya@gmial.com', 'maya@gmail.com'],
  ['maya@gmail.con', 'maya@gmail.com'],
  ['maya@gmai.com', 'maya@gmail.com'],
  ['maya@gmaill.com', 'maya@gmail.com'],
  ['Maya@Hotmial.ca', 'Maya@hotmail.ca']
])('%s is probably meant to be %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each([
  'maya@gmail.com',
  'maya@gmail.com\u200b',
  '\u202amaya@gmail.com\u202c',
  'maya@example.com',
  'maya@yahoo.ca',
  'maya',
  'maya@',
  ''
])('nothing is suggested for %j', typed => {
  expect(likelyEmail(typed)).toBeUndefined()
})
