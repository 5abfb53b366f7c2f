import type { Frame, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Handle } from '../../../src/loader/handle.ts'
import { leftovers, noteLeftovers } from '../support/leftovers.ts'
import { type OtherSite, startOtherSite } from '../support/other-site.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, bringIntoView, cartWay, isStill, keepToastOfAdding, passGate, press } from '../support/shopper.ts'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

const mark = (more = '') => `<div data-storefront data-mode="frame" data-api="${shop.server.url}" ${more}></div>`
const script = () => `<script async src="${shop.server.url}/storefront.js"></script>`

/** Opens a page of another site with this body. */
async function openSite(body = mark() + script(), path = '/shop'): Promise<void> {
  site.body = body
  await shop.page.goto(site.origin + path)
}

async function framed(nth = 0): Promise<Frame> {
  const handle = await shop.page.locator('storefront-root iframe').nth(nth).elementHandle()
  return (await handle?.contentFrame())!
}

/** Opens the menu of a store, past the gate. */
async function openMenu(path = '/shop#/queen-west'): Promise<Frame> {
  await openSite(mark() + script(), path)
  const frame = await framed()
  await passGate(frame)
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  await fits(frame)
  return frame
}

/** Waits until the frame is as tall as its page. */
async function fits(frame: Frame): Promise<void> {
  const over = () =>
    frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height) - innerHeight)
  await expect.poll(over).toBe(0)
}

test('the script makes a frame that may locate and pay, and that grows with the shop in it', async () => {
  const frame = await openMenu()
  const element = shop.page.locator('storefront-root iframe')
  expect(await element.getAttribute('title')).toBe('Shop')
  expect(await element.getAttribute('allow')).toMatch(/geolocation.*payment/)
  const { origin, pathname, searchParams } = new URL(frame.url())
  expect([origin, pathname, searchParams.get('iframe')]).toEqual([shop.server.url, '/frame', '1'])
  expect(await frame.evaluate(() => innerHeight)).toBeGreaterThan(5000)
  expect(shop.complaints.filter(text => !text.startsWith('requestStorageAccess'))).toEqual([])
})

const hash = () => new URL(shop.page.url()).hash
const top = () => shop.page.evaluate(() => Math.round(scrollY))
const entries = () => shop.page.evaluate(() => history.length)

/** Scrolls the page far down the menu. */
async function farDown(frame: Frame): Promise<void> {
  await bringIntoView(frame.locator('[data-category]').nth(3))
  await isStill(shop.page)
  await shop.page.evaluate(() => window.scrollBy(0, 100))
  await isStill(shop.page)
  expect(await top()).toBeGreaterThan(2000)
}

