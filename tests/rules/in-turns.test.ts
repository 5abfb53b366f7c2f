import { expect, test } from 'vitest'
import { inTurns } from '../../src/server/pictures/fetch/in-turns.ts'

/** Starts work that ends when it is said to. */
function begin(addresses: string[]) {
  const running = new Map<string, () => void>()
  const all = inTurns(addresses, async address => {
    await new Promise<void>(done => running.set(address, done))
    running.delete(address)
  })
  const end = async (address: string) => {
    running.get(address)?.()
    await new Promise(setImmediate)
  }
  return { all, end, running: () => [...running.keys()].toSorted() }
}

test('two pictures of a server are fetched at the same time, and four of all', async () => {
  const [a1, a2, a3] = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'] as const
  const [b1, c1, d1] = ['https://b.example/1', 'https://c.example/1', 'https://d.example/1'] as const
  const { all, end, running } = begin([a1, a2, a3, b1, c1, d1])
  expect(running()).toEqual([a1, a2, b1, c1])
  await end(b1)
  expect(running()).toEqual([a1, a2, c1, d1])
  await end(a1)
  expect(running()).toEqual([a2, a3, c1, d1])
  for (const address of [a2, a3, c1, d1]) await end(address)
  await all
  await inTurns([], () => Promise.reject(new Error('There is no work.')))
})

test('a failure of the work ends it', async () => {
  await expect(inTurns(['https://a.example'], () => Promise.reject(new Error('full')))).rejects.toThrow('full')
})
