import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { setLocale } from '../../../src/stores/core/language.ts'
import { $lastSlug } from '../../../src/stores/location/location.ts'
import { $session, beginSession } from '../../../src/stores/session/session.ts'
import { $spinner, setSpinner } from '../../../src/stores/core/spinner.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { listCalls } from '../support/calls.ts'
import { keptCookies } from '../support/kept.ts'
import { type TestPlatform, testPlatform } from '../support/test-env.ts'
import { type Visit, visit } from '../support/visit.ts'

let outside: TestPlatform
let here: Visit
let isThere: (isLasting: boolean) => void
let paths: () => string[]

const open = (cookies = keptCookies()): void => {
  outside = testPlatform(cookies)
  outside.setOnline(false)
  outside.storage.open = () => new Promise<boolean>(done => (isThere = done))
  const { calls } = listCalls(outside)
  paths = () => calls.map(call => call.path)
  here = visit('http://127.0.0.1:9', { outside })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  here.end()
  vi.useRealTimers()
})

describe('rehydration is asynchronous (SPEC A4)', () => {
  test('nothing is requested until the saved state has loaded, and the visit then starts from it', async () => {
    open()
    await vi.advanceTimersByTimeAsync(4000)
    expect(paths()).toEqual([])
    expect($business.get().state).toBe('idle')
    isThere(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(paths()).toContain('/v1/business')
    expect($session.get()).toMatchObject({ loggedIn: true, token: 'alex-token', userDetails: { firstName: 'Alex' } })
    expect($visitorAge.get().verified).toBe(true)
    expect($lastSlug.get()).toBe('queen-west')
    expect(outside.warnings).toEqual([])
    expect($toasts.get()).toEqual([])
  })

  test('a kiosk visit cut off by a power cut is erased when the page is opened outside kiosk mode (SPEC C15, C23)', async () => {
    open(keptCookies({ withKiosk: true }))
    isThere(true)
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get()).toMatchObject({ loggedIn: false })
    expect($visitorAge.get().verified).toBe(false)
    expect([...outside.cookies.keys()].toSorted()).toEqual(['storefront.location', 'storefront.platform'])
    const left = [...outside.cookies.values()].join()
    for (const word of ['Alex', 'Moreau', 'alex-token', 'kept-cart', 'kept-order']) expect(left).not.toContain(word)
    expect($toasts.get()).toEqual([])
  })

  test.each([
    ['opened', 'open'],
    ['read', 'get']
  ] as const)(
    'a storage that blocks the page for 6 s when it is %s is reported, and kept as it is',
    async (_, name) => {
      const cookies = keptCookies()
      const before = [...cookies]
      outside = testPlatform(cookies)
      outside.setOnline(false)
      const call = outside.storage[name] as (key: string) => never
      outside.storage[name] = ((key: string) => {
        vi.setSystemTime(Date.now() + 6000)
        return call(key)
      }) as never
      here = visit('http://127.0.0.1:9', { outside })
      await vi.advanceTimersByTimeAsync(0)
      expect(outside.warnings).toEqual(['No saved state after 5000 ms.'])
      expect($session.get().loggedIn).toBe(false)
      expect([...cookies]).toEqual(before)
    }
  )

  test('an unmount before it is there begins nothing', async () => {
    open()
    here.end()
    isThere(true)
    await vi.advanceTimersByTimeAsync(6000)
    expect(paths()).toEqual([])
    expect(outside.writes).toEqual([])
  })

  test('a start doesn’t write back the restored state, so other tabs are not notified', async () => {
    open()
    isThere(true)
    await vi.advanceTimersByTimeAsync(0)
    // Only a stored social code is cleared at start.
    expect(outside.writes).toEqual(['storefront.social'])
  })
})

