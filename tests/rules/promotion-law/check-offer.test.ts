import { expect, test } from 'vitest'
import { checkOffer, type CheckedOffer } from '../../../src/rules/promotion-law/check-offer.ts'
import { rulesFor, ruleById } from '../../../src/rules/promotion-law/promotion-rules.ts'

const on = '2026-11-28'
const idsOf = (offer: CheckedOffer, provinces: string[], day = on) =>
  checkOffer(offer, { provinces, on: day }).map(({ rule }) => rule.id)

const third = (percent: number): CheckedOffer => ({ kind: 'buy_get', percent })
const parts = (...names: string[]) => names.map(name => ({ of: { categories: [name] } }))
const all = ['AB', 'BC', 'MB', 'ON', 'SK']

test('something for nothing may break the law everywhere', () => {
  const free = [
    'ca-giveaway',
    'ab-giveaway',
    'ab-price',
    'on-giveaway',
    'bc-price',
    'bc-giveaway',
    'sk-giveaway',
    'mb-giveaway'
  ]
  expect(idsOf(third(100), all)).toEqual(free)
  expect(idsOf({ kind: 'percent', percent: 100 }, all)).toEqual(free)
  expect(idsOf({ kind: 'bundle_price', parts: parts('flower'), price: 0 }, ['NS'])).toEqual(['ca-giveaway'])
  expect(idsOf({ kind: 'sale', price: 1000, salePrice: 0 }, ['NS'])).toEqual(['ca-giveaway'])
})

test('a part of the price is no gift', () => {
  expect(idsOf(third(25), all)).toEqual([])
  expect(idsOf({ kind: 'percent', percent: 49 }, all)).toEqual([])
  expect(idsOf({ kind: 'amount' }, all)).toEqual([])
  expect(idsOf({ kind: 'bundle_price', parts: parts('flower'), price: 4000 }, all)).toEqual([])
  expect(idsOf({ kind: 'sale', price: 0, salePrice: 0 }, all)).toEqual([])
})

test('half the price or less may be below the price that the store paid, in Alberta and British Columbia', () => {
  expect(idsOf({ kind: 'percent', percent: 50 }, all)).toEqual(['ab-price', 'bc-price'])
  expect(idsOf({ kind: 'sale', price: 2000, salePrice: 1000 }, all)).toEqual(['ab-price', 'bc-price'])
  expect(idsOf({ kind: 'sale', price: 2000, salePrice: 1001 }, all)).toEqual([])
  expect(idsOf({ kind: 'percent', percent: 50 }, all, '2020-02-03')).toEqual(['ab-price'])
})

test('in Alberta a set of different things is a discount for buying another one', () => {
  const set = (...names: string[]): CheckedOffer => ({ kind: 'bundle', parts: parts(...names) })
  expect(idsOf(set('flower', 'accessories'), ['AB', 'ON'])).toEqual(['ab-bundle'])
  expect(idsOf(set('flower', 'flower'), ['AB', 'ON'])).toEqual([])
})

test('in Quebec any discount may break the law', () => {
  expect(idsOf({ kind: 'amount' }, ['QC'])).toEqual(['qc-discount'])
  expect(idsOf({ kind: 'sale', price: 1000, salePrice: 999 }, ['QC'])).toEqual(['qc-discount'])
  expect(idsOf({ kind: 'bundle_price', parts: parts('flower'), price: 4000 }, ['QC'])).toEqual(['qc-discount'])
  expect(idsOf({ kind: 'sale', price: 1000, salePrice: 1000 }, ['QC'])).toEqual([])
  expect(idsOf({ kind: 'percent', percent: 0 }, ['QC'])).toEqual([])
  expect(idsOf(third(100), ['QC'])).toEqual(['ca-giveaway', 'qc-giveaway', 'qc-discount'])
})

test('a rule that has ended counts until its last day', () => {
  const rule = { ...ruleById('ca-giveaway')!, from: '2020-01-01', to: '2020-12-31' }
  const on = (day: string) => rulesFor({ provinces: [], on: day }, [rule]).length
  expect(['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map(on)).toEqual([0, 1, 1, 0])
  expect(ruleById('none')).toBeUndefined()
})
