import { computed } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { slot, whenFilled } from '../../src/lib/slot.ts'

test('a slot is empty until it is filled, and then notifies its users', () => {
  const $greet = slot<(name: string) => string>()
  const $greeting = computed($greet, greet => greet?.('Maya') ?? 'nothing')
  const hear = vi.fn<(greeting: string) => void>()
  $greeting.listen(hear)
  expect($greet.get()).toBeUndefined()
  $greet.fill(name => `Hello ${name}`)
  expect($greet.get()?.('Noor')).toBe('Hello Noor')
  expect(hear.mock.calls.map(([greeting]) => greeting)).toEqual(['Hello Maya'])
})

test('code that is waited for comes when its slot is filled, and the slot says until then that someone waits', async () => {
  const $greet = slot<() => string>()
  expect($greet.$isAwaited.get()).toBe(false)
  const greet = whenFilled($greet)
  expect($greet.$isAwaited.get()).toBe(true)
  $greet.fill(() => 'Hello')
  expect($greet.$isAwaited.get()).toBe(false)
  expect((await greet)()).toBe('Hello')
  // A later fill finds no listener left.
  expect($greet.lc).toBe(0)
})

test('code that is there already comes without a wait', async () => {
  const $greet = slot<() => string>()
  $greet.fill(() => 'Hello')
  const greet = whenFilled($greet)
  expect($greet.$isAwaited.get()).toBe(false)
  expect((await greet)()).toBe('Hello')
  await Promise.resolve()
  expect($greet.lc).toBe(0)
})
