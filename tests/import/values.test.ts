import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from '../../demo/import/categories.ts'
import { repair } from '../../demo/import/read/repair.ts'
import { readSize } from '../../demo/import/size.ts'
import { readPotency, readPrice, readStock } from '../../demo/import/values.ts'

describe('potency', () => {
  test.each([
    ['100mg', 100, 100, 'mg'],
    ['1,260mg', 1260, 1260, 'mg'],
    ['18%', 18, 18, '%'],
    ['78–84 %', 78, 84, '%'],
    ['22-26%', 22, 26, '%'],
    ['<1%', 0, 1, '%'],
    ['30 mg/mL', 30, 30, 'mg/mL'],
    ['720 MG/G', 720, 720, 'mg/g'],
    ['12.50mg', 12.5, 12.5, 'mg']
  ])('of %s is read', (text, min, max, unit) => {
    expect(readPotency(text)).toEqual({ min, max, unit })
  })

  test.each(['', 'about 18%', '18', '26-22%', '180%', '1,26mg', '-5%', 'high'])('of “%s” is not guessed', text => {
    expect(readPotency(text)).toBeUndefined()
  })
})

describe('price and stock', () => {
  test('are read as cents and whole units', () => {
    expect(readPrice('36.50')).toBe(3650)
    expect(readPrice('$1,038.50')).toBe(103850)
    expect(readPrice('0')).toBe(0)
    expect(readStock('38')).toBe(38)
  })

  test('are not guessed', () => {
    for (const text of ['', 'ask', '-3', '3.999', '3,50', '1e3', 'Infinity']) expect(readPrice(text)).toBeUndefined()
    for (const text of ['', 'many', '-1', '2.5', '1e3']) expect(readStock(text)).toBeUndefined()
  })

  test('give back every price that was written with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), cents => readPrice((cents / 100).toFixed(2)) === cents)
    )
  })
})

describe('a size', () => {
  test.each([
    ['0.5 g', 500, '0,5 g'],
    ['28 g', 28_000, '28 g'],
    ['3 x 0.5 g', 1500, '3 x 0,5 g'],
    ['50 mL', 50_000, '50 mL'],
    ['5 seeds', 5000, '5 graines'],
    ['1 pack', null, '1 paquet'],
    ['5 pack', null, 'Paquet de 5'],
    ['each', null, 'À l’unité'],
    ['one of these', null, 'one of these'],
    ['0 g', null, '0 g']
  ])('of %s has the stated weight', (text, weightMilli, fr) => {
    const size = readSize(text)
    expect(size.weightMilli).toBe(weightMilli)
    expect(size.words.fr).toBe(fr)
  })
})

describe('characters', () => {
  test.each([
    ['Bubbaâ€™s', 'Bubba’s'],
    ['grÃ¶n', 'grön'],
    ['TreÃ³metry', 'Treómetry'],
    ['G-Cupâ„¢', 'G-Cup™'],
    ['â€œBlissâ€\u009D', '“Bliss”']
  ])('%s are put right', (spoilt, right) => {
    expect(repair(spoilt)).toEqual({ text: right, state: 'repaired' })
  })

  test.each(['Café', 'Crème brûlée', 'naïve', 'plain', '“quoted”', 'São', 'Ünknown', '日本'])(
    '%s are left alone, for nothing is wrong with them',
    text => {
      expect(repair(text)).toEqual({ text, state: 'clean' })
    }
  )

  test.each(['Tâ€Hydro', 'Bubbaâ€™s Café', 'Caf\uFFFD'])('%s are left and called stray when it isn’t sure', text => {
    expect(repair(text)).toEqual({ text, state: 'stray' })
  })

  test('spoilt in this way are put right whatever they were', () => {
    const windows = new TextDecoder('windows-1252')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text => {
        fc.pre(/\P{ASCII}/u.test(text))
        const spoilt = windows.decode(new TextEncoder().encode(text))
        const once = repair(spoilt)
        return once.state !== 'repaired' || once.text === text
      })
    )
  })
})

describe('a category', () => {
  test('is looked up whatever its case, commas and arrows', () => {
    expect(normalise('Concentrate,Wax,')).toBe('concentrate > wax')
    expect(normalise(' Concentrate  > WAX ')).toBe('concentrate > wax')
    expect(normalise(',')).toBe('')
  })
})
