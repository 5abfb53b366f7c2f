import { describe, expect, test } from 'vitest'
import { suggestAddresses } from '../../../src/contract/store/address.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const ask = (q: string, locale = 'en-CA') => shop.to(suggestAddresses, { query: { locale, q } })
const found = async (q: string, locale?: string) => (await ask(q, locale)).payload.features
const lines = async (q: string) =>
  (await found(q)).map(({ properties: { housenumber, street, name } }) =>
    housenumber === undefined ? name : `${housenumber} ${street}`
  )

describe('the address search', () => {
  test('finds the area of a postal code, whole or begun, whatever the case and spaces', async () => {
    for (const q of [
      'M6J 1E8',
      'm6j',
      'M6J1E8',
      ' m6j  1',
      'm6j-1e8',
      'M6J\u00a01E8',
      'M6\u200bJ 1E8',
      '\u202aM6J–1E8.\u202c',
      'Ｍ６Ｊ'
    ]) {
      const [area] = await found(q)
      expect(area).toEqual({
        geometry: { coordinates: [-79.4197, 43.6479] },
        properties: {
          name: 'Little Portugal and Trinity Bellwoods',
          postcode: 'M6J',
          city: 'Toronto',
          state: 'Ontario',
          countrycode: 'CA'
        }
      })
    }
  })

  test('finds houses by the beginnings of their words, in any order', async () => {
    expect(await lines('941 que\u00aden\u200b')).toEqual(['941 Queen Street West'])
    expect(await lines('941 queen')).toEqual(['941 Queen Street West'])
    expect(await lines('ossing toronto')).toEqual(['88 Ossington Avenue'])
    const [house] = await found('941 Queen St')
    expect(house).toEqual({
      geometry: { coordinates: [-79.4127, 43.6454] },
      properties: {
        housenumber: '941',
        street: 'Queen Street West',
        postcode: 'M6J 1G5',
        city: 'Toronto',
        state: 'Ontario',
        countrycode: 'CA'
      }
    })
  })

  test('takes no notice of accents, and names provinces in the language asked for', async () => {
    expect(await lines('PROMENÄDE du pôrtage')).toEqual(['12 Promenade du Portage'])
    expect((await found('portage', 'fr-CA'))[0]?.properties.state).toBe('Québec')
  })

  test('returns at most six results, and none for an unknown address', async () => {
    expect(await found('toronto')).toHaveLength(6)
    expect(await found('x0x 0x0')).toEqual([])
    expect(await found('?!')).toEqual([])
  })

  test('names the field when nothing or nonsense is asked', async () => {
    for (const [q, code] of [
      ['', 'required'],
      ['   ', 'required'],
      ['a'.repeat(201), 'too_long'],
      ['a\u0000b', 'unknown']
    ] as const) {
      const { status, failure } = await ask(q)
      expect([status, failure.fields]).toEqual([422, { q: code }])
    }
    expect((await ask('', 'fr-CA')).failure.message).toBe('Certains renseignements sont à corriger.')
    expect((await shop.to(suggestAddresses)).failure.fields).toEqual({ q: 'required' })
  })

  test('is never cached, because the query reveals a home address', async () => {
    expect((await ask('m6j')).headers.get('cache-control')).toBe('no-store')
  })
})
