import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, isStill, productAt } from '../support/shopper.ts'

const require = createRequire(import.meta.url)
// Counts how often a shop has put itself before Turbo, which it does once its later parts are there.
const count = `;(history => {
  const { start } = history
  window.guards = 0
  history.start = function () {
    window.guards++
    return start.call(this)
  }
})(Turbo.session.history)`
const turbo = readFileSync(require.resolve('@hotwired/turbo'), 'utf8') + count
const tag = '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>'
const script = '<script async src="/storefront.js"></script>'
const mark = '<div data-storefront data-api="/" data-location="queen-west"></div>'

interface HostPage {
  head?: string
  body: string
}
const forms: Record<string, HostPage> = {
  'the tag in the body': { body: tag },
  'the tag in the head and an element in the body': { head: script, body: mark }
}
const about = '<h1>About us</h1><div style="height:3000px">Five stores in four cities.</div>'

/** The pages that were asked for, in order. */
let asked: string[] = []

/** Opens the first of a site's pages, which Turbo replaces by each other. */
async function openSite(pages: Record<string, HostPage>, first = '/site/about'): Promise<void> {
  asked = []
  await confirmAge(shop)
  await shop.page.route('**/turbo.js', route => route.fulfill({ contentType: 'text/javascript', body: turbo }))
  await shop.page.route('**/site/*', (route, request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    const { head = '', body = '' } = pages[pathname] ?? {}
    const nav = '<nav><a href="/site/about">About us</a> <a href="/site/order">Order</a></nav>'
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>${pathname}</title><script src="/turbo.js"></script>${head}</head><body>${nav}${body}</body></html>`
    })
  })
  await shop.page.goto(first)
  // What a whole load of a page would lose.
  await shop.page.evaluate(() => Object.assign(window, { isSame: true }))
}

const link = (name: string) => shop.page.getByRole('link', { name, exact: true })
/** Follows a link by script: it may be out of view. */
const follow = (name: string) => link(name).evaluate((element: HTMLAnchorElement) => element.click())
const aboutUs = () => shop.page.getByRole('heading', { name: 'About us' }).waitFor()
const cart = () => shop.page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()
const roots = () => shop.page.locator('storefront-root').count()
const hash = () => new URL(shop.page.url()).hash
const scroll = () => shop.page.evaluate(() => window.scrollY)
const isSame = () => shop.page.evaluate(() => 'isSame' in window)
/** Whatever the shop has left outside its element. */
const left = () =>
  shop.page.evaluate(() => ({
    styles: [document.documentElement, document.body].map(element => element.getAttribute('style')),
    sheets: document.querySelectorAll('style:not(.turbo-progress-bar, head > style:first-child), link[rel=stylesheet]')
      .length,
    roots: document.querySelectorAll('storefront-root').length
  }))

/** Waits until so many shops, one after the other, have put themselves before Turbo. */
const guarded = async (shops = 1): Promise<void> => {
  await shop.page.waitForFunction(shops => (window as unknown as { guards: number }).guards >= shops, shops)
}

/** Waits for the menu of one shop. */
async function expectShop(): Promise<void> {
  await productAt(shop.page, 0).waitFor()
  await expect.poll(roots).toBe(1)
}

test.each(Object.entries(forms))(
  'Turbo’s visits with %s bring one shop each time, and take it away',
  async (_, order) => {
    const { page } = shop
    await openSite({ '/site/about': { body: about }, '/site/order': order })
    const before = await left()
    await follow('Order')
    await expectShop()
    // A cart whose request is cut off by the visit is not kept.
    const saved = page.waitForResponse(reply => reply.request().method() === 'PUT' && reply.url().includes('/carts/'))
    await addFirst(page)
    await saved
    await follow('About us')
    await aboutUs()
    await expect.poll(left).toEqual(before)
    // Turbo shows what it kept of the page until the new one is there.
    await follow('Order')
    await expectShop()
    await cartWay(page).waitFor()
    expect(await isSame()).toBe(true)
    expect(shop.complaints).toEqual([])
  }
)

test.each(Object.entries(forms))('Back within a shop that came by %s is the shop’s, not Turbo’s', async (_, order) => {
  const { page } = shop
  await openSite({ '/site/about': { body: about }, '/site/order': order })
  await follow('Order')
  await expectShop()
  await guarded()
  await addFirst(page)
  await page.evaluate(() => Object.assign(document.querySelector('storefront-root')!, { isFirst: true }))
  const isFirst = () => page.evaluate(() => 'isFirst' in document.querySelector('storefront-root')!)
  const before = [...asked]
  await productAt(page, 0).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.evaluate(() => window.scrollTo(0, 1200))
  await isStill(page)
  const place = await scroll()
  await cartWay(page).click()
  await cart()
  await page.goBack()
  await productAt(page, 0).waitFor()
  await expect.poll(scroll).toBe(place)
  await page.goForward()
  await cart()
  await page.goBack()
  await productAt(page, 0).waitFor()
  expect(await isFirst()).toBe(true)
  expect(await roots()).toBe(1)
  expect(asked).toEqual(before)
  // The step before is Turbo's.
  await page.goBack()
  await aboutUs()
  await expect.poll(roots).toBe(0)
  expect(await isSame()).toBe(true)
  expect(shop.complaints).toEqual([])
})

test.each(Object.entries(forms))(
  'away and Back, the shop of %s is there once, at the screen that was left',
  async (_, order) => {
    const { page } = shop
    await openSite({ '/site/about': { body: about }, '/site/order': order }, '/site/order')
    await expectShop()
    await guarded()
    await addFirst(page)
    await cartWay(page).click()
    await cart()
    const at = hash()
    await follow('About us')
    await aboutUs()
    await expect.poll(roots).toBe(0)
    await page.goBack()
    await cart()
    expect(hash()).toBe(at)
    await expect.poll(roots).toBe(1)
    await page
      .getByRole('button', { name: /^remove/i })
      .first()
      .waitFor()
    const top = () => page.evaluate(() => document.querySelector('storefront-root')!.getBoundingClientRect().top)
    expect(await top()).toBeGreaterThan(-1)
    await guarded(2)
    await page.goBack()
    await expectShop()
    expect(hash()).toBe('')
    await page.goForward()
    await cart()
    await page.goForward()
    await aboutUs()
    await expect.poll(roots).toBe(0)
    // The page's own entry, of which Turbo has kept a copy.
    await page.evaluate(() => history.go(-2))
    await expectShop()
    await cartWay(page).waitFor()
    expect(await isSame()).toBe(true)
    expect(shop.complaints).toEqual([])
  }
)

test.each([
  ['a link', (html: string) => html],
  ['a link in a Turbo frame', (html: string) => `<turbo-frame id="ways">${html}</turbo-frame>`]
])('%s of the page to a screen of the shop opens that in the shop, and asks for no page', async (_, wrap) => {
  const { page } = shop
  const ways = wrap('<a href="#/queen-west/cart">My cart</a> <a href="/site/order#/queen-west">All products</a>')
  await openSite({ '/site/order': { body: `${ways}<div style="height:1500px"></div>${tag}` } }, '/site/order')
  await shop.page.evaluate(() => document.querySelector('storefront-root')!.scrollIntoView())
  await expectShop()
  await guarded()
  await page.evaluate(() => {
    Object.assign(document.querySelector('storefront-root')!, { isFirst: true })
    window.scrollTo(0, 0)
  })
  await link('My cart').click()
  await cart()
  const top = () => page.evaluate(() => document.querySelector('storefront-root')!.getBoundingClientRect().top)
  // Its products may be out of view.
  const menu = () => page.getByRole('heading', { level: 1, name: /queen west/i }).waitFor()
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(100)
  await follow('All products')
  await menu()
  expect(hash()).toBe('#/queen-west')
  await page.goBack()
  await cart()
  await page.goBack()
  await menu()
  expect(hash()).toBe('')
  expect(asked).toEqual(['/site/order'])
  expect(await page.evaluate(() => 'isFirst' in document.querySelector('storefront-root')!)).toBe(true)
  expect(shop.complaints).toEqual([])
})

const frame = (content: string) => `<turbo-frame id="shop">${content}</turbo-frame>`

test.each([
  ['a frame with the tag', {}, tag],
  ['a frame with an element and the script', {}, mark + script],
  ['a frame with an element, of a page with the script', { head: script }, mark]
])('%s brings a shop that works, and takes it away', async (_, { head = '' }: { head?: string }, html) => {
  const { page } = shop
  await openSite({
    '/site/about': { head, body: frame('<a href="/site/part">Order here</a>') },
    '/site/part': { body: frame(`${html}<a href="/site/gone">Close</a>`) },
    '/site/gone': { body: frame('Closed') }
  })
  await follow('Order here')
  await expectShop()
  await guarded()
  await addFirst(page)
  await cartWay(page).click()
  await cart()
  await page.goBack()
  await expectShop()
  expect(asked).toEqual(['/site/about', '/site/part'])
  await follow('Close')
  await page.getByText('Closed').waitFor()
  await expect.poll(roots).toBe(0)
  expect(shop.complaints).toEqual([])
})

test.each([
  ['the tag', {}, tag],
  ['an element and the script', {}, mark + script],
  ['an element, on a page with the script', { head: script }, mark]
])(
  'a stream with %s brings a shop that works, and takes it away',
  async (_, { head = '' }: { head?: string }, html) => {
    const { page } = shop
    await openSite({ '/site/about': { head, body: '<main id="here"></main>' } })
    const stream = (content: string) =>
      page.evaluate(
        given =>
          (window as unknown as { Turbo: { renderStreamMessage(html: string): void } }).Turbo.renderStreamMessage(
            `<turbo-stream action="update" target="here"><template>${given}</template></turbo-stream>`
          ),
        content
      )
    await stream(html)
    await expectShop()
    await guarded()
    await addFirst(page)
    await cartWay(page).click()
    await cart()
    await page.goBack()
    await expectShop()
    expect(asked).toEqual(['/site/about'])
    await stream('Closed')
    await expect.poll(roots).toBe(0)
    expect(shop.complaints).toEqual([])
  }
)
