import { afterEach, expect, test, vi } from 'vitest'
import { isolateKeyboard } from '../../../src/embed/host/isolate-keyboard.ts'
import { kioskPage } from '../../../src/embed/host/kiosk-page.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.innerHTML = ''
})

/** Makes a storefront with a field, whose keys are counted in it and on the page. */
function makeShop() {
  const root = document.body.appendChild(document.createElement('div'))
  const field = root.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'))
  const [inField, onPage] = [vi.fn<() => void>(), vi.fn<() => void>()]
  field.addEventListener('keydown', inField)
  document.body.addEventListener('keydown', onPage)
  ends.push(() => document.body.removeEventListener('keydown', onPage), isolateKeyboard(root))
  const press = (init: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }))
  return { root, field, inField, onPage, press }
}

test('a key reaches the storefront’s own handlers, and not the page’s', () => {
  const { inField, onPage, press } = makeShop()
  press({ key: 'Enter' })
  expect([inField.mock.calls.length, onPage.mock.calls.length]).toEqual([1, 0])
})

test.each<[string, KeyboardEventInit]>([
  ['Enter while a word is composed', { key: 'Enter', isComposing: true }],
  ['ArrowDown among the words that are offered', { key: 'ArrowDown', isComposing: true }],
  ['Escape that takes a word back', { key: 'Escape', isComposing: true }],
  ['Safari’s Enter at the end of a word', { key: 'Enter', keyCode: 229 }]
])('%s is the input method’s alone (SPEC C24)', (_, init) => {
  const { inField, onPage, press } = makeShop()
  // Nothing keeps it from the input method.
  expect(press(init)).toBe(true)
  expect([inField.mock.calls.length, onPage.mock.calls.length]).toEqual([0, 0])
})

test.each([
  ['a key', new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true })],
  [
    'a key of an input method',
    new KeyboardEvent('keydown', { key: 'a', isComposing: true, bubbles: true, composed: true })
  ],
  ['dictated text', new Event('input', { bubbles: true, composed: true })],
  ['text before it is there', new Event('beforeinput', { bubbles: true, composed: true })],
  ['a touch', new Event('pointerdown', { bubbles: true, composed: true })]
])('%s in a field counts as a touch of the kiosk (SPEC C15)', (_, event) => {
  const { root, field } = makeShop()
  const onTouch = vi.fn<() => void>()
  ends.push(kioskPage(root).takeOver(onTouch))
  field.dispatchEvent(event)
  expect(onTouch).toHaveBeenCalledTimes(1)
})
