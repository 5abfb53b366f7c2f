import { expect, test } from 'vitest'
import { shouldYield } from '../../src/lib/chunked-task.ts'

test('a long task yields regularly, after some steps and not after each', () => {
  const steps = Array.from({ length: 1000 }, (_, step) => step).filter(shouldYield)
  const gaps = new Set(steps.slice(1).map((step, index) => step - (steps[index] ?? 0)))
  expect(steps[0]).toBe([...gaps][0]! - 1)
  expect(gaps.size).toBe(1)
  expect([...gaps][0]).toBeGreaterThan(16)
  expect(steps.length).toBeGreaterThan(4)
})
