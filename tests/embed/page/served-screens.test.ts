import { expect, test } from 'vitest'
import type { FirstScreen } from '../../../src/contract/store/first-screen.ts'
import { servedScreen, takeServed } from '../../../src/loader/served-screens.ts'

const screen = (html: string, minAge: number): FirstScreen => ({
  html,
  minAge,
  style: '',
  build: 'app-1',
  products: 0,
  of: '"1"'
})

const code = { showFirst: () => Promise.reject(new Error('Not shown here.')) as never }
const served = { location: 'queen-west', language: 'en', screens: [screen('menu', 19), screen('gate', 0)] }

test.each([
  ['a new visitor', 'queen-west', 'en-CA', 0, 'gate'],
  ['one who is too young here', 'queen-west', 'en-CA', 18, 'gate'],
  ['one of age', 'queen-west', 'en-CA', 19, 'menu'],
  ['one who has confirmed more', 'queen-west', 'en-CA', 21, 'menu'],
  ['a visitor of another store', 'kensington', 'en-CA', 19, undefined],
  ['a visitor in another language', 'queen-west', 'fr-CA', 19, undefined],
  ['a visitor in a language whose tag begins the same', 'queen-west', 'enm', 19, undefined]
])('of the screens that came with the loader, %s gets the right one', (_, slug, locale, age, expected) => {
  takeServed(served, code)
  expect(servedScreen(slug, locale, age)?.html).toBe(expected)
})

test.each([0, 19])('without an age gate, a visitor of %i gets the menu', age => {
  takeServed({ ...served, screens: [screen('menu', 0)] }, code)
  expect(servedScreen('queen-west', 'en-CA', age)?.html).toBe('menu')
})

test('a page that mounts again later gets none of them, whose prices are old by then', () => {
  takeServed(served, code)
  servedScreen('queen-west', 'en-CA', 19)
  expect(servedScreen('queen-west', 'en-CA', 19)).toBeUndefined()
})
