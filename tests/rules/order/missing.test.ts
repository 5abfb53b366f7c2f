import { expect, test } from 'vitest'
import { changedLines, isTimeChanged } from '../../../src/rules/order/changed-lines.ts'
import { decideMissing, type MissingCase } from '../../../src/rules/order/missing.ts'
import { rankSubstitutes } from '../../../src/rules/order/rank-substitutes.ts'

const usual: MissingCase = {
  choice: 'ask',
  missingPrice: 1000,
  substitutePrice: undefined,
  total: 3000,
  newTotal: 2000
}

test.each<[string, Partial<MissingCase>, 'apply' | 'ask']>([
  ['“ask me” is asked', {}, 'ask'],
  ['“ask me” is asked about a substitute', { substitutePrice: 900, newTotal: 2900 }, 'ask'],
  ['“leave it out” is left out', { choice: 'leave' }, 'apply'],
  ['“leave it out” is asked if a discount would be lost', { choice: 'leave', newTotal: 3001 }, 'ask'],
  ['“leave it out” is asked about a substitute', { choice: 'leave', substitutePrice: 900, newTotal: 2900 }, 'ask'],
  ['something alike is taken at the same price', { choice: 'similar', substitutePrice: 1000, newTotal: 3000 }, 'apply'],
  ['something dearer is asked', { choice: 'similar', substitutePrice: 1001, newTotal: 3000 }, 'ask'],
  [
    'something that makes the order dearer is asked',
    { choice: 'similar', substitutePrice: 900, newTotal: 3001 },
    'ask'
  ],
  ['without something alike, it is left out', { choice: 'similar' }, 'apply']
])('%s', (_, changes, expected) => expect(decideMissing({ ...usual, ...changes })).toBe(expected))

const missing = { subCategory: 'buds', strainType: 'sativa', weight: 3.5, thc: 20, price: 3000 }

test('substitutes of the same kind come first, then by size, potency and price; a dearer one after a cheaper one', () => {
  const sizes = [
    { name: 'dearer', ...missing, price: 3300 },
    { name: 'other kind', ...missing, subCategory: 'pre-rolls' },
    { name: 'other size', ...missing, weight: 7 },
    { name: 'cheaper', ...missing, price: 2700 },
    { name: 'weaker', ...missing, thc: 10 },
    { name: 'other strain', ...missing, strainType: 'indica' },
    { name: 'same', ...missing },
    { name: 'unknown potency', ...missing, thc: null }
  ]
  expect(rankSubstitutes(missing, sizes).map(({ name }) => name)).toEqual([
    'same',
    'cheaper',
    'weaker',
    'other strain',
    'unknown potency',
    'other size',
    'dearer',
    'other kind'
  ])
})

const line = (variant: string, quantity: number) => ({
  variant,
  name: variant,
  variantName: '',
  quantity,
  unitPrice: 1
})
const state = (slotStart: string, ...lines: ReturnType<typeof line>[]) => ({ lines, total: 1, slotStart })

test('a change names the lines with fewer pieces, then those with more, and no others', () => {
  const before = state('2026-11-21T10:00:00-05:00', line('a', 1), line('b', 1), line('c', 3))
  const after = state('2026-11-21T15:00:00Z', line('b', 1), line('c', 1), line('d', 2))
  const changed = changedLines({ before, after }).map(({ variant, before: was, after: is }) => [variant, was, is])
  expect(changed).toEqual([
    ['a', 1, 0],
    ['c', 3, 1],
    ['d', 0, 2]
  ])
  expect(isTimeChanged({ before, after })).toBe(false)
  expect(isTimeChanged({ before, after: { ...after, slotStart: '2026-11-21T15:15:00Z' } })).toBe(true)
})
