import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { normaliseForm } from '../../../src/rules/person/form.ts'

const plain = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.constant(null))
const wrapped = plain.map(value => ({ value, label: 'chosen' }))
const form = (value: fc.Arbitrary<unknown>) => fc.dictionary(fc.string(), value)

describe('form values are normalised (SPEC A5)', () => {
  test.each([
    ['an empty string becomes null', '', null],
    ['an object value gives its value', { value: 'ON', label: 'Ontario' }, 'ON'],
    ['an object value whose value is empty becomes null', { value: '' }, null],
    ['an object value whose value is nothing gives nothing', { value: null }, null],
    ['an object without a value stays', { lat: 43.6 }, { lat: 43.6 }],
    ['a list stays', ['a', ''], ['a', '']],
    ['a text stays', 'Élise', 'Élise'],
    ['a blank is not an empty string', ' ', ' '],
    ['zero stays', 0, 0],
    ['false stays', false, false],
    ['null stays', null, null],
    ['undefined stays', undefined, undefined]
  ])('%s', (_, value, expected) => {
    expect(normaliseForm({ field: value })).toEqual({ field: expected })
  })

  test('every field is kept under its name, whatever the name', () => {
    fc.assert(
      fc.property(form(fc.oneof(plain, wrapped, fc.constant(''))), values => {
        expect(Object.keys(normaliseForm(values))).toEqual(Object.keys(values))
      })
    )
  })

  test('no empty string is left, be it plain or the value of an object', () => {
    const empty = fc.constantFrom<unknown>('', { value: '' })
    fc.assert(
      fc.property(form(fc.oneof(plain, wrapped, empty)), values => {
        expect(Object.values(normaliseForm(values))).not.toContain('')
      })
    )
  })

  test('a value in an object and the bare value come to the same', () => {
    fc.assert(
      fc.property(form(plain), values => {
        const objects = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
        expect(normaliseForm(objects)).toEqual(normaliseForm(values))
        expect(normaliseForm(values)).toEqual(values)
      })
    )
  })

  test('the given form is not changed', () => {
    const given = Object.freeze({ a: '', b: Object.freeze({ value: '' }) })
    normaliseForm(given)
    expect(given).toEqual({ a: '', b: { value: '' } })
  })

  test('the types say which fields may be null', () => {
    interface Form {
      name: string
      province: { value: 'ON' | 'QC' | ''; label: string }
      age: number
    }
    expectTypeOf(normaliseForm<Form>).returns.toEqualTypeOf<{
      name: string | null
      province: 'ON' | 'QC' | null
      age: number
    }>()
  })
})
