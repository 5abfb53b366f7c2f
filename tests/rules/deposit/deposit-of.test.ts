import { describe, expect, test } from 'vitest'
import { canadianDeposits } from '../../../src/rules/market/canada-deposits.ts'
import { canada } from '../../../src/rules/market/canada.ts'
import { type ContainerKind, depositOf, type DepositRule } from '../../../src/rules/deposit/deposit-of.ts'

const can = (millilitres: number, count = 1, kind: ContainerKind = 'can') => ({ kind, millilitres, count })
const rule = (from: string, cents: number, more: Partial<DepositRule> = {}): DepositRule => ({
  from,
  cents,
  source: 'A law',
  ...more
})

describe('the deposit of a pack', () => {
  const rules = [
    rule('2020-01-01', 5),
    rule('2024-06-01', 10, { most: 1000 }),
    rule('2024-06-01', 25, { least: 1001, taxes: ['GST'] }),
    rule('2025-01-01', 30, { kinds: ['glass'] })
  ]
  test.each<[what: string, containers: ReturnType<typeof can>, day: string, cents: number, taxes: string[]]>([
    ['is none before the first rule', can(355), '2019-12-31', 0, []],
    ['begins on the day of its rule', can(355), '2020-01-01', 5, []],
    ['is by the rule that took effect last', can(355), '2024-06-01', 10, []],
    ['is by the one before on the day before', can(355), '2024-05-31', 5, []],
    ['is for each container', can(355, 6), '2024-06-01', 60, []],
    ['includes the largest size of its rule', can(1000), '2024-06-01', 10, []],
    ['is another from a millilitre more on, with its tax', can(1001), '2024-06-01', 25, ['GST']],
    ['depends on the kind of container', can(355, 1, 'glass'), '2026-01-01', 30, []],
    ['is not another kind’s', can(355, 1, 'plastic'), '2026-01-01', 10, []]
  ])('%s', (_what, containers, day, cents, taxes) => {
    expect(depositOf(containers, rules, day)).toEqual({ cents, taxes })
  })

  test('is none in a province without rules, and ended by one of no cents', () => {
    expect(depositOf(can(355), undefined, '2026-01-01').cents).toBe(0)
    expect(depositOf(can(355), [rule('2020-01-01', 5), rule('2025-01-01', 0)], '2026-01-01').cents).toBe(0)
  })

  test('doesn’t depend on the order of its rules', () => {
    for (const [millilitres, day, cents] of [
      [355, '2024-06-01', 10],
      [1001, '2024-06-01', 25],
      [355, '2024-05-31', 5]
    ] as const)
      expect(depositOf(can(millilitres), rules.toReversed(), day).cents).toBe(cents)
  })

  test('is by the later in the list where two rules begin together', () => {
    expect(depositOf(can(355), [rule('2020-01-01', 5), rule('2020-01-01', 7)], '2026-01-01').cents).toBe(7)
  })
})

describe('Canada’s deposits', () => {
  test.each<[province: string, containers: ReturnType<typeof can>, cents: number]>([
    ['AB', can(355), 10],
    ['AB', can(1500), 25],
    ['BC', can(355, 4), 40],
    ['BC', can(1500), 10],
    ['QC', can(355), 10],
    ['QC', can(355, 1, 'plastic'), 10],
    ['QC', can(355, 1, 'carton'), 0],
    ['NB', can(355, 1, 'glass'), 10],
    ['PE', can(355), 10],
    ['NS', can(355, 2), 20],
    ['NS', can(4999, 1, 'plastic'), 10],
    ['NS', can(5000, 1, 'plastic'), 0],
    ['NL', can(355, 4), 32],
    ['SK', can(999), 10],
    ['SK', can(1000, 2, 'plastic'), 50],
    ['SK', can(300, 1, 'glass'), 10],
    ['SK', can(355, 1, 'glass'), 20],
    ['SK', can(1000, 1, 'glass'), 40],
    ['ON', can(355), 0]
  ])('in %s today are those of the law for %o', (province, containers, cents) => {
    expect(depositOf(containers, canadianDeposits[province], '2026-11-21')).toEqual({ cents, taxes: [] })
  })

  test.each<[containers: ReturnType<typeof can>, before: number, after: number]>([
    [can(355, 1, 'glass'), 0, 10],
    [can(500, 1, 'glass'), 0, 25],
    [can(1000, 1, 'carton'), 0, 10],
    [can(355), 10, 10],
    [can(99, 1, 'glass'), 0, 0]
  ])('in Quebec are on glass and cartons too from March 2027 on: %o', (containers, before, after) => {
    expect(depositOf(containers, canadianDeposits['QC'], '2027-02-28').cents).toBe(before)
    expect(depositOf(containers, canadianDeposits['QC'], '2027-03-01').cents).toBe(after)
  })

  test('have a source, a date and a province of the market each', () => {
    for (const [province, rules] of Object.entries(canadianDeposits)) {
      expect(Object.keys(canada.provinces)).toContain(province)
      for (const { source, from } of rules) {
        expect(source).not.toBe('')
        expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }
    }
  })
})
