import { expect, test, vi } from 'vitest'
import { createSemaphore, Overloaded } from '../../../src/server/db/connection/semaphore.ts'

test('a semaphore runs a few tasks concurrently, queues others, and rejects those that it can’t serve', async () => {
  const turns = createSemaphore({ most: 2, mostWaiting: 2, patience: 60_000 })
  const disposers: (() => void)[] = []
  const started: number[] = []
  const begin = (id: number) =>
    turns.run(async () => {
      started.push(id)
      await new Promise<void>(done => disposers.push(done))
      return id
    })
  const running = [1, 2, 3, 4].map(begin)
  await expect(begin(5)).rejects.toThrow(Overloaded)
  expect(started).toEqual([1, 2])
  for (const next of [3, 4]) {
    disposers.shift()?.()
    await vi.waitFor(() => expect(started).toContain(next))
  }
  for (const dispose of disposers) dispose()
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4])
  const impatient = createSemaphore({ most: 1, mostWaiting: 9, patience: 1 })
  let release = () => {}
  const held = impatient.run(() => new Promise<void>(done => (release = done)))
  await expect(impatient.run(async () => 1)).rejects.toThrow(Overloaded)
  release()
  await held
  expect(await impatient.run(async () => 1)).toBe(1)
})
