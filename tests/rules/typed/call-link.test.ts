import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callLink } from '../../../src/contract/typed/call-link.ts'
import { plainCallLink } from '../../../src/contract/typed/plain-call-link.ts'

test.each([
  ['+1 416-555-0199', 'tel:+14165550199'],
  ['(416) 555-0123', 'tel:4165550123'],
  ['416-555-0123 ext. 4', 'tel:4165550123;ext=4'],
  ['(416) 555-0134 ext. 12', 'tel:4165550134;ext=12'],
  ['416 555-0123, poste 4', 'tel:4165550123;ext=4'],
  ['416-555-0123 x4', 'tel:4165550123;ext=4'],
  ['+1 416-555-0123 #4', 'tel:+14165550123;ext=4'],
  ['+14165550123;ext=4', 'tel:+14165550123;ext=4'],
  ['1-833-555-WEED', 'tel:18335559333'],
  ['1-800-GET-WEED ext. 2', 'tel:18004389333;ext=2'],
  ['+1 833 555 weed', 'tel:+18335559333'],
  ['1-833-555-CANNABIS', 'tel:18335552266'],
  ['+1 (0) 416 555 0123', 'tel:+14165550123'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['416-555-0123 / 416-555-0199', 'tel:4165550123'],
  ['416-555-0123 or 1-833-555-0199', 'tel:4165550123'],
  ['416 555-0123 ou 416 555-0199, poste 5', 'tel:4165550123'],
  ['416-555-0123 416-555-0199', 'tel:4165550123'],
  ['+44 20 7946 0958 / +44 20 7946 0959', 'tel:+442079460958'],
  ['Tel: 416-555-0123 (Queen West)', 'tel:4165550123'],
  ['030/123456', 'tel:030123456']
])('%s dials %s', (shown, link) => {
  expect(callLink(shown)).toBe(link)
})

describe('the link of the notices that are there before the shop', () => {
  test.each([
    ['+1 416-555-0199', 'tel:+14165550199'],
    ['(416) 555-0123', 'tel:4165550123'],
    ['416\u2011555\u20110123', undefined],
    ['416.555.0123', 'tel:4165550123'],
    ['416-555-0123 ext. 4', undefined],
    ['1-833-555-WEED', undefined],
    ['+1 (0) 416 555 0123', undefined],
    ['416-555-0123 / 416-555-0199', undefined],
    ['416-555-0123 416-555-0199', undefined],
    ['4165550123 4165550199', undefined],
    ['Tel: 416-555-0123', undefined],
    ['416', 'tel:416']
  ])('of %s is %s', (shown, link) => {
    expect(plainCallLink(shown)).toBe(link)
  })

  test('dials what the shop’s own link dials, or is left out', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+() -.x/W'), minLength: 5, maxLength: 22 })
    const ours = fc.tuple(fc.constantFrom('', '+1 ', '1-'), fc.stringMatching(/^[2-9]\d\d[ .-]?\d{3}[ .-]?\d{4}$/))
    fc.assert(
      fc.property(
        fc.oneof(
          ours.map(parts => parts.join('')),
          typed
        ),
        shown => {
          const link = plainCallLink(shown)
          fc.pre(link !== undefined && /^tel:(\+?1?[2-9]\d{9})$/.test(callLink(shown)))
          expect(link).toBe(callLink(shown))
        }
      )
    )
  })
})

test('no other place makes a call link of its own', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
  const own = sources.filter(name => readFileSync(`src/${name}`, 'utf8').includes('`tel:$'))
  expect(own.sort()).toEqual(['contract/typed/call-link.ts', 'contract/typed/plain-call-link.ts'])
})
