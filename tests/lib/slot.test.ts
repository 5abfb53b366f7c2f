import { computed } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { slot } from '../../src/lib/slot.ts'

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
