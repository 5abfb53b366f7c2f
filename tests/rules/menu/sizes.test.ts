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
  ['common sizes before smaller ones', ['0.5 g', '3.5 g'], ['3.5 g', '0.5 g']],
  ['larger ones behind common ones', ['3.5 g', '0.5 g', '28 g'], ['3.5 g', '28 g', '0.5 g']],
  ['hundredths of a gram apart', ['0.35 g', '0.32 g', '0.3 g'], ['0.3 g', '0.32 g', '0.35 g']],
  [
    'with or without a space',
    ['4 x 1g', '250 g', '2g', '5 x 1 g', '355ml', '30 ml', '9 cm'],
    ['2g', '250 g', '4 x 1g', '5 x 1 g', '30 ml', '355ml', '9 cm']
  ],
  [
    'litres as a thousand millilitres',
    ['1 l', '1.5 l', '355 ml', '4 x 355 ml', '2 seeds'],
    ['355 ml', '1 l', '4 x 355 ml', '1.5 l', '2 seeds']
  ],
  ['one seed before several', ['12 seeds', '9 cm', '1 seed', '5 seeds'], ['1 seed', '5 seeds', '12 seeds', '9 cm']],
  [
    'seeds and grams in a pack with the packs',
    ['pack of 5 seeds', '10 cm', 'box of 2 x 1 g'],
    ['10 cm', 'box of 2 x 1 g', 'pack of 5 seeds']
  ],
  [
    'what only begins like grams, liquids or seeds with the tools',
    ['3 x 1 g jar', '5 seeds pot', '2 ml tube', '9 cm'].reverse(),
    ['9 cm', '3 x 1 g jar', '2 ml tube', '5 seeds pot']
  ],
  [
    'tools by their unit, then by their measure',
    ['9 mm', '10 cm', '80 mm', '9 cm'],
    ['9 cm', '10 cm', '9 mm', '80 mm']
  ],
  [
    'those without a number last',
    ['large', 'pack of 3', 'small', '9 cm', 'xl', '5 seeds'],
    ['5 seeds', '9 cm', 'pack of 3', 'large', 'small', 'xl']
  ],
  ['French names alike', ['paquet de 6', '5 graines', '1 x 4 g', '7 g'], ['7 g', '1 x 4 g', '5 graines', 'paquet de 6']]
])('sizes are listed by use: %s', (_, given, expected) => {
  expect([...given].sort(compareSizes)).toEqual(expected)
})
