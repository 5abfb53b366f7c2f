import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserProviders } from '../../../src/embed/browser/provider-window.ts'
import type { ProviderAnswer } from '../../../src/platform/platform.ts'
import { PROVIDER_MARK } from '../../../src/platform/provider-names.ts'

const opened = { closed: false, close() {}, location: { replace() {} } }
let answers: (ProviderAnswer | undefined)[]
let end: () => void

const answer = (data: object, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data: { type: PROVIDER_MARK, ...data } }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  opened.closed = false
  answers = []
  end = browserProviders.openWindow()!.onAnswer(given => answers.push(given))
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an answer that arrives after its window was seen closed counts', () => {
  opened.closed = true
  vi.advanceTimersByTime(500)
  answer({ state: 's1', code: 'c1' })
  vi.advanceTimersByTime(5000)
  expect(answers).toEqual([{ state: 's1', code: 'c1' }])
})

test('a window that closes without an answer is reported once, within a second', () => {
  vi.advanceTimersByTime(60_000)
  expect(answers).toEqual([])
  opened.closed = true
  vi.advanceTimersByTime(1000)
  expect(answers).toEqual([undefined])
  vi.advanceTimersByTime(5000)
  answer({ state: 's1' })
  expect(answers).toEqual([undefined])
})

test('messages of other origins and other kinds are no answers', () => {
  answer({ state: 's1', code: 'c1' }, 'https://other.example')
  answer({ type: 'other', state: 's1' })
  answer({ code: 'c1' })
  expect(answers).toEqual([])
  answer({ state: 's2', code: 7 })
  expect(answers).toEqual([{ state: 's2' }])
})
