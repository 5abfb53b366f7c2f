import { describe, expect, test } from 'vitest'
import { canada } from '../../../src/rules/market/canada.ts'
import { marketIn, readMarket } from '../../../src/rules/market/market.ts'

const english = marketIn(canada, { currency: 'CAD', language: 'en' })
const provinceIn = (language: 'en' | 'fr', wanted: string) =>
  marketIn(canada, { currency: 'CAD', language }).provinces.find(({ code }) => code === wanted)

describe('Canada, as data (SPEC C1)', () => {
  test('has thirteen provinces and territories, with names in each language', () => {
    expect(english).toMatchObject({ country: 'CA', currency: 'CAD' })
    expect(english.provinces).toHaveLength(13)
    expect(provinceIn('fr', 'QC')?.name).toBe('Québec')
  })

  test('has a legal age of 18 in Alberta, 21 in Quebec and 19 elsewhere (SPEC C11)', () => {
    for (const { code, legalAge } of english.provinces) expect(legalAge).toBe({ AB: 18, QC: 21 }[code] ?? 19)
  })

  test('is the one market, by each province’s taxes, rates and name in French', () => {
    const table = marketIn(canada, { currency: 'CAD', language: 'fr' }).provinces.map(
      ({ code, name, taxes }) => `${code} ${name}: ${taxes.map(tax => `${tax.name} ${tax.rate}`).join(', ')}`
    )
    expect(table).toEqual([
      'AB Alberta: TPS 5',
      'BC Colombie-Britannique: TPS 5, TVP 7',
      'MB Manitoba: TPS 5',
      'NB Nouveau-Brunswick: TVH 15',
      'NL Terre-Neuve-et-Labrador: TVH 15',
      'NS Nouvelle-Écosse: TVH 14',
      'NT Territoires du Nord-Ouest: TPS 5',
      'NU Nunavut: TPS 5',
      'ON Ontario: TVH 13',
      'PE Île-du-Prince-Édouard: TVH 15',
      'QC Québec: TPS 5, TVQ 9.975',
      'SK Saskatchewan: TPS 5, TVP 6',
      'YT Yukon: TPS 5'
    ])
    expect(provinceIn('en', 'BC')?.taxes.map(({ name }) => name)).toEqual(['GST', 'PST'])
    expect(english.postalCodes?.example).toBe('M5V 1A1')
  })

  test.each([
    ['ON', [{ name: 'HST', rate: 13 }], [{ name: 'TVH', rate: 13 }]],
    ['AB', [{ name: 'GST', rate: 5 }], [{ name: 'TPS', rate: 5 }]],
    [
      'QC',
      [
        { name: 'GST', rate: 5 },
        { name: 'QST', rate: 9.975 }
      ],
      [
        { name: 'TPS', rate: 5 },
        { name: 'TVQ', rate: 9.975 }
      ]
    ]
  ])('has the taxes of %s by name and rate', (code, en, fr) => {
    expect(provinceIn('en', code)?.taxes).toEqual(en)
    expect(provinceIn('fr', code)?.taxes).toEqual(fr)
  })
})

describe('the market of a business', () => {
  test('is the one that it has sent', () => {
    const sent = {
      country: 'DE',
      currency: 'EUR',
      provinces: [{ code: 'BE', name: 'Berlin', legalAge: 18, taxes: [{ name: 'VAT', rate: 19 }] }],
      postalCodes: { pattern: '\\d{5}', example: '10115' }
    }
    expect(readMarket(sent, 'en')).toEqual(sent)
  })

  test.each([[undefined], [null], ['Canada'], [{ ...english, provinces: [{ code: 'ON' }] }]])(
    'is Canada where it has sent %o (SPEC C19)',
    sent => {
      expect(readMarket(sent, 'en')).toEqual(english)
    }
  )
})

test('a country that has sent no postal codes has none, Canada apart', () => {
  const sent = { country: 'DE', currency: 'EUR', provinces: [] }
  expect(readMarket(sent, 'en').postalCodes).toBeNull()
  expect(readMarket({ ...sent, country: 'CA' }, 'en').postalCodes).toEqual(english.postalCodes)
})

test('a tax without a name in a language is called by its code', () => {
  const data = { ...canada, taxNames: {} }
  const [alberta] = marketIn(data, { currency: 'CAD', language: 'fr' }).provinces
  expect(alberta?.taxes).toEqual([{ name: 'GST', rate: 5 }])
})
