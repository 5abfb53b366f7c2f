import { describe, expect, test, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { navigate } from '../../../src/routing/location.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { setLocale } from '../../../src/stores/core/language.ts'
import { openPopup } from '../../../src/stores/core/popup.ts'
import { $toasts, showToast } from '../../../src/client/toasts.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { beginVisit, endVisit, $isVisiting, $sight } from '../../../src/stores/kiosk/visit.ts'
import { $kioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { $cartIds, $userAddress } from '../../../src/stores/location/location.ts'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $results } from '../../../src/stores/menu/menu-results.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { sendCodeForm } from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { holdAnswers } from '../support/calls.ts'
import { openKiosks, type RunningKiosk } from '../support/kiosk/kiosk-shop.ts'
import { storesThatTell } from '../support/kiosk/every-store.ts'
import { kept, keptCookies } from '../support/kept.ts'
import { plenty } from '../support/shopping.ts'
import { signIn, statusOf, tokenOf } from '../support/sign-in.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()

/** Returns everything that a tablet keeps, as one text. */
function keptText({ outside, tablet }: RunningKiosk): string {
  const { cookies, cached, device, orders, tab } = tablet()
  return JSON.stringify([[...cookies], [...cached], device, orders, tab, outside.remembered, outside.address.hash()])
}

/** Checks that nothing tells of somebody any more. */
async function expectNoWordOf(words: string[], kiosk: RunningKiosk): Promise<void> {
  expect(await storesThatTell(words)).toEqual([])
  const text = keptText(kiosk)
  expect(words.filter(word => text.includes(word))).toEqual([])
}

/** Lets a guest type, search, order and put something into the cart. */
async function shopAround(): Promise<string[]> {
  confirmAge()
  await addLine(plenty().id)
  kioskForm.type('first_name', 'Wilhelmina')
  kioskForm.type('phone', '416 555 0173')
  kioskForm.type('email', 'wilhelmina@example.com')
  expect(await placeAtKiosk()).toBe(true)
  const order = $kioskOrder.get()
  await addLine(plenty().id)
  kioskForm.type('last_name', 'Oyelaran')
  kioskForm.type('dob', '1971-02-03')
  checkoutForm.type('notes', 'By the fountain')
  sendCodeForm.type('to', '416 555 0188')
  changeQuery({ q: 'moonrocks' })
  await until($results, ({ queryText }) => queryText === 'q=moonrocks')
  $userAddress.set({ lat: 43.6, lng: -79.4, address: '12 Rue Secrète' })
  openPopup({ key: 'cart-full', data: { limit: 30, exceedValue: 26 } })
  const typed = [
    'Wilhelmina',
    '416 555 0173',
    'wilhelmina@',
    'Oyelaran',
    '1971-02-03',
    'fountain',
    '416 555 0188',
    'moonrocks'
  ]
  return [...typed, 'Secrète', order?.order?.id ?? '?', order?.waiting.cart ?? '?', dataOf($cart.get())?.id ?? '?']
}

describe('the end of a visit leaves nothing of the shopper', () => {
  test('who was a guest, in any store, cookie, tab storage, cache or URL', async () => {
    const kiosk = await shop.turnOnRegistered()
    beginVisit()
    const words = await shopAround()
    const told = (await storesThatTell(words)).join() + keptText(kiosk)
    expect(words.filter(word => !told.includes(word))).toEqual([])
    endVisit()
    // The results of no search are computed a moment later.
    expect(JSON.stringify($results.get())).not.toContain('moonrocks')
    await kiosk.outside.rest()
    await expectNoWordOf(words, kiosk)
    expect([$isVisiting.get(), $cartCount.get(), $cartIds.get(), $visitorAge.get().verified]).toEqual([
      false,
      0,
      {},
      false
    ])
    expect([...kiosk.outside.cookies.keys()].toSorted()).toEqual(['storefront.location', 'storefront.platform'])
  })

  test('who was signed in, and their session is over on the server', async () => {
    const kiosk = await shop.turnOnRegistered()
    beginVisit()
    const token = await signIn(shop.server.url)
    const words = [...(await shopAround()), 'Alex', 'Moreau', 'alex.moreau', '555-0161', token]
    navigate('/user/orders')
    endVisit()
    await kiosk.outside.rest()
    await expectNoWordOf(words, kiosk)
    expect($session.get()).toMatchObject({ loggedIn: false, userDetails: undefined })
    expect(await statusOf(shop.server.url, token)).toBe(401)
  })

  test('at the place of the start screen, where no step back leads to theirs', async () => {
    const kiosk = await shop.turnOn()
    beginVisit()
    navigate('/queen-west/cart')
    navigate('/queen-west/checkout')
    kiosk.outside.scroll.set(900)
    endVisit()
    expect([kiosk.outside.address.hash(), kiosk.outside.scroll.get()]).toEqual(['#/queen-west?in_store=1', 0])
    for (const _step of [1, 2, 3]) {
      kiosk.outside.address.back()
      expect(kiosk.outside.address.hash()).not.toMatch(/cart|checkout/)
    }
  })

  test('in the language of the page, not in the last shopper’s', async () => {
    const kiosk = await shop.turnOn({}, { locale: 'fr-CA' })
    beginVisit()
    await setLocale('en-CA')
    expect(kiosk.outside.cookies.get('storefront.location')).toContain('en-CA')
    endVisit()
    await until($locale, locale => locale === 'fr-CA')
    expect(kiosk.outside.cookies.get('storefront.location')).not.toContain('en-CA')
  })

  test('with the usual size and contrast, and no toast', async () => {
    const kiosk = await shop.turnOn()
    beginVisit()
    $sight.set({ isLarge: true, isStrong: true })
    expect(kiosk.page.sight).toEqual({ isLarge: true, isStrong: true })
    showToast('cart.waits')
    endVisit()
    expect(kiosk.page.sight).toEqual({ isLarge: false, isStrong: false })
    expect($toasts.get()).toEqual([])
  })

  test('whose order was still on its way: it is placed, and the next shopper doesn’t see it', async () => {
    const kiosk = await shop.turnOnRegistered()
    beginVisit()
    await addLine(plenty().id)
    kioskForm.type('first_name', 'Wilhelmina')
    const before = (await shop.orders()).length
    const sent = holdAnswers(kiosk.outside, call => call === 'POST /v1/orders')
    const placing = placeAtKiosk()
    await sent.arrived
    endVisit()
    beginVisit()
    sent.release()
    await placing
    expect($kioskOrder.get()).toBeUndefined()
    await vi.waitFor(() => expect(kiosk.tablet().orders).toBeUndefined())
    await expectNoWordOf(['Wilhelmina'], kiosk)
    expect(await shop.orders()).toHaveLength(before + 1)
  })
})

describe('the session of the person', () => {
  test('expires: the next shopper begins at the start screen, in the language of the page', async () => {
    const kiosk = await shop.turnOn()
    beginVisit()
    await signIn(shop.server.url)
    await setLocale('fr-CA')
    await fetch(`${shop.server.url}/demo/expire?as=alex`, { method: 'POST' })
    await addLine(plenty().id)
    expect($isVisiting.get()).toBe(false)
    await until($locale, locale => locale === 'en-CA')
    // The toasts of the visit go by themselves.
    await kiosk.clock.pass(3)
    await expectNoWordOf(['Alex', 'Moreau'], kiosk)
  })
})

describe('a start after a visit that a power cut has ended', () => {
  const cutOff = async () => {
    const token = await tokenOf(shop.server.url)
    const cookies = keptCookies({ withKiosk: true })
    const put = (name: string, d: unknown) => cookies.set(`storefront.${name}`, JSON.stringify({ v: 1, d }))
    put('user', { ...(kept.user as object), token })
    put('session', { ...(kept.session as object), token })
    const slice = { ...(kept.kiosk as object), logoutTime: Date.now() + 60_000 }
    put('kiosk', slice)
    return { token, cookies }
  }

  test('takes away everything of it before anybody touches it', async () => {
    const { token, cookies } = await cutOff()
    const tab = JSON.stringify({ notes: 'By the fountain' })
    const kiosk = await shop.turnOn({ cookies, tab })
    await kiosk.outside.rest()
    await expectNoWordOf(
      ['Alex', 'Moreau', 'alex.moreau', '555-0161', 'kept-order', 'fountain', token, 'kept-cart'],
      kiosk
    )
    expect([$isVisiting.get(), $visitorAge.get().verified, $cartIds.get()]).toEqual([false, false, {}])
    expect([...kiosk.outside.cookies.keys()].toSorted()).toEqual(['storefront.location', 'storefront.platform'])
    expect(await statusOf(shop.server.url, token)).toBe(401)
  })

  test('erases it immediately, without waiting for the network', async () => {
    const { token, cookies } = await cutOff()
    const kiosk = await shop.turnOn({ cookies }, { isOnline: false })
    await expectNoWordOf(['Alex', 'Moreau', token, 'kept-cart'], kiosk)
    expect($session.get().loggedIn).toBe(false)
  })

  test('shows the page’s language and the store’s home, wherever it was cut off', async () => {
    const { cookies } = await cutOff()
    cookies.set(
      'storefront.location',
      JSON.stringify({ v: 1, d: { slug: 'queen-west', carts: { 'queen-west': 'kept-cart' }, locale: 'fr-CA' } })
    )
    const kiosk = await shop.turnOn({ cookies }, { hash: '#/queen-west/checkout?in_store=1' })
    await until($locale, locale => locale === 'en-CA')
    expect(kiosk.outside.address.hash()).toBe('#/queen-west?in_store=1')
  })
})
