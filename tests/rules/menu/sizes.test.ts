import { expect, test } from 'vitest'
import { compareSizes } from '../../../src/rules/menu/sizes.ts'

test.each([
  ['the common sizes first, by use', ['1 g', '28 g', '3.5 g', '14 g', '7 g'], ['3.5 g', '7 g', '14 g', '28 g', '1 g']],
  ['other grams behind them, from small to large', ['2 g', '0.5 g', '1 g', '15 g'], ['1 g', '0.5 g', '2 g', '15 g']],
  [
    'several pieces by their total weight, behind single ones',
    ['10 x 0.5 g', '250 g', '3 x 0.5 g', '5 x 2 g'],
    ['250 g', '3 x 0.5 g', '10 x 0.5 g', '5 x 2 g']
  ],
  [
    'liquids, seeds, then packs and tools',
    ['pack of 32', '4 seeds', '355 ml', '9 cm', '30 ml', 'pack of 3', '10 cm'],
    ['30 ml', '355 ml', '4 seeds', '9 cm', '10 cm', 'pack of 3', 'pack of 32']
  ],
  ['French names alike', ['paquet de 6', '5 graines', '1 x 4 g', '7 g'], ['7 g', '1 x 4 g', '5 graines', 'paquet de 6']]
])('sizes are listed by use: %s', (_, given, expected) => {
  expect([...given].sort(compareSizes)).toEqual(expected)
})
