import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { $cartIds, $slug } from '../../../src/stores/location/location.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $social } from '../../../src/stores/session/social-session.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { kept } from '../support/kept.ts'
import { signIn, tokenOf } from '../support/sign-in.ts'
import { type Browser, openBrowser, openTab, type Tab } from '../support/tabs.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterAll(() => server.close())

const wrap = (d: unknown): string => JSON.stringify({ v: 1, d })

describe('what another tab keeps arrives here', () => {
  let here: Visit

  beforeEach(async () => {
    here = visit(server.url, { hash: '#/queen-west/cart?iframe=1' })
    await shopIsOpen()
    here.outside.writes.length = 0
  })
  afterEach(() => here.end())

  test('a sign-out there signs out here, at the location home, with a message of its own', async () => {
    await signIn(server.url)
    checkoutForm.type('notes', 'Side door')
    here.outside.writes.length = 0
    here.outside.changeElsewhere({ 'storefront.user': undefined, 'storefront.session': undefined })
    expect($session.get()).toMatchObject({ loggedIn: false, token: undefined, userDetails: undefined })
    expect(here.outside.address.hash()).toBe('#/queen-west?iframe=1')
    expect($toasts.get().at(-1)).toMatchObject({ key: 'session.outElsewhere', tone: 'ok' })
    expect(checkoutForm.$state.get().values).toMatchObject({ first_name: '', email: '', notes: '' })
    expect(here.outside.writes).toEqual([])
  })

  test('somebody else’s sign-in there takes the one before off the form', async () => {
    await signIn(server.url)
    checkoutForm.type('notes', 'Side door')
    const camille = { ...Object(kept['user']), firstName: 'Camille', lastName: 'Roy', email: 'camille@example.com' }
    here.outside.changeElsewhere({ 'storefront.user': wrap(camille), 'storefront.session': wrap(kept['session']) })
    expect(checkoutForm.$state.get().values).toMatchObject({
      first_name: 'Camille',
      email: 'camille@example.com',
      notes: ''
    })
  })

  test('a sign-out there with all that it takes along is not written back', async () => {
    here.outside.changeElsewhere({
      'storefront.user': wrap(kept['user']),
      'storefront.session': wrap(kept['session']),
      'storefront.social': wrap(kept['social'])
    })
    expect($social.get().google).not.toEqual({})
    const names = ['user', 'session', 'social']
    here.outside.changeElsewhere(Object.fromEntries(names.map(name => [`storefront.${name}`, undefined])))
    expect($social.get().google).toEqual({})
    expect(here.outside.writes).toEqual([])
  })

  test('a sign-in there signs in here, and who it is fills the form', () => {
    here.outside.changeElsewhere({ 'storefront.user': wrap(kept['user']), 'storefront.session': wrap(kept['session']) })
    expect($session.get()).toMatchObject({ loggedIn: true, token: 'alex-token', userDetails: kept['user'] })
    expect(checkoutForm.$state.get().values).toMatchObject({ first_name: 'Alex', phone: '+1 416-555-0161' })
    expect(here.outside.writes).toEqual([])
  })

  test('an age that was shown there opens the gate here (SPEC A4)', () => {
    expect($visitorAge.get().verified).toBe(false)
    here.outside.changeElsewhere({ 'storefront.visitorAge': wrap({ age: 19 }) })
    expect($visitorAge.get()).toEqual({ verified: true, detail: { age: 19 } })
    expect(here.outside.writes).toEqual([])
  })

  test('the language and the cart arrive, and the store of this tab does not change', async () => {
    const location = { slug: 'kensington', carts: { kensington: 'k9' }, locale: 'fr-CA' }
    here.outside.changeElsewhere({ 'storefront.location': wrap(location) })
    expect([$locale.get(), $slug.get(), $cartIds.get()]).toEqual(['fr-CA', 'queen-west', { kensington: 'k9' }])
    await until($business, load => load.state === 'ready' && load.value.locations[0]?.name === 'Queen Ouest')
    expect(here.outside.address.hash()).toBe('#/queen-west/cart?iframe=1')
    expect(here.outside.writes).toEqual([])
  })

  test('a sign-out there changes nothing here when no one is signed in', () => {
    here.outside.changeElsewhere({ 'storefront.session': 'x' })
    here.outside.changeElsewhere({ 'storefront.session': undefined })
    expect($toasts.get()).toEqual([])
    expect(here.outside.address.hash()).toBe('#/queen-west/cart?iframe=1')
  })

  test('what makes no sense is dropped with a warning, and the visit goes on', () => {
    here.outside.changeElsewhere({ 'storefront.visitorAge': 'x' })
    expect($visitorAge.get().verified).toBe(false)
    expect(here.outside.warnings.join()).toContain('storefront.visitorAge')
  })
})

