import fc from 'fast-check'
import { atom } from 'nanostores'
import { text } from '../../../src/contract/first/readers.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reset } from '../../../src/client/reset.ts'
import { setPlatform } from '../../../src/platform/platform.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $kiosk, kioskSlice } from '../../../src/stores/kiosk/kiosk.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { beginVisit } from '../../../src/stores/kiosk/visit.ts'
import { $kioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { $cartIds, $userAddress } from '../../../src/stores/location/location.ts'
import { keepSlice, sliceOf } from '../../../src/stores/core/persistence.ts'
import { openPopup } from '../../../src/stores/core/popup.ts'
import { rehydrate } from '../../../src/app/rehydrate.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $social } from '../../../src/stores/session/social-session.ts'
import { setSpinner } from '../../../src/stores/core/spinner.ts'
import { showToast } from '../../../src/client/toasts.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { kept } from '../support/kept.ts'
import { openKiosks } from '../support/kiosk/kiosk-shop.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { type TestPlatform, testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until, visit } from '../support/visit.ts'

const names = Object.keys(kept)

describe('only the visitor age, auth, location, social and kiosk slices are saved, under a fixed storage key (SPEC A4)', () => {
  const shop = openKiosks()

  /** Does whatever leaves a trace, up to the order. */
  async function beginOrder(): Promise<void> {
    await signIn(shop.server.url)
    confirmAge()
    $social.set({ facebook: {}, google: { code: 'c', actionType: 'sign-in', actionFrom: '#/user' } })
    openPopup({ key: 'cart-full', data: { limit: 30, exceedValue: 26 } })
    showToast('session.out')
    setSpinner(true)
    await addLine(plenty().id)
  }

  const keptNames = (outside: TestPlatform) => [...outside.cookies.keys()].toSorted()
  const keysOf = (slices: string[]) => slices.map(name => `storefront.${name}`).toSorted()
  /** Returns what is stored outside of the cache, whose entries are the API's replies, without ids, which are random and may hold any digits. */
  const textsOf = (outside: TestPlatform) =>
    [...outside.cookies.values(), outside.tabKept, outside.remembered].join().replace(/[0-9a-f]{32}/g, '')
  const cached = /^(business\/en-CA|menu\/queen-west\/en-CA\/\d+|order-under-way)$/

  test('auth with the ids of platform and user, after a whole visit to a kiosk with sign-in and order', async () => {
    const { outside, tablet } = await shop.turnOnRegistered()
    beginVisit()
    await beginOrder()
    const { name } = plenty().product
    kioskForm.type('first_name', 'Alexandra')
    expect(await placeAtKiosk()).toBe(true)
    const code = $kioskOrder.get()?.order?.pickupCode ?? ''
    expect(keptNames(outside)).toEqual(keysOf(names))
    for (const word of [name, code, '2026', 'exceedValue', 'session.out']) expect(textsOf(outside)).not.toContain(word)
    const { tab, orders, device } = tablet()
    expect([tab, orders, outside.remembered]).toEqual([undefined, undefined, undefined])
    expect(Object.keys(JSON.parse(device ?? '')).toSorted()).toEqual(['counter', 'keyboard', 'prints', 'registered'])
    expect([...outside.cached.keys()].filter(key => !cached.test(key))).toEqual([])
  })

  test('and nothing else of a whole visit on the web, apart from the cache and a checkout in progress (SPEC C23)', async () => {
    shop.visit({ hash: '#/queen-west' })
    const { outside } = shop.here
    await shopIsOpen()
    await beginOrder()
    await fillIn()
    checkoutForm.type('notes', 'Ring twice')
    await vi.waitFor(() => expect(outside.tabKept).toContain('Ring twice'))
    expect(outside.tabKept).not.toMatch(/Élise|Tremblay|416|"elise/)
    expect(await placeOrder()).toBeTruthy()
    expect(keptNames(outside)).toEqual(keysOf(names.filter(name => name !== 'kiosk')))
    expect([outside.tabKept, outside.remembered]).toEqual([undefined, undefined])
    expect([...outside.cached.keys()].filter(key => !cached.test(key))).toEqual([])
  })

  test('and a visitor who does nothing leaves but the platform id', async () => {
    shop.visit({ hash: '#/' })
    await until($business, load => load.state === 'ready')
    const { outside } = shop.here
    expect([...outside.cookies.keys()]).toEqual(['storefront.platform'])
    expect([outside.tabKept, outside.remembered, ...outside.cached.keys()]).toEqual([
      undefined,
      undefined,
      'business/en-CA'
    ])
  })
})

/** Returns the state of each slice's stores. */
const held = (): Record<string, unknown> => {
  const { platformId, loggedIn, token, userDetails, userLoyaltyDetails } = $session.get()
  return {
    platform: platformId,
    user: userDetails,
    session: loggedIn && { loggedIn, token, userLoyaltyDetails: { points: userLoyaltyDetails?.points } },
    location: $cartIds.get()['queen-west'],
    visitorAge: $visitorAge.get().detail,
    social: $social.get(),
    kiosk: $kiosk.get()
  }
}

/** Restores persisted state, like a start. */
async function recall(texts: Record<string, string>): Promise<TestPlatform> {
  const outside = testPlatform(new Map(Object.entries(texts).map(([name, text]) => [`storefront.${name}`, text])))
  setPlatform(outside)
  const endSlices = await rehydrate()
  // The part of the kiosk restores its own.
  const endKiosk = keepSlice(kioskSlice)
  end = () => {
    endKiosk()
    endSlices()
  }
  return outside
}

let end = () => {}
const texts = Object.fromEntries(names.map(name => [name, JSON.stringify({ v: 1, d: kept[name] })]))

afterEach(() => {
  end()
  end = () => {}
  reset('all')
  setPlatform(undefined)
})

describe('saved slices are versioned, and validated when they are restored', () => {
  test('a complete one is restored unchanged, and nothing is written again', async () => {
    const outside = await recall(texts)
    expect(held()).toEqual({ ...kept, location: 'kept-cart' })
    expect(outside.warnings).toEqual([])
    expect(outside.writes).toEqual([])
  })

  const broken = {
    'is broken': (text: string) => text.slice(0, -3),
    'is of another version': (text: string) => text.replace('"v":1', '"v":2'),
    'has no version': (text: string) => text.replace('"v":1,', ''),
    'holds something else': () => '{"v":1,"d":7}',
    'is no text of ours': () => 'null'
  }
  const cases = names.flatMap(name => Object.keys(broken).map(how => [name, how as keyof typeof broken] as const))

  test.each(cases)('the %s slice that %s is dropped with a warning, and nothing else is lost', async (name, how) => {
    const outside = await recall({ ...texts, [name]: broken[how](texts[name] ?? '') })
    expect(outside.warnings).toEqual([`Dropped "storefront.${name}": it can't be read.`])
    const { [name]: gone, ...others } = held()
    const { [name]: had, ...rest }: Record<string, unknown> = { ...kept, location: 'kept-cart' }
    // Signed in only with both halves: one is dropped with the other (SPEC A1).
    const half = { session: 'user', user: 'session' }[name]
    if (half !== undefined) {
      rest[half] = half === 'user' ? undefined : false
      expect(outside.cookies.has(`storefront.${half}`)).toBe(false)
    }
    expect(others).toEqual(rest)
    expect(gone).not.toEqual(had)
    const isAnew = name === 'platform'
    expect(outside.cookies.has(`storefront.${name}`)).toBe(isAnew)
  })

  test.each(['', ' ', 'two words', 'a\nb', 'clé', 'a\u0000'])(
    'a token that could not be sent, %j, is none',
    async token => {
      const outside = await recall({
        ...texts,
        session: JSON.stringify({ v: 1, d: { ...Object(kept['session']), token } })
      })
      expect([$session.get().loggedIn, $session.get().token]).toEqual([false, undefined])
      expect(outside.warnings.join()).toContain('storefront.session')
    }
  )

  test('the app starts with any content of the cookies (SPEC A4)', async () => {
    const wrapped = (data: fc.Arbitrary<unknown>) =>
      data.map(d => JSON.stringify({ v: 1, d })).map(text => text ?? 'undefined')
    const mutated = (name: string) =>
      fc
        .tuple(fc.constantFrom(...Object.keys(Object(kept[name]))), fc.anything())
        .map(([field, value]) => ({ ...Object(kept[name]), [field]: value }))
    const slice = (name: string) =>
      fc.oneof(
        fc.constant(texts[name] ?? ''),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.json(),
        wrapped(fc.jsonValue()),
        wrapped(fc.string({ unit: 'binary' })),
        wrapped(mutated(name).filter(isJson))
      )
    const cookies = fc.record(Object.fromEntries(names.map(name => [name, slice(name)])), { requiredKeys: [] })
    await fc.assert(
      fc
        .asyncProperty(cookies, async some => {
          const outside = testPlatform(
            new Map(Object.entries(some).map(([name, text]) => [`storefront.${name}`, text ?? '']))
          )
          outside.setOnline(false)
          end = visit('http://127.0.0.1:9', { outside }).end
          await until($business, load => load.state === 'loading')
          const { platformId, loggedIn, token, userDetails } = $session.get()
          expect(platformId).toMatch(/^[\w-]{8,64}$/)
          // Every value that is sent with requests is a valid header.
          if (loggedIn)
            expect(new Headers({ Authorization: `Bearer ${token}` }).get('Authorization')).toBe(`Bearer ${token}`)
          else expect([token, userDetails]).toEqual([undefined, undefined])
          expect([...outside.cookies.values()].every(text => encodeURIComponent(text).length <= 3000)).toBe(true)
        })
        .afterEach(() => end()),
      { numRuns: 300 }
    )
  })
})

const isJson = (value: unknown): boolean => {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

describe('a slice of over 3000 characters, encoded, is dropped with a warning', () => {
  const $text = atom('')
  /** Maximum length that fits with the encoded wrapper. */
  const most = 3000 - encodeURIComponent(JSON.stringify({ v: 1, d: '' })).length
  let outside: TestPlatform

  beforeEach(() => {
    outside = testPlatform()
    setPlatform(outside)
    $text.set('')
    end = keepSlice(sliceOf('long', text, $text, ''))
  })

  test('3000 are kept and 3001 are not', () => {
    $text.set('x'.repeat(most))
    expect(outside.cookies.get('storefront.long')).toContain('xxx')
    expect(outside.warnings).toEqual([])
    $text.set('x'.repeat(most + 1))
    expect(outside.cookies.has('storefront.long')).toBe(false)
    expect(outside.warnings).toEqual(['Dropped "storefront.long": too long.'])
  })

  test('a character counts as it is encoded: é takes six', () => {
    $text.set('é'.repeat(Math.floor(most / 6)))
    expect(outside.cookies.has('storefront.long')).toBe(true)
    $text.set('é'.repeat(Math.floor(most / 6) + 1))
    expect(outside.cookies.has('storefront.long')).toBe(false)
  })

  test('it is kept again once it is short', () => {
    $text.set('x'.repeat(most + 1))
    $text.set('short')
    expect(outside.cookies.get('storefront.long')).toBe('{"v":1,"d":"short"}')
  })

  test('and nothing else is lost, neither saved nor on screen', async () => {
    end()
    outside = await recall(texts)
    const address = 'é'.repeat(1000)
    $userAddress.set({ lat: 43.65, lng: -79.4, address })
    expect($userAddress.get()?.address).toBe(address)
    expect(outside.cookies.has('storefront.location')).toBe(false)
    expect(outside.cookies.size).toBe(names.length - 1)
    expect(held()).toEqual({ ...kept, location: 'kept-cart' })
  })
})
