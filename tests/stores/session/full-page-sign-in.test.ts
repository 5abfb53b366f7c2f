import { expect, test } from 'vitest'
import { $parts } from '../../../src/app/loading/parts.ts'
import { $flags, $place, navigate } from '../../../src/routing/location.ts'
import { $cartIds, $lastSlug, rememberCart } from '../../../src/stores/location/location.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { otherWayIn } from '../../../src/stores/session/sign-in/other-way-in.ts'
import { $returnTo } from '../../../src/stores/session/sign-in/return-to.ts'
import { $session, $signInAgain } from '../../../src/stores/session/session.ts'
import { refreshSession } from '../../../src/stores/session/sign-in/current-session.ts'
import { $social } from '../../../src/stores/session/social-session.ts'
import { beginSocial } from '../../../src/stores/account/social-sign-in.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { call } from '../../server/support/client.ts'
import { openDemo } from '../support/demo-shop.ts'
import { expireAll, signIn } from '../support/sign-in.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

/**
 * Leaves a page for Google, and comes back with the same cookies, as the provider redirects: without the fragment. Returns
 * the id of the cart that was left behind.
 */
async function goAndComeBack(hash: string, answer: (state: string) => string): Promise<string> {
  shop.visit({ hash })
  await shopIsOpen()
  const { payload: cart } = await call(shop.server.url, createCart, {
    body: { location: 'queen-west', method: 'pickup' }
  })
  rememberCart('queen-west', cart.id)
  const { outside } = shop.here
  await beginSocial('google', 'sign-in', '/queen-west/checkout')
  expect(outside.left).toBeDefined()
  const { state = '' } = $social.get().google
  shop.here.end()
  const back = testPlatform(outside.cookies)
  back.pageQuery = `?${answer(state)}`
  shop.visit({ outside: back })
  await until($place, ({ path }) => path === '/google-auth')
  return cart.id
}

test.each([
  ['with a code', (state: string) => `code=abc&state=${state}`],
  ['refused', (state: string) => `error=access_denied&state=${state}`]
])('a sign-in in the same page, %s, keeps flags, store, cart and the step (SPEC C22)', async (_, answer) => {
  const cart = await goAndComeBack('#/queen-west/checkout?in_store=1&noh=0&sort=price', answer)
  expect($place.get()).toEqual({ path: '/google-auth', query: 'in_store=1&noh=0' })
  expect($flags.get()).toMatchObject({ in_store: true, noh: false, iframe: false })
  expect($lastSlug.get()).toBe('queen-west')
  expect($cartIds.get()).toEqual({ 'queen-west': cart })
  expect($social.get().google.actionFrom).toBe('/queen-west/checkout?in_store=1&noh=0')
  expect(shop.here.outside.pageQuery).toBe('')
})

test('a sign-in at a kiosk that waits for approval survives a social sign-in', async () => {
  shop.visit({ hash: '#/user/sign-up?handoff=h1' })
  await until($business, load => load.state === 'ready')
  await until($parts, ({ common }) => common?.state === 'ready')
  expect($returnTo.get()?.path).toBe('/user/kiosk?handoff=h1')
  await beginSocial('google', 'sign-up', $returnTo.get()?.path)
  const { actionFrom } = $social.get().google
  expect(actionFrom).toBe('/user/kiosk?handoff=h1')
  expect([otherWayIn(actionFrom), otherWayIn(actionFrom, 'forgot')]).toEqual([
    '/user?handoff=h1',
    '/user/forgot?handoff=h1'
  ])
  expect(otherWayIn('/queen-west/checkout?noh=1')).toBe('/user?back=checkout')
  expect(otherWayIn('/queen-west/favourites')).toBe('/user?back=favourites')
  await signIn(shop.server.url)
  expect($place.get()).toEqual({ path: '/user/kiosk', query: 'handoff=h1' })
})

test.each(['handoff=h1', 'handoff=h1&noh=1'])(
  'a session that ends while a kiosk waits for approval (%s) leads back to the approval after signing in again',
  async query => {
    shop.visit({ hash: `#/user/kiosk?${query}` })
    await until($business, load => load.state === 'ready')
    await signIn(shop.server.url)
    await expireAll(shop.server.url)
    await refreshSession()
    expect($session.get().loggedIn).toBe(false)
    expect($signInAgain.get()).toBe('/user/kiosk?handoff=h1')
    navigate($signInAgain.get() ?? '')
    expect($returnTo.get()?.path).toBe('/user/kiosk?handoff=h1')
  }
)
