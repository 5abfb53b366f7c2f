import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSize } from '../../src/server/import/size/read-size.ts'
import { units } from '../../src/server/import/size/units.ts'

describe('a size', () => {
  test.each([
    ['0.5 g', 500, '0,5 g'],
    ['.5 g', 500, '0,5 g'],
    ['0,5 g', 500, '0,5 g'],
    ['28 G', 28_000, '28 g'],
    ['3.5 grams', 3_500, '3,5 g'],
    ['3,5 grammes', 3_500, '3,5 g'],
    ['14gms', 14_000, '14 g'],
    ['3 x 0.5 g', 1500, '3 x 0,5 g'],
    ['0.5 g x 3', 1500, '3 x 0,5 g'],
    ['3/0.5 g', 1500, '3 x 0,5 g'],
    ['3/.5g', 1500, '3 x 0,5 g'],
    ['5x0,5 g', 2500, '5 x 0,5 g'],
    ['3 × 0.5 g', 1500, '3 x 0,5 g'],
    ['3 pack x 0.5 g', 1500, '3 x 0,5 g'],
    ['paquet de 3 x 0,5 g', 1500, '3 x 0,5 g'],
    ['3 pack (0.5 g each)', 1500, '3 x 0,5 g'],
    ['1.5 g (3 x 0.5 g)', 1500, '3 x 0,5 g'],
    ['1/8 oz', 3_500, '1/8 oz'],
    ['⅛ oz', 3_500, '1/8 oz'],
    ['⅛', 3_500, '1/8 oz'],
    ['Eighth', 3_500, '1/8 oz'],
    ['huitième', 3_500, '1/8 oz'],
    ['Quarter', 7_000, '1/4 oz'],
    ['quart d’once', 7_000, '1/4 oz'],
    ['half ounce', 14_000, '1/2 oz'],
    ['demi-once', 14_000, '1/2 oz'],
    ['½ oz', 14_000, '1/2 oz'],
    ['Ounce', 28_000, '1 oz'],
    ['2 onces', 56_000, '2 oz'],
    ['1 1/2 oz', 42_000, '1 1/2 oz'],
    ['1½ oz', 42_000, '1 1/2 oz'],
    ['Half gram', 500, '1/2 g'],
    ['1 oz (28 g)', 28_000, '28 g'],
    ['3.5 g (jar)', 3_500, '3,5 g (pot)'],
    ['3,5 g pot', 3_500, '3,5 g (pot)'],
    ['355 mL can', 355_000, '355 mL (canette)'],
    ['50 mL', 50_000, '50 mL'],
    ['12 fl oz', 354_888, '12 oz liq.'],
    ['2,5 litres', 2_500_000, '2,5 L'],
    ['1 000 mg', 1000, '1000 mg'],
    ['5 seeds', 5000, '5 graines'],
    ['1 seed', 1000, '1 graine'],
    ['1 pack', null, '1 paquet'],
    ['5 pack', null, 'Paquet de 5'],
    ['paquet de 3', null, 'Paquet de 3'],
    ['each', null, 'À l’unité'],
    ['10 mg THC', null, '10 mg THC'],
    ['10 capsules', null, '10 capsules'],
    ['one of these', null, 'one of these']
  ])('of %s has the stated weight', (text, weightMilli, fr) => {
    const size = readSize(text)
    expect(size.reason).toBeUndefined()
    expect(size.weightMilli).toBe(weightMilli)
    expect(size.words.fr).toBe(fr)
  })

  test.each([
    ['0 g', /^is 0$/],
    ['3.5', /^can't be read: write it like 3\.5 g/],
    ['3.5 q', /^can't be read/],
    ['2-3 g', /^can't be read/],
    ['1/8', /^can't be read/],
    ['2/4 g', /can be a fraction or a number of pieces/],
    ['5/10 mg', /can be a fraction or a number of pieces/],
    ['1,000 mg', /^can be read in two ways/],
    ['3-pack (0.5 g)', /^can mean 3 of that weight or that weight for all 3/],
    ['1.5 g (3 pk)', /^can mean 3 of that weight/],
    ['3 x 0.5 g (1 g)', /^says two different weights/],
    ['9000 kg', /^has a weight that no package has$/]
  ])('of %s is refused in a sentence', (text, reason) => {
    const size = readSize(text)
    expect(size.weightMilli).toBeNull()
    expect(size.reason).toMatch(reason)
  })

  test('in milligrams is marked, since it may state the potency', () => {
    expect(readSize('10 mg')).toMatchObject({ weightMilli: 10, isMilligrams: true })
  })
})

const written = fc.record({
  count: fc.integer({ min: 1, max: 24 }),
  thousandths: fc.integer({ min: 500, max: 999_999 }),
  unit: fc.constantFrom(...units.filter(unit => unit.milligrams < 30_000)),
  sign: fc.constantFrom('.' as const, ',' as const),
  form: fc.constantFrom('C x A', 'A x C', 'C×A', 'C pack x A', 'paquet de C x A', 'A')
})

describe('sizes', () => {
  test('of any number, unit and form are read back to the same weight, as are the texts that are shown for them', () => {
    fc.assert(
      fc.property(written, fc.nat(), ({ count, thousandths, unit, sign, form }, at) => {
        const value = thousandths / 1000
        const name = unit.names[at % unit.names.length] ?? unit.en
        const amount = `${String(value).replace('.', sign)} ${name}`
        const times = form.includes('C') ? count : 1
        const size = readSize(form.replace('C', String(count)).replace('A', amount), sign)
        expect(size.weightMilli).toBe(Math.round(times * value * unit.milligrams))
        expect(readSize(size.words.en, '.')).toEqual(size)
        expect(readSize(size.words.fr, ',')).toEqual(size)
      })
    )
  })

  test('never have a weight without a unit or a word for one', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\d.,/ x()-]{1,12}$/), text => readSize(text).weightMilli === null))
  })
})
