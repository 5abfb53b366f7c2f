import { reset } from '../../../src/client/reset.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPlatform } from '../../../src/platform/platform.ts'
import {
  $toasts,
  dismissToast,
  holdToasts,
  releaseToasts,
  showSentence,
  showToast
} from '../../../src/client/toasts.ts'
import { testPlatform } from '../support/test-env.ts'
import { inWords } from '../support/in-words.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setPlatform(testPlatform())
  // As what draws them does.
  releaseToasts()
})
afterEach(() => {
  reset('all')
  setPlatform(undefined)
  vi.useRealTimers()
})

const shown = () => $toasts.get().map(toast => ('key' in toast ? toast.key : inWords(toast)))
const show = (...texts: string[]) => {
  for (const text of texts) showSentence({ text })
}

describe('toasts: 3000 ms, at most 3 at a time (SPEC A2, A7)', () => {
  test('a toast is there for 3000 ms and not a millisecond less', () => {
    show('a')
    vi.advanceTimersByTime(2999)
    expect(shown()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('one with a way back is there for 5000 ms', () => {
    showSentence({ text: 'a' }, 'ok', { undo() {} })
    vi.advanceTimersByTime(4999)
    expect(shown()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('each has its own 3000 ms', () => {
    show('a')
    vi.advanceTimersByTime(2000)
    show('b')
    vi.advanceTimersByTime(1000)
    expect(shown()).toEqual(['b'])
    vi.advanceTimersByTime(2000)
    expect(shown()).toEqual([])
  })

  test('of four the oldest goes', () => {
    show('a', 'b', 'c')
    expect(shown()).toEqual(['a', 'b', 'c'])
    show('d')
    expect(shown()).toEqual(['b', 'c', 'd'])
    show('e', 'f', 'g')
    expect(shown()).toEqual(['e', 'f', 'g'])
    expect(vi.getTimerCount()).toBe(3)
  })

  test('each can be closed, and closing one leaves the others their time', () => {
    show('a', 'b')
    const [first] = $toasts.get()
    vi.advanceTimersByTime(1000)
    dismissToast(first?.id ?? 0)
    expect(shown()).toEqual(['b'])
    vi.advanceTimersByTime(1999)
    expect(shown()).toEqual(['b'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('under a pointer or the focus they stay, and go 3000 ms after it has left', () => {
    show('a')
    vi.advanceTimersByTime(2999)
    holdToasts()
    show('b')
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['a', 'b'])
    releaseToasts()
    vi.advanceTimersByTime(2999)
    expect(shown()).toEqual(['a', 'b'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('a fourth one takes the oldest away while they are held too', () => {
    holdToasts()
    show('a', 'b', 'c', 'd')
    expect(shown()).toEqual(['b', 'c', 'd'])
  })

  test('when the last one is closed under the pointer, later ones go by themselves again', () => {
    show('a')
    holdToasts()
    dismissToast($toasts.get()[0]?.id ?? 0)
    show('b')
    vi.advanceTimersByTime(3000)
    expect(shown()).toEqual([])
  })

  test('those that are shown before they can be drawn wait, and then have their 3000 ms', () => {
    reset('all')
    show('a')
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['a'])
    releaseToasts()
    vi.advanceTimersByTime(2999)
    expect(shown()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('releasing toasts that are not held gives none of them more time', () => {
    show('a')
    vi.advanceTimersByTime(2000)
    releaseToasts()
    vi.advanceTimersByTime(1000)
    expect(shown()).toEqual([])
  })

  test('one of our messages is kept by its name, so that it follows the language', () => {
    showToast('session.welcome', 'ok', { name: 'Alex' })
    expect($toasts.get()).toMatchObject([{ key: 'session.welcome', params: { name: 'Alex' }, tone: 'ok' }])
  })

  test('no timer outlives the toasts', () => {
    show('a', 'b')
    reset('all')
    expect([shown(), vi.getTimerCount()]).toEqual([[], 0])
  })
})
