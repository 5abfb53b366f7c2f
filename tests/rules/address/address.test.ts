import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress } from '../../../src/rules/address/address.ts'

type Part = [type: string, long: string, short?: string]

const shapes = {
  'the Places API': ([type, long, short = long]: Part) => ({
    longText: long,
    shortText: short,
    types: [type, 'political'],
    languageCode: 'en'
  }),
  'the older Maps script': ([type, long, short = long]: Part) => ({
    long_name: long,
    short_name: short,
    types: [type, 'political']
  })
}
type Shape = (part: Part) => object
const { 'the Places API': placed } = shapes

const nothing = { line1: '', unit: '', city: '', province: '', postalCode: '', country: '' }

const augusta: Part[] = [
  ['subpremise', '2'],
  ['street_number', '211'],
  ['route', 'Augusta Avenue', 'Augusta Ave'],
  ['neighborhood', 'Kensington Market'],
  ['sublocality_level_1', 'Old Toronto'],
  ['locality', 'Toronto'],
  ['administrative_area_level_1', 'Ontario', 'ON'],
  ['country', 'Canada', 'CA'],
  ['postal_code', 'M5T 2L4']
]
const read = {
  line1: '211 Augusta Avenue',
  unit: '2',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5T 2L4',
  country: 'CA'
}

describe.each(Object.entries<Shape>(shapes))(
  'a maps autocomplete result of %s is read by component type (SPEC A6)',
  (_, shape) => {
    const readParts = (...parts: Part[]) => readAddress(parts.map(shape))

    test('street number and route, unit, city, short province, postal code and short country', () => {
      expect(readParts(...augusta)).toEqual(read)
    })

    test('missing parts are empty', () => {
      expect(readParts()).toEqual(nothing)
      expect(readParts(['route', 'Yonge Street'])).toEqual({ ...nothing, line1: 'Yonge Street' })
      expect(readParts(['street_number', '12'])).toEqual({ ...nothing, line1: '12' })
    })

    test('a city is the locality, else the postal town, else the first sublocality', () => {
      const [locality, town, sub]: Part[] = [
        ['locality', 'Toronto'],
        ['postal_town', 'York'],
        ['sublocality_level_1', 'Scarborough']
      ] as const satisfies Part[]
      expect(readParts(sub, town, locality).city).toBe('Toronto')
      expect(readParts(sub, town).city).toBe('York')
      expect(readParts(sub).city).toBe('Scarborough')
    })

    test('an empty part gives way to the next', () => {
      expect(readParts(['locality', ' '], ['postal_town', 'York']).city).toBe('York')
      expect(readParts(['locality', ''], ['locality', 'Toronto']).city).toBe('Toronto')
    })

    test('the order of the components does not matter', () => {
      fc.assert(
        fc.property(fc.shuffledSubarray(augusta, { minLength: augusta.length }), parts => {
          expect(readParts(...parts)).toEqual(read)
        })
      )
    })

    test('garbage among the components changes nothing', () => {
      fc.assert(
        fc.property(fc.array(fc.anything()), fc.nat(), (garbage, at) => {
          const parts: unknown[] = augusta.map(shape)
          parts.splice(at % parts.length, 0, ...garbage)
          expect(readAddress(parts)).toEqual(read)
        })
      )
    })
  }
)

test('a component is found by any of its types', () => {
  const types = ['political', 'sublocality', 'sublocality_level_1']
  expect(readAddress([{ longText: 'Scarborough', types }]).city).toBe('Scarborough')
})

test('the first of two components of a type is read', () => {
  expect(readAddress([placed(['route', 'Yonge Street']), placed(['route', 'Bay Street'])]).line1).toBe('Yonge Street')
})

test('texts lose the blanks around them', () => {
  expect(readAddress([placed(['route', ' Rue Sainte-Catherine Ouest\n'])]).line1).toBe('Rue Sainte-Catherine Ouest')
})

test('a long name does not stand in for a province’s or country’s code', () => {
  expect(readAddress([{ longText: 'Ontario', types: ['administrative_area_level_1'] }])).toEqual(nothing)
  expect(readAddress([{ shortText: 'Augusta Ave', types: ['route'] }])).toEqual(nothing)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Augusta Avenue 211'],
  ['an object that is no list', { 0: placed(['route', 'Yonge Street']), length: 1 }],
  ['a list of nothing', [null, undefined, 0, '', 'route', []]],
  ['components without types', [{ longText: 'Toronto', shortText: 'Toronto' }]],
  ['components whose types are no list', [{ longText: 'Toronto', types: 'locality' }]],
  ['components whose texts are no texts', [{ longText: 7, shortText: {}, types: ['locality', 'country'] }]]
])('%s is read as an address without parts', (_, components) => {
  expect(readAddress(components)).toEqual(nothing)
})

test('nothing that comes from outside breaks it', () => {
  const component = fc.record(
    {
      longText: fc.anything(),
      shortText: fc.anything(),
      long_name: fc.anything(),
      short_name: fc.anything(),
      types: fc.oneof(fc.anything(), fc.array(fc.constantFrom<unknown>('route', 'country', 'locality', 7)))
    },
    { requiredKeys: [] }
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(component)), components => {
      const address = readAddress(components)
      expect(Object.keys(address)).toEqual(Object.keys(nothing))
      expect(Object.values(address).every(part => typeof part === 'string')).toBe(true)
    })
  )
})
