import { expect, test, vi } from 'vitest'
import { askAgain } from '../../../src/app/start.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cartIds, rememberCart } from '../../../src/stores/location/location.ts'
import { $query, searchFor } from '../../../src/stores/menu/menu-query.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { savePassword, typePassword } from '../../../src/stores/session/sign-in/set-password.ts'
import { refreshSession } from '../../../src/stores/session/sign-in/current-session.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { takeSession } from '../../../src/stores/session/sign-in/sign-in.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $user } from '../../../src/stores/session/user.ts'
import { confirmAge } from '../../../src/stores/session/age-question.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { openDemo } from '../support/demo-shop.ts'
import { plenty } from '../support/shopping.ts'
import { expireAll, followLink, sayYes, signIn, signupToken, tokenOf } from '../support/sign-in.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

const shop = openDemo()

const said = () => $toasts.get().map(toast => ('key' in toast ? toast.key : inWords(toast)))

test('who signs in after another person’s session has expired inherits neither their form nor their cart', async () => {
  shop.visit({ hash: '#/queen-west' })
  await signIn(shop.server.url, 'alex')
  await shopIsOpen()
  await addLine(plenty().id)
  $user.set({ ...$user.get(), phone: '416 555 0100' })
  await expireAll(shop.server.url, 'alex')
  await refreshSession()
  expect($user.get().phone).toBe('416 555 0100')
  expect($cartCount.get()).toBe(1)
  await followLink(await tokenOf(shop.server.url, 'camille'))
  expect($user.get()).toMatchObject({ first_name: 'Camille', last_name: 'Roy' })
  expect(JSON.stringify([...shop.here.outside.cookies.values()])).not.toMatch(/Alex|416 555 0100/)
  expect([$cart.get().state, $cartIds.get()]).toEqual(['idle', {}])
})

test('who comes back after their own session has expired finds form and cart as they were', async () => {
  shop.visit({ hash: '#/queen-west' })
  await signIn(shop.server.url, 'alex')
  await shopIsOpen()
  await addLine(plenty().id)
  $user.set({ ...$user.get(), phone: '416 555 0100' })
  await expireAll(shop.server.url, 'alex')
  await refreshSession()
  await followLink(await tokenOf(shop.server.url, 'alex'))
  expect([$user.get().phone, $cartCount.get()]).toEqual(['416 555 0100', 1])
})

test('at a kiosk an expired session leaves nothing to the next shopper (SPEC C15)', async () => {
  shop.visit({ hash: '#/queen-west?in_store=1' })
  await signIn(shop.server.url, 'alex')
  await shopIsOpen()
  confirmAge()
  await addLine(plenty().id)
  searchFor('sleep')
  await expireAll(shop.server.url, 'alex')
  await refreshSession()
  expect([$user.get().first_name, $cart.get().state, $query.get().q]).toEqual(['', 'idle', ''])
  expect($visitorAge.get().verified).toBe(false)
})

test('a session’s end leaves a sign-up open, which is its link’s', async () => {
  shop.visit({ hash: '#/queen-west' })
  await signIn(shop.server.url, 'alex')
  const { cookies } = shop.here.outside
  shop.here.end()
  await expireAll(shop.server.url, 'alex')
  const outside = testPlatform(cookies)
  outside.pageQuery = `?signup_token=${await signupToken(shop.server.url)}`
  shop.visit({ hash: '#/queen-west', outside })
  await until($toasts, toasts => toasts.length > 0)
  expect(said()).toEqual(['problem.unauthorized'])
  expect($popup.get()?.key).toBe('set-password')
})

test('a password that was set though the answer was lost signs in when it is sent again (SPEC C16)', async () => {
  shop.visit({ hash: '#/queen-west' })
  const token = await signupToken(shop.server.url)
  await shopIsOpen()
  const { http } = shop.here.outside
  let isLost = false
  shop.here.outside.http = async (url, init) => {
    const reply = await http(url, init)
    if (isLost || !url.includes('/signup/password')) return reply
    isLost = true
    throw new TypeError('Failed to fetch')
  }
  typePassword('four words in a row')
  await savePassword(token)
  expect([isLost, $session.get().loggedIn, $session.get().userDetails?.firstName]).toEqual([true, true, 'Sam'])
})

test('a session’s end leaves a fragment alone that is the host’s (SPEC C3)', async () => {
  shop.visit({ hash: '#/queen-west' })
  await signIn(shop.server.url, 'alex')
  const outside = testPlatform(shop.here.outside.cookies)
  shop.here.end()
  await expireAll(shop.server.url, 'alex')
  shop.visit({ hash: '#about', outside })
  await until($toasts, toasts => toasts.length > 0)
  expect([said(), outside.address.hash()]).toEqual([['problem.unauthorized'], '#about'])
})

test('a refused token signs the previous customer out', async () => {
  shop.visit({ hash: '#/queen-west' })
  await signIn(shop.server.url, 'alex')
  await takeSession('not-a-token')
  expect($session.get().loggedIn).toBe(false)
  expect(said()).toContain('problem.unauthorized')
})

test('a token that was handed over while the network was away is asked about when it is back (SPEC C16)', async () => {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  const token = await tokenOf(shop.server.url, 'alex')
  shop.here.outside.setOnline(false)
  await takeSession(token)
  expect($session.get().loggedIn).toBe(false)
  shop.here.outside.setOnline(true)
  askAgain()
  await sayYes()
  expect($session.get().token).toBe(token)
})

test('a link on the page hands over too, and leaves nothing of it in the address (SPEC C3, C6)', async () => {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  shop.here.outside.goTo(`#/queen-west?token=${await tokenOf(shop.server.url, 'alex')}&noh=1`)
  await sayYes()
  expect($session.get().loggedIn).toBe(true)
  expect(shop.here.outside.address.hash()).toBe('#/queen-west?noh=1')
})

test('the carts of many stores are remembered up to the latest twelve, so that the slice never grows too long', async () => {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  for (let store = 1; store <= 60; store++) rememberCart(`store-${store}`, '0'.repeat(32))
  expect(Object.keys($cartIds.get())).toEqual(Array.from({ length: 12 }, (_, at) => `store-${at + 49}`))
  expect(shop.here.outside.cookies.get('storefront.location')).toContain('store-60')
  expect(shop.here.outside.warnings).toEqual([])
})

test('signing out forgets a cart whose making is not answered yet', async () => {
  shop.visit({ hash: '#/queen-west' })
  await signIn(shop.server.url, 'alex')
  await shopIsOpen()
  const adding = addLine(plenty().id)
  await Promise.all([adding, signOut()])
  await vi.waitFor(() => expect($cartIds.get()).toEqual({}))
  expect($cart.get().state).toBe('idle')
})
