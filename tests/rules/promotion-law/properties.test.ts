import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOffer } from '../../../src/rules/promotion-law/check-offer.ts'
import { checkText } from '../../../src/rules/promotion-law/check-text.ts'

const scope = fc.record({
  provinces: fc.subarray(['AB', 'BC', 'MB', 'ON', 'QC', 'SK', 'NS', '']),
  on: fc.constantFrom('2018-01-01', '2019-04-01', '2026-11-28')
})
const language = fc.constantFrom('en' as const, 'fr' as const)
const listed = [
  'relaxing',
  'pain',
  'kids',
  'détente',
  'anxiété',
  'gratuit',
  'the third free',
  '100 % off',
  'l’âme',
  '\n',
  '...'
]
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.constantFrom(...listed), fc.string()), { maxLength: 8 }).map(parts => parts.join(' '))
)

test('any text is checked, and each finding is at its words', () => {
  fc.assert(
    fc.property(text, language, scope, (typed, of, where) => {
      for (const { range, words, rule } of checkText(typed, of, where)) {
        const [start, end] = range ?? [0, 0]
        expect(start >= 0 && start < end && end <= typed.length).toBe(true)
        expect(typed.slice(start, end)).toBe(words)
        expect(rule.jurisdiction === 'CA' || where.provinces.includes(rule.jurisdiction)).toBe(true)
        expect(rule.from <= where.on).toBe(true)
      }
    })
  )
})

test('case, accents and the form of accents make no difference', () => {
  const ids = (typed: string) =>
    checkText(typed, 'fr', { provinces: ['QC'], on: '2026-11-28' }).map(({ rule }) => rule.id)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...listed)), parts => {
      const typed = parts.join(' ')
      const known = ids(typed)
      expect(ids(typed.toUpperCase())).toEqual(known)
      expect(ids(typed.normalize('NFD'))).toEqual(known)
      expect(ids(typed.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(known)
    })
  )
})

test('a text of other words has no finding', () => {
  const plain = fc.constantFrom('flower', 'pine', 'dense', 'Indica', '3.5 g', 'THC', 'terpenes', 'citrus', '22–26 %')
  fc.assert(
    fc.property(fc.array(plain), language, scope, (parts, of, where) => {
      expect(checkText(parts.join(' '), of, where)).toEqual([])
    })
  )
})

test('any offer is checked, and its findings have neither place nor words', () => {
  const items = fc.record({ categories: fc.array(fc.string()) })
  const parts = fc.array(fc.record({ of: items }))
  const offer = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.double() }),
    fc.record({ kind: fc.constant('amount' as const) }),
    fc.record({ kind: fc.constant('bundle' as const), parts }),
    fc.record({ kind: fc.constant('bundle_price' as const), parts, price: fc.integer() }),
    fc.record({ kind: fc.constant('sale' as const), price: fc.integer(), salePrice: fc.integer() })
  )
  fc.assert(
    fc.property(offer, scope, (given, where) => {
      for (const { range, words } of checkOffer(given, where)) expect([range, words]).toEqual([undefined, ''])
    })
  )
})
