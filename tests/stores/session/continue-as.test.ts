import { describe, expect, test, vi } from 'vitest'
import { carts } from '../../../src/server/db/schema.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { acceptLink, declineLink, shortNameOf } from '../../../src/stores/session/sign-in/continue-as.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { takeSession } from '../../../src/stores/session/sign-in/sign-in.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { openDemo } from '../support/demo-shop.ts'
import { listCalls } from '../support/calls.ts'
import { plenty } from '../support/shopping.ts'
import { sayYes, signIn, statusOf, tokenOf } from '../support/sign-in.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

const asked = () => until($popup, popup => popup?.key === 'continue-as')
const accountsOfCarts = async () =>
  (await shop.server.db.select({ of: carts.accountId }).from(carts)).map(row => row.of)

describe('a link that signs in asks first (SPEC C6)', () => {
  test('nothing is bound to its account before the shopper confirms: no cart, no cookie', async () => {
    const { outside, calls } = listCalls()
    shop.visit({ hash: '#/queen-west', outside })
    await shopIsOpen()
    await addLine(plenty().id)
    outside.goTo(`#/queen-west?token=${await tokenOf(shop.server.url)}`)
    const popup = await asked()
    expect(popup).toMatchObject({ data: { session: { userDetails: { firstName: 'Alex' } } } })
    expect(outside.address.hash()).toBe('#/queen-west')
    expect([$session.get().loggedIn, await accountsOfCarts()]).toEqual([false, [null]])
    expect([...outside.cookies.keys()]).not.toContain('storefront.session')
    expect(calls.filter(({ path }) => path.includes('claim'))).toEqual([])
    await sayYes()
    expect($session.get()).toMatchObject({ loggedIn: true, userDetails: { firstName: 'Alex' } })
    await vi.waitFor(async () => expect(await accountsOfCarts()).not.toContain(null))
    expect($toasts.get()).toMatchObject([{ key: 'session.welcome', params: { name: 'Alex' } }])
  })

  test('“Not me” leaves who is signed in as they are, and forgets the token', async () => {
    shop.visit({ hash: '#/queen-west' })
    const own = await signIn(shop.server.url, 'camille')
    const others = await tokenOf(shop.server.url, 'alex')
    shop.here.outside.goTo(`#/queen-west?token=${others}`)
    await asked()
    declineLink()
    expect($popup.get()).toBeUndefined()
    expect($session.get()).toMatchObject({ token: own, userDetails: { firstName: 'Camille' } })
    expect(await statusOf(shop.server.url, own)).toBe(200)
    expect(JSON.stringify([...shop.here.outside.cookies.values()])).not.toContain(others)
  })

  test('yes signs the one before out, with all that is theirs', async () => {
    shop.visit({ hash: '#/queen-west' })
    const own = await signIn(shop.server.url, 'camille')
    await takeSession(await tokenOf(shop.server.url, 'alex'))
    await sayYes()
    expect($session.get().userDetails?.firstName).toBe('Alex')
    await vi.waitUntil(async () => (await statusOf(shop.server.url, own)) === 401)
  })

  test('another link for who is signed in already asks nothing', async () => {
    shop.visit({ hash: '#/queen-west' })
    await signIn(shop.server.url, 'alex')
    const fresh = await tokenOf(shop.server.url, 'alex')
    await takeSession(fresh)
    expect([$popup.get(), $session.get().token]).toEqual([undefined, fresh])
  })

  test('a visit that begins with such a link goes on as it was kept until the answer', async () => {
    shop.visit({ hash: '#/queen-west' })
    const own = await signIn(shop.server.url, 'camille')
    const outside = testPlatform(shop.here.outside.cookies)
    shop.here.end()
    outside.pageQuery = `?token=${await tokenOf(shop.server.url, 'alex')}`
    shop.visit({ hash: '#/queen-west', outside })
    const popup = await asked()
    expect([$session.get().token, outside.pageQuery]).toEqual([own, ''])
    if (popup?.key === 'continue-as') acceptLink(popup.data.session)
    expect($session.get().userDetails?.firstName).toBe('Alex')
  })

  test('the end of a session at a kiosk takes the question away with it (SPEC C15)', async () => {
    shop.visit({ hash: '#/queen-west?in_store=1' })
    await signIn(shop.server.url, 'camille')
    await takeSession(await tokenOf(shop.server.url, 'alex'))
    expect($popup.get()?.key).toBe('continue-as')
    await signOut()
    expect($popup.get()).toBeUndefined()
  })
})

test.each([
  ['Alex', 'Moreau', 'Alex M.'],
  ['Élise', ' Ñandú', 'Élise Ñ.'],
  ['Sam', '', 'Sam']
])('%s%s is called %s', (firstName, lastName, name) => {
  expect(shortNameOf({ firstName, lastName })).toBe(name)
})
