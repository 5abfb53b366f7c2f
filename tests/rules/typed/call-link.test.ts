import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callLink } from '../../../src/contract/typed/call-link.ts'

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

// The loader and the app's first file still have the old link: there is no room for this one before the first products.
const early = ['app/fallbacks.tsx', 'loader/failure.ts']

test('no other place that is loaded later makes a call link of its own', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
  const own = sources.filter(name => readFileSync(`src/${name}`, 'utf8').includes('`tel:$'))
  expect(own.sort()).toEqual([...early, 'contract/typed/call-link.ts'].sort())
})