/** Two shops at once are slow. */
const soon = { timeout: 10_000 }

/** A variant of which the store of a tab has several. */
function inStock(tab: Tab): string {
  const variants = dataOf(tab.$menu.get())?.products.flatMap(product => product.variants) ?? []
  const found = variants.find(variant => variant.stock >= 5)
  if (!found) throw new Error('The demo shop has no such variant.')
  return found.id
}

describe('two tabs of one browser', { timeout: 30_000 }, () => {
  let browser: Browser
  let one: Tab
  let other: Tab

  beforeEach(async () => {
    browser = openBrowser()
    one = await openTab(browser, server.url, '#/queen-west')
    other = await openTab(browser, server.url, '#/kensington')
    await quiet()
  })
  afterEach(() => {
    one.end()
    other.end()
  })

  /** Waits until neither tab writes any more, and returns the writes since the last call. */
  async function quiet(): Promise<string[]> {
    const written = () => [
      ...one.outside.writes.map(key => `one: ${key}`),
      ...other.outside.writes.map(key => `other: ${key}`)
    ]
    let last = ''
    const isQuiet = () => last === (last = written().join())
    await vi.waitUntil(isQuiet, { interval: 300, ...soon })
    const all = written()
    one.outside.writes.length = 0
    other.outside.writes.length = 0
    return all
  }

  test('have one platform id', () => {
    expect(other.$session.get().platformId).toBe(one.$session.get().platformId)
  })

  test('sign in and out together, and the tab that hears of it writes nothing back', async () => {
    await one.takeSession(await tokenOf(server.url))
    expect(other.$session.get().loggedIn).toBe(false)
    one.sayYes()
    await vi.waitUntil(() => other.$session.get().loggedIn, soon)
    expect(other.$user.get().first_name).toBe('Alex')
    expect(await quiet()).toEqual(['one: storefront.user', 'one: storefront.session'])
    await one.signOut()
    await vi.waitUntil(() => !other.$session.get().loggedIn, soon)
    await vi.waitUntil(() => other.$toasts.get().length > 0, soon)
    expect(other.$toasts.get()).toMatchObject([{ key: 'session.outElsewhere' }])
    expect(one.$toasts.get().at(-1)).toMatchObject({ key: 'session.out' })
    expect(await quiet()).toEqual(['one: storefront.user', 'one: storefront.session'])
    expect(browser.cookies.has('storefront.session') || browser.cookies.has('storefront.user')).toBe(false)
  })

  test('speak one language, each in its own store, and do not answer each other', async () => {
    await one.setLocale('fr-CA')
    await vi.waitUntil(() => other.$location.get().detail?.name === 'Marché Kensington', soon)
    expect([one.$slug.get(), other.$slug.get()]).toEqual(['queen-west', 'kensington'])
    expect(await quiet()).toEqual(['one: storefront.location'])
    await other.setLocale('en-CA')
    await vi.waitUntil(() => one.$location.get().detail?.name === 'Queen West', soon)
    expect(await quiet()).toEqual(['other: storefront.location'])
  })

  test('show the same cart, also one whose first line is added while the other tab opens its checkout', async () => {
    other.outside.goTo('#/queen-west/checkout')
    await vi.waitUntil(() => other.$cart.get().state === 'idle', soon)
    await vi.waitUntil(() => dataOf(one.$menu.get()), soon)
    const variant = inStock(one)
    const quantities = () => [one, other].map(tab => tab.$quantities.get()[variant] ?? 0)
    expect(await one.addLine(variant)).toBe(true)
    await vi.waitUntil(() => quantities().join() === '1,1', soon)
    expect(await other.addLine(variant)).toBe(true)
    await vi.waitUntil(() => quantities().join() === '2,2', soon)
    const versions = [one, other].map(tab => dataOf(tab.$cart.get())?.version)
    expect(versions[0]).toBe(versions[1])
  })

  test('announce each version of a cart once', async () => {
    await vi.waitUntil(() => dataOf(one.$menu.get()), soon)
    await one.addLine(inStock(one))
    other.outside.goTo('#/queen-west')
    await vi.waitUntil(() => dataOf(other.$cart.get()), soon)
    await quiet()
    const version = dataOf(one.$cart.get())?.version
    expect(browser.messages.filter(message => message.startsWith('cart '))).toEqual([
      `cart ${dataOf(one.$cart.get())?.id} ${version}`
    ])
  })

  test('show an age once for both', async () => {
    one.setAge(19)
    await vi.waitUntil(() => other.$visitorAge.get().verified, soon)
    expect(await quiet()).toEqual(['one: storefront.visitorAge'])
  })
})
