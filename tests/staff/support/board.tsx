import { useEffect } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { $refusalWords } from '../../../src/client/async-state.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { platform, setPlatform } from '../../../src/platform/platform.ts'
import { App } from '../../../src/staff/app.tsx'
import { connect } from '../../../src/staff/connect.ts'
import { $token } from '../../../src/staff/data/token.ts'
import type { Tab } from '../../../src/staff/open-dialog.ts'
import { speak } from '../../../src/staff/staff-words.ts'
import { refusalWords } from '../../../src/stores/core/error-details.ts'
import { render, type Rendered, unmountAll } from '../../screens/support/render.tsx'
import { boardClock } from './clock.ts'
import { resetStaff } from './reset.ts'
import { NOW } from './samples.ts'
import { fakeShop } from './shop.ts'
import { fakeSound } from './sound.ts'
import { fakeStreams, stream } from './stream.ts'

/** The shop behind the board, with its API; a new one for each test. */
export type StaffShop = ReturnType<typeof fakeShop>

/**
 * Runs each test on a Saturday at 5:20 pm, before a board that nobody is signed in to. The clock and what runs at intervals
 * go on with `vi.advanceTimersByTime` alone.
 */
export function withStaffShop(): { readonly shop: StaffShop['shop']; readonly api: StaffShop } {
  let current = fakeShop()
  beforeEach(() => {
    const title = document.title
    drawn.count = 0
    current = fakeShop()
    current.install()
    fakeStreams()
    fakeSound()
    vi.stubGlobal('print', vi.fn())
    vi.useFakeTimers({ now: NOW, toFake: [...intervals] })
    connect()
    // The files of a worker share their modules: other screens have brought the shop's sentences.
    $refusalWords.fill(({ message }) => ({ text: message }))
    setPlatform({ ...platform(), clock: boardClock })
    resetStaff()
    return () => {
      document.title = title
      // An element with the title stays behind.
      if (title === '') document.querySelector('title')?.remove()
    }
  })
  afterEach(async () => {
    current.letGo()
    unmountAll()
    // Effects are cleaned up after the next frame: until then the board polls.
    await vi.waitFor(() => expect(drawn.count).toBe(0))
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
    // What was held arrives at this board, not at the next one.
    await new Promise(done => setTimeout(done))
    resetStaff()
    $refusalWords.fill(refusalWords)
    setPlatform(undefined)
    vi.unstubAllGlobals()
    expect(current.unanswered).toEqual([])
  })
  return {
    get shop() {
      return current.shop
    },
    get api() {
      return current
    }
  }
}

const intervals = ['Date', 'setInterval', 'clearInterval'] as const

/** Stops timeouts too, before the board is opened: they go on with `vi.advanceTimersByTime`, and while a test waits. */
export const stopTimeouts = (): void =>
  void vi.useFakeTimers({ now: NOW, toFake: [...intervals, 'setTimeout', 'clearTimeout'] })

/** The boards whose effects are not cleaned up yet. */
const drawn = { count: 0 }

function CountedApp() {
  useEffect(() => {
    drawn.count++
    return () => void drawn.count--
  }, [])
  return <App />
}

/** Draws the board as its page does, in a language. */
export function drawBoard(locale: Locale = 'en-CA'): Rendered {
  speak(locale)
  return render(<CountedApp />)
}

/** Opens the board as somebody whose token this tab has, and waits for a section of it. */
export async function openBoard({ locale, tab = 'orders' }: { locale?: Locale; tab?: Tab } = {}): Promise<Rendered> {
  $token.set('staff')
  const page = drawBoard(locale)
  await vi.waitFor(() => page.get('[data-column=placed]'))
  await vi.waitFor(() => stream())
  if (tab === 'orders') return page
  page.get(`#tab-${tab}`).click()
  await vi.waitFor(() => expect(page.get('#panel').getAttribute('aria-labelledby')).toBe(`tab-${tab}`))
  return page
}