describe('rehydration has a 5000 ms time-out, and reports it when it is passed (SPEC A4, A7)', () => {
  test('at 4999 ms it is still pending, at 5000 ms the developer and the shopper are notified', async () => {
    open()
    await vi.advanceTimersByTimeAsync(4999)
    expect([outside.warnings, $toasts.get(), paths()]).toEqual([[], [], []])
    await vi.advanceTimersByTimeAsync(1)
    expect(outside.warnings).toEqual([expect.stringContaining('5000 ms')])
    expect($toasts.get()).toMatchObject([{ key: 'shell.forgetful', tone: 'warn' }])
    expect(paths()).toContain('/v1/business')
  })

  test('the visit then starts with defaults, with a platform id of its own', async () => {
    open()
    await vi.advanceTimersByTimeAsync(5000)
    expect($session.get()).toMatchObject({ loggedIn: false, platformId: expect.stringMatching(/^[\da-f]{32}$/) })
    expect($session.get().platformId).not.toBe('0123456789abcdef0123456789abcdef')
    expect($visitorAge.get().verified).toBe(false)
    expect($lastSlug.get()).toBeUndefined()
  })

  test('and nothing that was kept is overwritten, whatever the shopper does, also when it comes in late', async () => {
    open()
    const before = new Map(outside.cookies)
    await vi.advanceTimersByTimeAsync(5000)
    isThere(true)
    await vi.advanceTimersByTimeAsync(0)
    confirmAge()
    await setLocale('fr-CA')
    const userDetails = { token: 't', firstName: '', lastName: '', email: '', phone: '', dob: null }
    const told = { emailNotification: false, smsNotification: false, marketing: false }
    beginSession({
      token: 't',
      userDetails: { ...userDetails, ...told },
      userLoyaltyDetails: { points: 0, badges: [], tiers: [] }
    })
    expect(outside.cookies).toEqual(before)
    expect(outside.writes).toEqual([])
    expect($locale.get()).toBe('fr-CA')
  })

  test('an immediate response cancels the time-out', async () => {
    open()
    isThere(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(outside.warnings).toEqual([])
  })
})

describe('at start', () => {
  test('first visit: a platform id is created and stored in a cookie (SPEC A4)', async () => {
    open(new Map())
    isThere(true)
    await vi.advanceTimersByTimeAsync(0)
    const { platformId } = $session.get()
    expect(platformId).toMatch(/^[\da-f]{32}$/)
    expect([...outside.cookies]).toEqual([['storefront.platform', JSON.stringify({ v: 1, d: platformId })]])
  })

  test.each(['storefront.user', 'storefront.session'])(
    'logged in means a token in the user details: without the cookie %s both are cleared, without a toast (SPEC A1)',
    async missing => {
      const cookies = keptCookies()
      cookies.delete(missing)
      open(cookies)
      isThere(true)
      await vi.advanceTimersByTimeAsync(0)
      expect($session.get()).toMatchObject({ loggedIn: false, token: undefined, userDetails: undefined })
      expect([cookies.has('storefront.user'), cookies.has('storefront.session')]).toEqual([false, false])
      expect($lastSlug.get()).toBe('queen-west')
      expect($toasts.get()).toEqual([])
    }
  )

  test('a user whose token is empty is signed out whole', async () => {
    const cookies = keptCookies()
    cookies.set('storefront.user', (cookies.get('storefront.user') ?? '').replace('alex-token', ''))
    open(cookies)
    isThere(true)
    await vi.advanceTimersByTimeAsync(0)
    expect($session.get().loggedIn).toBe(false)
    expect(cookies.has('storefront.session')).toBe(false)
  })

  test('the spinner is off (SPEC A4), however the storefront before this one left it', () => {
    setSpinner(true)
    open()
    expect($spinner.get()).toEqual({ show: false })
  })

  test('without cookies the shopper is informed once, and the visit goes on', async () => {
    open(new Map())
    isThere(false)
    await vi.advanceTimersByTimeAsync(0)
    expect($toasts.get()).toMatchObject([{ key: 'shell.forgetful' }])
    expect(outside.warnings).toEqual([])
    expect(paths()).toContain('/v1/business')
  })
})
