import { afterEach, describe, expect, it } from 'vitest'
import { $locale } from '../../src/i18n/locale.ts'
import { batchesOf } from '../../src/staff/data/edit-draft.ts'
import { diffProduct } from '../../src/staff/catalogue/edit/diff-product.ts'
import { readProduct } from '../../src/staff/catalogue/edit/read-product.ts'
import { typedProduct } from '../../src/staff/catalogue/edit/typed-product.ts'
import { byPercent, endSale, roundToNine, toSale } from '../../src/staff/catalogue/list/bulk-edits.ts'
import { readChange } from '../../src/staff/catalogue/list/price-dialog.tsx'
import { moneyText, readGrams, readMoney } from '../../src/staff/catalogue/read-figures.ts'
import { runningOn } from '../../src/staff/catalogue/promotions/running.ts'
import { editedFerry } from './support/drafts.ts'
import { happyHour } from './support/promotions.ts'
import { stores } from './support/samples.ts'

afterEach(() => $locale.set('en-CA'))

const price = { price: 3000, salePrice: null, saleName: null, saleTimes: null, available: true }

describe('figures', () => {
  it.each([
    ['12.50', 1250],
    ['12,5 $', 1250],
    ['$1,250', 125_000],
    ['1 250,00', 125_000],
    ['', null],
    ['12.505', undefined],
    ['-3', undefined],
    ['a', undefined]
  ])('an amount typed as “%s” is %s cents', (typed, cents) => {
    expect(readMoney(typed)).toBe(cents)
  })

  it('amounts and grams are written as they are typed in the reader’s language', () => {
    expect([moneyText(1205), readGrams('3,5'), readGrams('3.5001')]).toEqual(['12.05', 3500, undefined])
    $locale.set('fr-CA')
    expect(moneyText(1205)).toBe('12,05')
  })

  it.each([
    ['5', 5],
    ['−7,5 %', -7.5],
    ['0', undefined],
    ['-100', undefined],
    ['5a', undefined]
  ])('a change of prices typed as “%s” is %s percent', (typed, percent) => {
    expect(readChange(typed)).toBe(percent)
  })
})

describe('changes of many prices', () => {
  it.each([
    [1229, 1229],
    [1233, 1229],
    [1234, 1239],
    [1230, 1229],
    [3, 9]
  ])('%i cents become %i with a nine at the end', (cents, rounded) => {
    expect(roundToNine(cents)).toBe(rounded)
  })

  it('leave alone prices that stay the same, and sales that save nothing', () => {
    expect(byPercent(5, false)(price)).toEqual({ price: 3150 })
    expect(byPercent(0.001, false)(price)).toBeUndefined()
    expect(toSale({ price: 3000, name: null, times: null })(price)).toBeUndefined()
    expect(endSale(price)).toBeUndefined()
  })

  it('are sent some hundred things at a time, each once', () => {
    const ids = Array.from({ length: 950 }, (_, at) => `p${at}`)
    const edit = { kind: 'product' as const, change: 'set' as const, ids, fields: {} }
    const batches = batchesOf([edit, { ...edit, ids: ['q'] }])
    expect(batches.map(batch => batch.flatMap(one => one.ids).length)).toEqual([400, 400, 151])
    expect(batches.flatMap(batch => batch.flatMap(one => one.ids))).toEqual([...ids, 'q'])
  })
})

it('a product that is opened and saved unchanged makes no change, even of times that its form shows by the store’s clock', () => {
  const saleTimes = { starts: '2026-11-27T23:00:30.000Z', ends: null, weekly: [{ day: 5, from: '16:00', to: '19:00' }] }
  const fields = { ...price, salePrice: 2500, saleName: { en: 'Harvest', fr: 'Récolte' }, saleTimes }
  const sizes = editedFerry.sizes.map(size => ({
    ...size,
    fields: { ...size.fields, taxes: [], containers: { kind: 'can' as const, millilitres: 355, count: 4 } },
    prices: size.prices.map(known => ({ ...known, fields }))
  }))
  const product = { ...editedFerry, sizes }
  const read = readProduct(typedProduct(product, stores), product, stores)
  expect(read.errors).toEqual({})
  expect(diffProduct(product, read.product)).toEqual([])
})

it('an offer in weekly hours is on a day from and until its hours, and in its stores alone', () => {
  const promo = { kind: 'deal' as const, ...happyHour }
  const [store] = stores
  const friday = runningOn([promo], '2026-11-27', store!)
  expect(friday.map(({ from, until }) => [from, until])).toEqual([
    [Date.parse('2026-11-27T21:00Z'), Date.parse('2026-11-28T00:00Z')]
  ])
  expect(runningOn([promo], '2026-11-28', store!)).toEqual([])
  const elsewhere = { ...promo, fields: { ...promo.fields, locations: ['kensington'] } }
  expect(runningOn([elsewhere], '2026-11-27', store!)).toEqual([])
})
