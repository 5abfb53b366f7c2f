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
  ['hotmail.com', 'hotmal.com'],
  ['outlook.com', 'outlok.com'],
  ['yahoo.com', 'yaho.com'],
  ['yahoo.ca', 'yahooo.ca'],
  ['icloud.com', 'icluod.com'],
  ['live.ca', 'lvie.ca'],
  ['videotron.ca', 'videotrom.ca'],
  ['bell.net', 'bell.ent'],
  ['rogers.com', 'roger.com'],
  ['shaw.ca', 'shwa.ca']
])('a common domain, %s, is meant by %s', (meant, typed) => {
  expect(likelyEmail(`maya@${typed}`)).toBe(`maya@${meant}`)
})

test.each([
  'maya@amgil.com',
  'maya@gaxil.com',
  'maya@gxmil.com',
  'maya@gmial.con',
  'maya@xgmail.comx',
  'maya@gmali.cm',
  'x maya@gmial.com',
  'maya@gmial.com x'
])('two slips, or more than an address, are none: %s', typed => {
  expect(likelyEmail(typed)).toBeUndefined()
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
