import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from '../../src/server/import/categories.ts'
import { repair } from '../../src/server/import/read/repair.ts'
import { readPotency, readStock } from '../../src/server/import/values.ts'

describe('potency', () => {
  test.each([
    ['100mg', 100, 100, 'mg'],
    ['18%', 18, 18, '%'],
    ['78–84 %', 78, 84, '%'],
    ['22-26%', 22, 26, '%'],
    ['<1%', 0, 1, '%'],
    ['30 mg/mL', 30, 30, 'mg/mL'],
    ['720 MG/G', 720, 720, 'mg/g'],
    ['12.50mg', 12.5, 12.5, 'mg'],
    ['18,5 %', 18.5, 18.5, '%'],
    ['18,5 % à 22,5 %', 18.5, 22.5, '%'],
    ['1 260 mg THC', 1260, 1260, 'mg']
  ])('of %s is read', (text, min, max, unit) => {
    expect(readPotency(text)).toEqual({ min, max, unit })
  })

  test.each(['', 'about 18%', '18', '26-22%', '180%', '1,260mg', '-5%', 'high'])('of “%s” is not guessed', text => {
    expect(readPotency(text)).toBeUndefined()
  })
})

describe('stock', () => {
  test.each([
    ['38', 38],
    ['38.00', 38],
    ['38,0', 38],
    ['1,200', 1200],
    ['1 200', 1200]
  ])('of %s is read', (text, count) => {
    expect(readStock(text)).toBe(count)
  })

  test.each(['', 'many', '-1', '2.5', '1e3', '1,000'])('of “%s” is not guessed', text => {
    expect(readStock(text)).toBeUndefined()
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
    expect(normalise('Préroulés')).toBe('preroules')
  })
})
