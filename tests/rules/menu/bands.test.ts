import { describe, expect, test } from 'vitest'
import type { PotencyUnit } from '../../../src/contract/catalog/potency.ts'
import { bandFor, bandsOf, type SpanName, usefulBands } from '../../../src/rules/menu/bands.ts'

const units: PotencyUnit[] = ['%', 'mg', 'mg/g', 'mg/mL']
const keyOf = (name: SpanName, unit: PotencyUnit, value: number) =>
  bandsOf(name, unit)
    .filter(({ min, max }) => value >= min && value <= max)
    .map(({ key }) => key)

describe('the bands of a range', () => {
  test.each<[SpanName, PotencyUnit, number, string[]]>([
    ['thc', '%', 0, ['0-9.99']],
    ['thc', '%', 19.99, ['10-19.99']],
    ['thc', '%', 20, ['20-24.99']],
    ['thc', '%', 91, ['30-Infinity']],
    ['cbd', '%', 1, ['0-4.99']],
    ['cbd', '%', 12, ['10-19.99']],
    ['thc', 'mg', 2.5, ['0-2.5']],
    ['thc', 'mg', 5, ['2.51-5']],
    ['thc', 'mg', 10, ['5.01-10']],
    ['thc', 'mg', 400, ['100.01-Infinity']],
    ['thc', 'mg/g', 700, ['700-799.99']],
    ['cbd', 'mg/mL', 100, ['50-Infinity']],
    ['cbd', 'mg/g', 60, ['50-199.99']],
    ['cbd', 'mg/g', 500, ['500-Infinity']],
    ['price', '%', 999, ['0-999', '0-1999', '0-2999', '0-4999']],
    ['price', '%', 3000, ['0-4999']],
    ['price', '%', 5000, ['5000-9999']],
    ['price', '%', 17_900, ['10000-Infinity']]
  ])('%s in %s: %d is in %j', (name, unit, value, keys) => {
    expect(keyOf(name, unit, value)).toEqual(keys)
  })

  test('of potency leave out no figure that a label can have, and none is in two', () => {
    for (const name of ['thc', 'cbd'] as const)
      for (const unit of units)
        for (let value = 0; value <= 100_000; value += 1)
          if (keyOf(name, unit, value / 100).length !== 1) throw new Error(`${name} ${value / 100} ${unit}`)
  })

  test('are recognised by their bounds alone, as they are read from an address', () => {
    expect(bandFor('thc', '%', { min: 20, max: 24.99 })?.to).toBe(25)
    expect(bandFor('thc', 'mg', { min: 20, max: 24.99 })).toBeUndefined()
    expect(bandFor('thc', '%', { min: 20, max: 25 })).toBeUndefined()
    expect(bandFor('thc', '%', { min: 21, max: 24.99 })).toBeUndefined()
    expect(bandFor('price', '%', { min: 10_000, max: Infinity })?.from).toBe(10_000)
    expect(bandFor('price', '%', undefined)).toBeUndefined()
  })
})

describe('the bands that are offered', () => {
  const offered = (counts: Record<string, number>, chosen?: string) => {
    const bands = bandsOf('price', '%')
    return usefulBands(
      bands,
      new Map(Object.entries(counts).map(([key, count]) => [key, { count }])),
      bands.find(({ key }) => key === chosen)
    ).map(({ key }) => key)
  }

  test.each([
    [{}, []],
    [{ '0-999': 4, '0-1999': 4, '0-2999': 6, '0-4999': 6 }, ['0-999', '0-2999']],
    [{ '0-4999': 2, '5000-9999': 2 }, ['0-4999', '5000-9999']],
    [{ '10000-Infinity': 1 }, ['10000-Infinity']]
  ])('of %j are %j', (counts, keys) => {
    expect(offered(counts)).toEqual(keys)
  })

  test('include the chosen one, even without products', () => {
    expect(offered({ '0-999': 4, '0-1999': 4 }, '0-1999')).toEqual(['0-999', '0-1999'])
    expect(offered({}, '5000-9999')).toEqual(['5000-9999'])
  })
})
