import { expect, test } from 'vitest'
import { gather } from '../../../src/server/jobs/gather.ts'

/** Doubles numbers, and records the batches; a `bad` number fails its whole batch. */
function doubling(...bad: number[]) {
  const rounds: number[][] = []
  const double = gather(async (numbers: readonly number[]) => {
    rounds.push([...numbers])
    if (numbers.some(number => bad.includes(number))) throw new Error('bad')
    return numbers.map(number => 2 * number)
  })
  return { rounds, double }
}

test('calls of one moment are batched, and each gets its own result', async () => {
  const { rounds, double } = doubling()
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  expect(await double(3)).toBe(6)
  expect(rounds).toEqual([[1, 2, 1], [3]])
})

test('one failing item does not block the others', async () => {
  const { double } = doubling(2)
  const results = await Promise.allSettled([double(1), double(2), double(3)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await double(4)).toBe(8)
})
