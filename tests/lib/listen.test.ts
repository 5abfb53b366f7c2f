import { expect, test, vi } from 'vitest'
import { leaveToInputMethod } from '../../src/lib/input-method.ts'
import { listen } from '../../src/lib/listen.ts'

test('a listener hears each of its events, and none after its end', () => {
  const target = new EventTarget()
  const hear = vi.fn<(event: Event) => void>()
  const end = listen(target, ['focus', 'blur'], hear)
  for (const name of ['focus', 'click', 'blur']) target.dispatchEvent(new Event(name))
  expect(hear.mock.calls.map(([event]) => event.type)).toEqual(['focus', 'blur'])
  end()
  for (const name of ['focus', 'blur']) target.dispatchEvent(new Event(name))
  expect(hear).toHaveBeenCalledTimes(2)
})

test.each([
  [false, undefined],
  [true, true]
])('a listener is added and removed for the same phase: capture %s', (expected, isCapture) => {
  const target = new EventTarget()
  const [add, remove] = [vi.spyOn(target, 'addEventListener'), vi.spyOn(target, 'removeEventListener')]
  const hear = () => {}
  listen(target, ['keydown'], hear, isCapture)()
  expect(add.mock.calls).toEqual([['keydown', hear, expected]])
  expect(remove.mock.calls).toEqual([['keydown', hear, expected]])
})

test.each([
  ['a key while a word is composed', { isComposing: true, keyCode: 13 }, true],
  ['the last key of a word in Safari', { isComposing: false, keyCode: 229 }, true],
  ['both', { isComposing: true, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false]
])('%s is left to the input method', (_what, key, isLeft) => {
  const target = new EventTarget()
  const add = vi.spyOn(target, 'addEventListener')
  const end = leaveToInputMethod(target)
  expect(add.mock.calls[0]?.slice(0, 3)).toEqual(['keydown', expect.any(Function), true])
  const event = Object.assign(new Event('keydown'), key)
  const stop = vi.spyOn(event, 'stopPropagation')
  target.dispatchEvent(event)
  expect(stop).toHaveBeenCalledTimes(isLeft ? 1 : 0)
  const remove = vi.spyOn(target, 'removeEventListener')
  end()
  expect(remove.mock.calls).toEqual([add.mock.calls[0]])
})
