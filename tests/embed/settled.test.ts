import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSettled } from '../../src/embed/mount/settled.ts'
import type { Platform } from '../../src/platform/platform.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A root that only has attributes, and a platform whose requests are answered when told. */
function open() {
  const attributes = new Set<string>()
  const root = {
    toggleAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name)
  } as unknown as HTMLElement
  let answer: (response: Response) => void = () => {}
  const outside = {
    http: () => new Promise<Response>(done => (answer = done)),
    loadPart: <Code>(_: string, load: () => Promise<Code>) => load(),
    loadMessages: () => Promise.resolve({}),
    clock: {
      now: () => Date.now(),
      after(ms: number, run: () => void) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      }
    }
  } as unknown as Platform
  const settling = markSettled(root, outside)
  return { outside, settling, answer: () => answer(new Response()), isSettled: () => attributes.has('data-settled') }
}

const wait = (ms = 100) => vi.advanceTimersByTimeAsync(ms)

test('nothing is settled before the app is drawn', async () => {
  const { settling, isSettled } = open()
  await wait()
  expect(isSettled()).toBe(false)
  settling.drawn()
  await wait()
  expect(isSettled()).toBe(true)
})

test('a request unsettles until it is answered', async () => {
  const { outside, settling, answer, isSettled } = open()
  settling.drawn()
  await wait()
  void outside.http('/v1/business', {})
  expect(isSettled()).toBe(false)
  await wait(60_000)
  expect(isSettled()).toBe(false)
  answer()
  await wait()
  expect(isSettled()).toBe(true)
})

test('a debounce unsettles until it has run or is cancelled, and a poll does not', async () => {
  const { outside, settling, isSettled } = open()
  settling.drawn()
  outside.clock.after(10_000, () => {})
  await wait()
  expect(isSettled()).toBe(true)
  outside.clock.after(150, () => {})
  expect(isSettled()).toBe(false)
  await wait(250)
  expect(isSettled()).toBe(true)
  const cancel = outside.clock.after(150, () => {})
  expect(isSettled()).toBe(false)
  cancel()
  cancel()
  await wait()
  expect(isSettled()).toBe(true)
})

test('a request that is answered after the unmount leaves no timer', async () => {
  const { outside, settling, answer } = open()
  settling.drawn()
  await wait()
  void outside.http('/v1/business', {})
  settling.end()
  answer()
  await wait(0)
  expect(vi.getTimerCount()).toBe(0)
})
