import { expect, test } from 'vitest'
import { readPhoton } from '../../../src/rules/address/photon.ts'
import { readMarket } from '../../../src/rules/market/market.ts'
import { provinceCode } from '../../../src/rules/address/province.ts'

test.each([
  ['Ontario', 'ON'],
  ['on', 'ON'],
  [' Ontario ', 'ON'],
  ['Quebec', 'QC'],
  ['Québec', 'QC'],
  ['QUÉBEC', 'QC'],
  ['Colombie-Britannique', 'BC'],
  ['British Columbia', 'BC'],
  ['Île-du-Prince-Édouard', 'PE'],
  ['New York', ''],
  ['', '']
])('the province of “%s” is “%s”', (name, code) => {
  expect(provinceCode(name)).toBe(code)
})

test('the provinces of another country are found by their own names and codes only', () => {
  const provinces = [{ code: 'BE', name: 'Berlin' }]
  expect(['berlin', 'be', 'Ontario'].map(name => provinceCode(name, provinces))).toEqual(['BE', 'BE', ''])
})

test('all thirteen provinces and territories have a name in each language, and are found by it', () => {
  for (const language of ['en', 'fr'] as const) {
    const { provinces } = readMarket(undefined, language)
    expect(provinces).toHaveLength(13)
    for (const { code, name } of provinces) expect(provinceCode(name)).toBe(code)
  }
})

test('a place of Photon’s is read as a postal address, its province out of its name', () => {
  const properties = {
    housenumber: '211',
    street: 'Augusta Avenue',
    city: 'Toronto',
    state: 'Ontario',
    postcode: 'M5T 2L4',
    countrycode: 'ca'
  }
  expect(readPhoton(properties, provinceCode)).toEqual({
    line1: '211 Augusta Avenue',
    unit: '',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5T 2L4',
    country: 'CA'
  })
  expect(readPhoton({ name: 'Union Station' }, provinceCode).line1).toBe('Union Station')
  expect(readPhoton({}, provinceCode)).toMatchObject({ line1: '', province: '', postalCode: '' })
})

test('a place of which Photon knows nothing is an empty address', () => {
  const empty = { line1: '', unit: '', city: '', province: '-', postalCode: '', country: '' }
  expect(readPhoton({}, name => `${name}-`)).toEqual(empty)
})
