import { describe, expect, test } from 'vitest'
import { terpeneKey, terpenesOf } from '../../../src/rules/menu/terpenes.ts'

const namesOf = (terpenes: unknown) => [...terpenesOf({ terpenes }).values()]

describe('the main terpenes of a product', () => {
  test('are named in the order of their shares', () => {
    expect([...terpenesOf({ terpenes: ['Myrcene', 'β-Caryophyllene'] })]).toEqual([
      ['myrcene', 'Myrcene'],
      ['β-caryophyllene', 'β-Caryophyllene']
    ])
  })

  test('are three at most, and each is named once', () => {
    const terpenes = ['Myrcene', 'Myrcène', 'Limonene', 'Pinene', 'Humulene']
    expect([...terpenesOf({ terpenes }).keys()]).toEqual(['myrcene', 'limonene', 'pinene'])
  })

  test.each([undefined, null, 'Myrcene', 7, {}, { name: 'Myrcene' }, [], [null, 7, '', '  ', ['Myrcene'], {}]])(
    'are none where the back end sends %j (SPEC C19)',
    sent => {
      expect(namesOf(sent)).toEqual([])
    }
  )

  test('are the names that can be read, if others can’t (SPEC C19)', () => {
    expect(namesOf([null, ' Myrcene ', 7, 'Limonene'])).toEqual(['Myrcene', 'Limonene'])
  })
})

test.each([
  ['Myrcene', 'Myrcène', 'myrcene'],
  ['Limonene', 'Limonène', 'limonene'],
  ['Caryophyllene', 'Caryophyllène', 'caryophyllene'],
  ['Pinene', 'Pinène', 'pinene'],
  ['Linalool', 'Linalol', 'linalol'],
  ['Terpineol', 'Terpinéol', 'terpineol'],
  ['Bisabolol', 'Bisabolol', 'bisabolol']
])('“%s” and “%s” are both “%s” in the address', (english, french, key) => {
  expect([terpeneKey(english), terpeneKey(french)]).toEqual([key, key])
})
