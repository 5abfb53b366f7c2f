import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { seed } from '../../demo/catalogue/index.ts'
import { promoCode } from '../../src/contract/cart/promo-codes.ts'
import { depositOf } from '../../src/rules/deposit/deposit-of.ts'
import { canadianDeposits } from '../../src/rules/market/canada-deposits.ts'
import { itemsIn } from '../../src/rules/promo/promo-kind.ts'

const { promos, deals = [], categories, locations, products } = seed
const codes = new Map(promos.map(promo => [promo.code, promo]))

describe('the demo’s codes and deals', () => {
  test('are in upper case, each once, and can be typed', () => {
    expect(codes.size).toBe(promos.length)
    for (const { code } of promos) expect(parse(promoCode, code.toUpperCase())).toBe(code)
  })

  test('have names in both languages, each its own', () => {
    for (const { name } of [...promos, ...deals]) {
      expect(name.en).not.toBe(name.fr)
      expect(`${name.en}${name.fr}`).not.toMatch(/'|[^\u00a0]:|\d [%$]/)
    }
  })

  test('name stores, categories and tags that there are', () => {
    for (const promo of [...promos, ...deals]) {
      for (const slug of promo.locations ?? []) expect(locations.map(one => one.slug)).toContain(slug)
      for (const slug of itemsIn(promo.takes).flatMap(of => of.categories ?? []))
        expect(categories.map(one => one.slug)).toContain(slug)
      for (const tag of itemsIn(promo.takes).flatMap(of => of.tags ?? []))
        expect(products.filter(({ tags }) => tags?.includes(tag)).length).toBeGreaterThan(2)
    }
  })

  test('show every kind, and every bound that a code can have', () => {
    expect(new Set(promos.map(({ takes }) => takes.kind))).toEqual(new Set(['percent', 'amount', 'buy_get', 'bundle']))
    expect(codes.get('QUEEN5')).toMatchObject({ minimum: 5000, locations: ['queen-west'] })
    expect(codes.get('PICKUP15')).toMatchObject({ methods: ['pickup'], takes: { most: 2000 } })
    expect(codes.get('WELCOME10')).toMatchObject({ firstOrder: true, combines: true })
    expect(codes.get('SPRING')?.endsIn).toBeLessThan(0)
    expect(codes.get('NEWYEAR')?.startsIn).toBeGreaterThan(0)
    const { most, uses } = codes.get('LASTONE') ?? {}
    expect(uses).toBe(most)
  })
})

test('the demo has a happy hour, a bundle at a price and a deal on a tag', () => {
  expect(deals.map(({ takes, times }) => [takes.kind, times?.weekly?.length])).toEqual([
    ['percent', 1],
    ['bundle_price', undefined],
    ['percent', undefined]
  ])
})

test('drinks in cans have a deposit in two provinces of the demo', () => {
  const provinces = new Set(locations.map(({ address }) => address.province))
  const withDeposit = [...provinces].filter(
    code => depositOf({ kind: 'can', millilitres: 355, count: 1 }, canadianDeposits[code], '2026-11-21').cents > 0
  )
  expect(withDeposit.sort()).toEqual(['AB', 'BC'])
})

test('one store of the demo takes tips', () => {
  expect(locations.filter(({ features }) => features.tips).map(({ slug }) => slug)).toEqual(['inglewood'])
})