test('each screen has one entry in the history of the page, and Back returns to the place in the menu that was left', async () => {
  const frame = await openMenu()
  await addFirst(frame)
  await farDown(frame)
  const [before, count] = [await top(), await entries()]
  // As a shopper does, who presses what is in view: the browser is driven with a scroll to it else.
  await cartWay(frame).evaluate((way: HTMLElement) => way.click())
  await press(frame, frame.getByRole('link', { name: /^checkout/i }))
  await frame.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await isStill(shop.page)
  expect(hash()).toBe('#/queen-west/checkout')
  expect(await top()).toBeLessThan(320)
  // The cart, and the checkout.
  expect(await entries()).toBe(count + 2)
  await shop.page.goBack()
  await frame.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await shop.page.goBack()
  await expect.poll(hash).toBe('#/queen-west')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  expect(frame.url()).toMatch(/#\/queen-west$/)
  await shop.page.goForward()
  await expect.poll(hash).not.toBe('#/queen-west')
})

test('a link on the page opens its screen in the frame, and a fragment of the page leaves it as it is', async () => {
  const frame = await openMenu('/shop#/kensington')
  await frame.getByRole('heading', { level: 1, name: /kensington/i }).waitFor()
  await shop.page.evaluate(() => void (location.hash = '#/queen-west'))
  await frame.getByRole('heading', { level: 1, name: /queen west/i }).waitFor()
  await shop.page.evaluate(() => void (location.hash = '#contact'))
  await isStill(shop.page)
  await frame.getByRole('heading', { level: 1, name: /queen west/i }).waitFor()
  await shop.page.goBack()
  await shop.page.goBack()
  await frame.getByRole('heading', { level: 1, name: /kensington/i }).waitFor()
  expect(hash()).toBe('#/kensington')
})

/** True if all of something in the frame is within the window. */
async function isInView(what: Locator): Promise<boolean> {
  const box = await what.boundingBox()
  return box !== null && box.height > 0 && box.y >= -1 && box.y + box.height <= 845
}

test('in a frame as tall as its page, sticky and floating parts, and dialogs opened by keyboard, are in view', async () => {
  const frame = await openMenu()
  await addFirst(frame)
  await farDown(frame)
  const search = frame.getByLabel(/^search the/i).first()
  const filters = frame.getByRole('button', { name: /^filters/i })
  for (const what of [cartWay(frame), search, filters]) await expect.poll(() => isInView(what)).toBe(true)
  const before = await top()
  await filters.focus()
  await shop.page.keyboard.press('Enter')
  const dialog = frame.getByRole('dialog')
  await expect.poll(() => isInView(dialog)).toBe(true)
  expect(Math.abs((await top()) - before)).toBeLessThan(3)
  await shop.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // What is found is above what is seen of a long menu.
  await press(frame, search)
  await shop.page.keyboard.type('flower')
  const results = frame.getByRole('heading', { level: 2 }).first()
  await expect.poll(() => isInView(results)).toBe(true)
  await shop.page.keyboard.press('Escape')
  await expect.poll(hash).toBe('#/queen-west')
  await fits(frame)
  // Everything follows the window.
  await farDown(frame)
  await shop.page.evaluate(() => window.scrollBy(0, -700))
  for (const what of [cartWay(frame), search, filters]) await expect.poll(() => isInView(what)).toBe(true)
})

test('in a frame as tall as its page, a toast is in the visible part, and follows the window', async () => {
  const frame = await openMenu()
  await farDown(frame)
  const close = await keepToastOfAdding(frame)
  const buttons = frame.getByRole('button', { name: /^add/i })
  const { y: top = 0 } = (await (await frame.frameElement()).boundingBox()) ?? {}
  // One that is in view, as a shopper presses; all are measured at once, because the list may still draw rows.
  const isSeen = (all: Element[], from: number) =>
    all.findIndex(one => Math.abs(from + one.getBoundingClientRect().top - 450) < 150)
  await press(frame, buttons.nth(await buttons.evaluateAll(isSeen, top)))
  await expect.poll(() => isInView(close)).toBe(true)
  await shop.page.evaluate(() => window.scrollBy(0, -900))
  await isStill(shop.page)
  await expect.poll(() => isInView(close)).toBe(true)
})

test('rows that are drawn above the visible part, and are not as tall as expected, do not move it', async () => {
  // Of one site, where rows are drawn before they are in view.
  const body = '<div data-storefront data-mode="frame" data-api="/"></div><script src="/storefront.js"></script>'
  await shop.openPage(body, { hash: '#/queen-west' })
  const frame = await framed()
  await passGate(frame)
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  await frame.locator('storefront-root').evaluate(root => {
    const style = document.createElement('style')
    style.textContent = '[data-category] [role=listitem] { margin-bottom: 90px }'
    root.shadowRoot!.append(style)
  })
  await fits(frame)
  await shop.page.evaluate(() => window.scrollTo(0, 4000))
  await isStill(shop.page)
  const seen = await frame.locator('[data-category] [role=listitem]').evaluateAll(cards => {
    const card = cards.find(one => one.getBoundingClientRect().top > 4000)
    return card?.querySelector('a')?.getAttribute('href')
  })
  const at = async () => (await frame.locator(`[data-category] a[href="${seen}"]`).first().boundingBox())!.y
  for (let step = 0; step < 8; step++) {
    const before = await at()
    await shop.page.evaluate(() => window.scrollBy({ top: -100, behavior: 'instant' }))
    await isStill(shop.page)
    await expect.poll(async () => Math.abs((await at()) - before - 100)).toBeLessThan(3)
  }
})

test('the events of the shop reach the page and its handle, and calls of the handle the shop', async () => {
  await openSite(`<div id="here"></div><script src="${shop.server.url}/storefront.js"></script>`, '/shop#/queen-west')
  await shop.page.evaluate(api => {
    const heard: [string, unknown][] = []
    const here = document.querySelector<HTMLElement>('#here')!
    const handle = window.Storefront!.mount(here, { api, mode: 'frame', analytics: 'datalayer' })
    for (const name of ['ready', 'line-added', 'cart-changed'] as const)
      handle.on(name, detail => heard.push([name, detail]))
    document.addEventListener('storefront:route', event => heard.push(['route', (event as CustomEvent).detail]))
    Object.assign(window, { heard, handle })
  }, shop.server.url)
  const frame = await framed()
  await passGate(frame)
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  await addFirst(frame)
  const heard = () => shop.page.evaluate(() => (window as unknown as { heard: [string, object][] }).heard)
  await expect
    .poll(async () => (await heard()).map(([name]) => name))
    .toEqual(expect.arrayContaining(['ready', 'line-added', 'cart-changed']))
  const count = () => shop.page.evaluate(() => (window as unknown as { handle: Handle }).handle.cart()?.items.length)
  await expect.poll(count).toBe(1)
  const layer = () => shop.page.evaluate(() => window.dataLayer?.map(one => (one as { event?: string }).event))
  await expect.poll(layer).toContain('add_to_cart')
  await shop.page.evaluate(() => (window as unknown as { handle: Handle }).handle.setLocale('fr-CA'))
  await frame
    .getByRole('link', { name: /^voir le panier/i })
    .first()
    .waitFor()
  expect(await shop.page.locator('iframe').getAttribute('title')).toBe('Boutique')
  await shop.page.evaluate(() => (window as unknown as { handle: Handle }).handle.navigate('/queen-west/cart'))
  await expect.poll(hash).toBe('#/queen-west/cart')
  await expect.poll(async () => (await heard()).at(-1)).toEqual(['route', { path: '/queen-west/cart' }])
})

test('messages of other windows and other origins change nothing', async () => {
  const frame = await openMenu()
  const element = shop.page.locator('storefront-root iframe')
  const height = () => element.evaluate(one => one.style.height)
  // The frame grows with its content until it is at rest.
  await isStill(shop.page)
  const before = await height()
  // From the page itself, as from any other window.
  await shop.page.evaluate(() => {
    window.postMessage({ type: 'storefront:height', height: 77 }, '*')
    window.postMessage({ type: 'storefront:frame', v: 1, kind: 'route', hash: '#/kensington', isNew: true }, '*')
  })
  // From the frame's window, after it has gone to another site.
  await frame.evaluate(() => parent.postMessage({ type: 'storefront:frame', v: 2, kind: 'back' }, '*'))
  await frame.evaluate(() => parent.postMessage({ type: 'storefront:frame', v: 1, kind: 'route', hash: 'x' }, '*'))
  await element.evaluate((one: HTMLIFrameElement) => {
    one.srcdoc =
      '<script>parent.postMessage({ type: "storefront:height", height: 77 }, "*"); parent.came = true</script>'
  })
  await shop.page.waitForFunction(() => (window as unknown as { came?: boolean }).came)
  await isStill(shop.page)
  expect(await height()).toBe(before)
  expect(hash()).toBe('#/queen-west')
})

test('two shops in frames stand on one page, of which the first has the address', async () => {
  await openSite(mark('data-location="queen-west"') + mark('data-location="kensington"') + script(), '/shop')
  const [first, second] = [await framed(0), await framed(1)]
  for (const frame of [first, second]) {
    // What is out of view draws no frames, so it would never be at rest.
    await (await frame.frameElement()).scrollIntoViewIfNeeded()
    await passGate(frame)
    await frame.getByRole('heading', { level: 2 }).first().waitFor()
  }
  await first.getByRole('heading', { level: 1, name: /queen west/i }).waitFor()
  await second.getByRole('heading', { level: 1, name: /kensington/i }).waitFor()
  await addFirst(second)
  await cartWay(second).evaluate((way: HTMLElement) => way.click())
  await second.getByRole('dialog').waitFor()
  expect(hash()).toBe('')
  await shop.page.evaluate(() => history.back())
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  expect(shop.complaints.filter(text => text.startsWith('Storefront'))).toEqual([])
})

test('unmount leaves nothing', { tags: 'core' }, async () => {
  await noteLeftovers(shop.page)
  await openSite(`<div id="here"></div><script src="${shop.server.url}/storefront.js"></script>`)
  const before = await leftovers(shop.page)
  await shop.page.evaluate(api => {
    const here = document.querySelector<HTMLElement>('#here')!
    Object.assign(window, { handle: window.Storefront!.mount(here, { api, mode: 'frame' }) })
  }, shop.server.url)
  const frame = await framed()
  await frame.getByRole('button', { name: /^yes/i }).waitFor()
  await fits(frame)
  await shop.page.evaluate(() => {
    ;(window as unknown as { handle: Handle }).handle.unmount()
    Reflect.deleteProperty(window, 'handle')
  })
  expect(await leftovers(shop.page)).toEqual(before)
})
