import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { $business } from '../../../src/stores/location/business.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $cartIds, $slug } from '../../../src/stores/location/location.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { takeSession } from '../../../src/stores/session/sign-in/sign-in.ts'
import { $spinner } from '../../../src/stores/core/spinner.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $user } from '../../../src/stores/session/user.ts'
import { listCalls } from '../support/calls.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { sayYes, signIn, statusOf, tokenOf } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/** Opens a page and waits until the shop is loaded; only a store's menu takes longer. */
async function open(hash: string): Promise<void> {
  here = visit(server.url, { hash })
  await until($business, load => load.state === 'ready')
  if (hash.startsWith('#/queen-west')) await shopIsOpen()
}

describe('signing in', () => {
  test('the session is kept across visits (SPEC A1)', async () => {
    await open('#/')
    const token = await signIn(server.url)
    const { cookies } = here.outside
    here.end()
    expect($session.get().loggedIn).toBe(false)
    here = visit(server.url, { hash: '#/', cookies })
    // The next visit loads loyalty again; the persisted part has no tiers.
    const session = await until($session, ({ userLoyaltyDetails }) => userLoyaltyDetails?.tiers.length === 3)
    expect(session).toMatchObject({ loggedIn: true, token, userDetails: { firstName: 'Alex', dob: '1988-04-12' } })
    expect($toasts.get()).toEqual([])
  })

  test('greets by name, keeps the typed contact details and fills in the rest', async () => {
    await open('#/')
    checkoutForm.type('phone', '416 555 0100')
    await signIn(server.url)
    expect($toasts.get()).toMatchObject([{ key: 'session.welcome', params: { name: 'Alex' } }])
    expect($user.get()).toEqual({
      first_name: 'Alex',
      last_name: 'Moreau',
      phone: '416 555 0100',
      email: 'alex.moreau@lindenandslate.example'
    })
  })

  test('as somebody else signs the one before out, with all that is theirs', async () => {
    await open('#/queen-west')
    const before = await signIn(server.url)
    await addLine(plenty().id)
    await signIn(server.url, 'camille')
    expect([$cartIds.get(), $cartCount.get()]).toEqual([{}, 0])
    await vi.waitUntil(async () => (await statusOf(server.url, before)) === 401)
    expect($user.get()).toMatchObject({ first_name: 'Camille', last_name: 'Roy', phone: '+1 613-555-0162' })
    expect([...here.outside.cookies.values()].join()).not.toMatch(/alex|Moreau/i)
  })

  test('the platform id is sent with every call but public reads (SPEC A4), the token only where it is of use', async () => {
    const { outside, calls } = listCalls()
    here = visit(server.url, { hash: '#/queen-west', outside })
    const token = await signIn(server.url)
    await shopIsOpen()
    await addLine(plenty().id)
    await fillIn()
    await placeOrder()
    // A store's slots depend on the caller's cart.
    const isPublic = (path: string) => /business|locations/.test(path) && !path.includes('/slots')
    const ids = (isSo: boolean) =>
      new Set(calls.filter(({ path }) => isPublic(path) === isSo).map(({ headers }) => headers.get('X-Platform-Id')))
    expect(ids(true)).toEqual(new Set([null]))
    expect(ids(false)).toEqual(new Set([$session.get().platformId]))
    const bearers = (isSo: boolean) =>
      new Set(calls.filter(({ path }) => isPublic(path) === isSo).map(({ headers }) => headers.get('Authorization')))
    expect(bearers(true)).toEqual(new Set([null]))
    expect(bearers(false)).toEqual(new Set([`Bearer ${token}`]))
    expect(calls.map(({ path }) => path).join()).not.toContain(token)
  })
})

describe('the user area', () => {
  test('is no store’s: the shopper stays in theirs, with its cart', async () => {
    await open('#/queen-west')
    await addLine(plenty().id)
    here.outside.goTo('#/user')
    expect([$slug.get(), $cartCount.get()]).toEqual(['queen-west', 1])
    here.outside.goTo('#/')
    expect([$slug.get(), $cartCount.get()]).toEqual([undefined, 0])
  })

  test('takes the store of the last visit when the page is opened in it', async () => {
    await open('#/queen-west')
    const { cookies } = here.outside
    here.end()
    here = visit(server.url, { hash: '#/user', cookies })
    await shopIsOpen()
    expect($slug.get()).toBe('queen-west')
  })

  test('leaves the retailer’s own store to where the address names none', async () => {
    here = visit(server.url, { location: 'inglewood' })
    await until($business, load => load.state === 'ready')
    here.outside.goTo('#/kensington')
    here.outside.goTo('#/user')
    expect($slug.get()).toBe('kensington')
    here.outside.address.back()
    here.outside.address.back()
    expect(here.outside.address.hash()).toBe('')
    expect($slug.get()).toBe('inglewood')
  })
})

describe('a session that is handed over by its token (SPEC C6)', () => {
  test('shows the full-screen spinner while it is on its way (SPEC A2)', async () => {
    await open('#/')
    const token = await tokenOf(server.url)
    const taken = takeSession(token)
    expect($spinner.get()).toEqual({ show: true })
    await taken
    expect($spinner.get()).toEqual({ show: false })
    await sayYes()
    expect($session.get().token).toBe(token)
  })

  test('that is the one in force shows no spinner and no second welcome', async () => {
    await open('#/')
    const token = await signIn(server.url)
    const taken = takeSession(token)
    expect($spinner.get()).toEqual({ show: false })
    await taken
    expect($toasts.get()).toHaveLength(1)
    expect($session.get().token).toBe(token)
  })

  test('that is invalid shows an error, and leaves no earlier session in place', async () => {
    await open('#/')
    await signIn(server.url)
    await takeSession('a-token-that-nobody-gave')
    expect($spinner.get().show).toBe(false)
    expect($session.get().loggedIn).toBe(false)
    expect($toasts.get().at(-1)).toMatchObject({ key: 'problem.unauthorized', tone: 'bad' })
  })

  test('without a network shows an error, and the spinner disappears', async () => {
    await openOffline()
    await takeSession('t')
    expect($spinner.get().show).toBe(false)
    expect($toasts.get()).toMatchObject([{ key: 'problem.offline', tone: 'bad' }])
  })
})

async function openOffline(): Promise<void> {
  here = visit(server.url, { hash: '#/' })
  here.outside.setOnline(false)
  await until($session, ({ platformId }) => platformId !== '')
}
