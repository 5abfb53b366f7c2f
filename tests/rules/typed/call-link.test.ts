import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callLink } from '../../../src/contract/typed/call-link.ts'
import { plainCallLink } from '../../../src/contract/typed/plain-call-link.ts'
import { callLinks } from './support/call-links.ts'

test.each(callLinks)('%s dials %s', (shown, link) => {
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

  test('dials the same number as the shop’s own link', () => {
    const gap = fc.constantFrom('', ' ', '-', '.', ') ')
    const parts = [
      fc.stringMatching(/^[2-9]\d\d$/),
      gap,
      fc.stringMatching(/^\d{3}$/),
      gap,
      fc.stringMatching(/^\d{4}$/)
    ]
    const number = fc.tuple(fc.constantFrom('', '+1 ', '1-', '+1 ('), ...parts).map(all => all.join(''))
    fc.assert(
      fc.property(number, shown => {
        expect(plainCallLink(shown)).toBe(callLink(shown))
      })
    )
  })
})

test('only the rules and the plugin make call links', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.(tsx?|php)$/.test(name))
  const own = sources.filter(name => /`tel:\$|'tel:'/.test(readFileSync(`src/${name}`, 'utf8')))
  const rules = ['call-link.ts', 'plain-call-link.ts'].map(name => `contract/typed/${name}`)
  expect(own.sort()).toEqual([...rules, 'wordpress/includes/class-call-link.php'].sort())
})
