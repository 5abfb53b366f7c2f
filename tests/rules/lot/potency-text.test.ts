import { expect, test } from 'vitest'
import { readPotencyText } from '../../../src/rules/lot/potency-text.ts'

test.each<[text: string, min: number, max: number]>([
  ['22.4', 22.4, 22.4],
  [' 22,4 % ', 22.4, 22.4],
  ['22-26', 22, 26],
  ['22 – 26,5', 22, 26.5],
  ['<1', 0, 1],
  ['0', 0, 0]
])('“%s” is a potency', (text, min, max) => {
  expect(readPotencyText(text, '%')).toEqual({ min, max, unit: '%' })
})

test.each(['26-22', '101', 'about 20', '<1-2', '1-2-3', '-3', '22.', '1e2'])('“%s” is no share of THC', text => {
  expect(readPotencyText(text, '%')).toBeUndefined()
})

test('no text is no potency, and only shares end at 100', () => {
  expect(readPotencyText(' ', '%')).toBeNull()
  expect(readPotencyText('750', 'mg/g')).toEqual({ min: 750, max: 750, unit: 'mg/g' })
})
